// Keeps the newest change in view, and says when something takes long. `sandbox.js` announces what is asked.
(() => {
  const LONG = 1000; // milliseconds until a press shows that it is under way
  const QUIET = 200; // milliseconds after SimCord's own scrolling; a later one is a person's
  const words = JSON.parse(document.querySelector('meta[name="seven-seas-words"]').content);
  const said = new WeakMap(); // what each message showed last
  let timeline;
  let follows = true; // until somebody scrolls; every press and command begins it again
  let followed = null; // the message whose end is kept in view
  let answered = null; // the message whose press was answered just now, "" for a command
  let opens = true; // whether all messages are new to these eyes
  let moved = 0; // when SimCord scrolled last, perhaps

  // All that a message shows but for the time, which passes by itself.
  function content(message) {
    const times = [...message.querySelectorAll("time")].map((time) => time.textContent);
    const pictures = [...message.querySelectorAll("img")].map((image) => image.alt);
    const buttons = [...message.querySelectorAll("button")].map((button) => button.className);
    return [times.reduce((text, time) => text.replace(time, ""), message.textContent), ...pictures, ...buttons].join("\n");
  }

  // One's own new answer comes first, then the message that was pressed, then whatever changed last.
  function look() {
    moved = performance.now();
    const all = [...timeline.querySelectorAll("article.channel-message")];
    const changed = all.filter((message) => said.get(message) !== content(message));
    const own = changed.findLast((message) => !said.has(message) && message.querySelector(".message-ephemeral-note"));
    changed.forEach((message) => said.set(message, content(message)));
    if (changed.length) {
      const pressed = changed.find((message) => answered && message.dataset.messageId === answered);
      const going = answered === null && followed?.isConnected ? followed : changed.at(-1);
      followed = opens ? all.at(-1) : own || pressed || going;
      answered = null;
      opens = false;
    }
    place();
  }

  // As far down as the followed message stays whole; one that is too tall shows its end, with the buttons.
  function place() {
    moved = performance.now();
    if (!follows || !followed?.isConnected) return;
    const room = timeline.clientHeight;
    const box = followed.getBoundingClientRect();
    const top = timeline.scrollTop + box.top - timeline.getBoundingClientRect().top;
    const wanted = Math.min(timeline.scrollHeight - room, top + Math.max(0, box.height - room));
    if (Math.abs(timeline.scrollTop - wanted) > 1) timeline.scrollTop = wanted;
  }

  // The line above the field for typing.
  const line = document.createElement("div");
  line.id = "seven-seas-status";
  line.setAttribute("role", "status");
  let late;
  let trouble = "";
  function tell(text) {
    if (line.textContent !== text) line.textContent = text;
  }
  function begun(action) {
    late = setTimeout(() => {
      tell(words.busy);
      line.classList.add("seven-seas-busy");
      document.querySelector(`[data-control-key="${CSS.escape(action.control_key || "")}"]`)?.classList.add("seven-seas-busy");
    }, LONG);
  }
  function ended() {
    clearTimeout(late);
    document.querySelectorAll(".seven-seas-busy").forEach((element) => element.classList.remove("seven-seas-busy"));
    tell(trouble);
  }
  document.addEventListener("seven-seas-asked", ({ detail }) => {
    if (detail.kind === "viewer") opens = true;
    else begun(detail);
  });
  document.addEventListener("seven-seas-answered", ({ detail }) => {
    follows = true;
    answered = detail.target_id || "";
    ended();
  });

  // Of SimCord's messages about itself, only trouble is told.
  function tellTrouble() {
    const { textContent: text } = document.getElementById("action-status");
    const before = trouble;
    trouble = /uncertain|not completed/.test(text) ? words.unsure : /interrupted|unavailable|closed|ended/.test(text) ? words.lost : "";
    if (trouble !== before) tell(trouble);
  }

  document.addEventListener("DOMContentLoaded", () => {
    timeline = document.getElementById("channel-timeline");
    document.getElementById("channel-composer").prepend(line);
    new MutationObserver(look).observe(timeline, { childList: true, subtree: true, characterData: true });
    new MutationObserver(tellTrouble).observe(document.getElementById("action-status"), { childList: true, characterData: true, subtree: true });
    // SimCord puts the view back after it has drawn, and when a size changes; this comes after it.
    new MutationObserver(place).observe(document.getElementById("preview-app"), { attributeFilter: ["aria-busy"] });
    const sizes = new ResizeObserver(() => requestAnimationFrame(place));
    sizes.observe(timeline);
    sizes.observe(document.getElementById("channel-message-list"));
    const stop = () => { follows = false; };
    for (const kind of ["wheel", "touchmove"]) timeline.addEventListener(kind, stop, { passive: true });
    timeline.addEventListener("scroll", () => {
      if (performance.now() - moved > QUIET) stop();
    }, { passive: true });
    document.getElementById("channel-topic").addEventListener("click", ({ target }) => target.classList.toggle("seven-seas-whole"));
  });
})();
