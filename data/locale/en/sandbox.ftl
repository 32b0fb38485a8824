sandbox-greeting =
    ## Welcome to the harbour
    This is the real bot on a pretend Discord: nothing leaves this machine.
    { "**1." }** Type `/table open` below and send it. **2.** Switch **Viewing as** (top left) to another member and press **Join**, or press **Add computer**. **3.** As the first member again, press **Start**, then **My hand**.
    `/help` tells the rest.
