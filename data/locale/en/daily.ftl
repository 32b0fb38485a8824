## The deal of the day

refusal-day-hint = No hints in a daily deal: everyone plays the same cards with their own head. **Rules** is behind **More**.
refusal-day-move = No move is taken back in a daily deal: everyone has one try. This is how it stands.
