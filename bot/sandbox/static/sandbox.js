// What SimCord's page lacks: eyes that a reload keeps, commands as easy as on Discord, countdowns.
(() => {
  // An address that is the same in every run may be typed without its end.
  if (!location.hash) history.replaceState(null, "", "#harbour");

  const VIEWER = "seven-seas-viewer";
  const OWN = new Set(["click", "select", "modal_submit", "run_command", "send_message", "viewer"]);
  const descriptions = new Map();
  let invocations = [];
  const send = window.fetch.bind(window);

  function learn(catalogue) {
    invocations = (catalogue.entries || []).map((entry) => `/${entry.invocation}`);
    for (const entry of catalogue.entries || [])
      for (const option of entry.options) descriptions.set(`/${entry.invocation} ${option.name}`, option.description);
  }

  // A page begins with the eyes of the first member, unless it asks for others.
  async function opened(path, request) {
    const viewer = sessionStorage.getItem(VIEWER);
    if (viewer) {
      const answer = await send(path, { ...request, body: JSON.stringify({ viewer_id: viewer }) });
      if (answer.ok) return answer;
    }
    return send(path, request);
  }

  function announce(name, detail) {
    document.dispatchEvent(new CustomEvent(`seven-seas-${name}`, { detail }));
  }
  async function acted(path, request) {
    const action = JSON.parse(request.body);
    if (action.kind === "viewer") sessionStorage.setItem(VIEWER, action.viewer_id);
    if (!OWN.has(action.kind)) return send(path, request);
    announce("asked", action);
    try {
      return await send(path, request);
    } finally {
      announce("answered", action);
    }
  }

  window.fetch = async (path, request) => {
    if (path === "/api/pages" && request?.method === "POST") return opened(path, request);
    if (path === "/api/action" && typeof request?.body === "string") return acted(path, request);
    const answer = await send(path, request);
    if (path === "/api/commands" && answer.ok) learn(await answer.clone().json());
    // The bot was restarted, or the page was left alone for long: it begins anew.
    if (path === "/api/state" && [401, 410].includes(answer.status)) location.reload();
    return answer;
  };

  // SimCord asks for suggestions once something is typed: type nothing, once for each option.
  const asked = new WeakMap();
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(".command-option-input") || target.value) return;
    const row = target.closest(".command-row");
    if (!asked.has(row)) asked.set(row, new Set());
    if (asked.get(row).has(target.dataset.option)) return;
    asked.get(row).add(target.dataset.option);
    target.dispatchEvent(new Event("input", { bubbles: true }));
  });

  // On Discord Enter sends a command; SimCord would add the first option that it offers, unless one was walked to.
  // It drops what is sent while something is under way, and then draws the command again, without the focus.
  const WAIT = 50; // milliseconds
  let walked = false;
  let waiting;
  let typing = false; // whether the command was sent by Enter
  let returns = false; // whether it is answered, so that the next one can be typed at once
  function submit() {
    const form = document.querySelector(".command-chip")?.closest("form");
    clearTimeout(waiting);
    if (document.getElementById("send-message").disabled) waiting = setTimeout(submit, WAIT);
    else form?.requestSubmit();
  }
  document.addEventListener("seven-seas-answered", ({ detail }) => {
    returns = typing && detail.kind === "run_command";
    typing = false;
  });
  function goOn() {
    const field = document.getElementById("channel-composer-input");
    if (!returns || !field) return;
    returns = false;
    if (document.activeElement === document.body) field.focus();
  }
  function isChosen(field) {
    return field.matches(".command-option-input") && !document.querySelector(".command-popup:not([hidden])");
  }
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    const command = document.querySelector(".command-chip");
    const ends = target === command || target === document.body || isChosen(target);
    const sends = key === "Enter" && !walked && command && ends;
    if (key === "Enter") typing = true;
    walked = key === "ArrowDown" || key === "ArrowUp";
    if (!sends) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    submit();
  }, true);

  // Once a value is chosen its list is closed: SimCord opens it again, and the next Enter would choose its first value.
  document.addEventListener("click", ({ target }) => {
    const field = document.activeElement;
    if (target.closest(".command-context-close")) type(""); // SimCord leaves the command there as text
    const value = target.closest(".command-suggestion");
    if (!value || value.querySelector(".command-suggestion-ellipsis") || !field.matches(".command-option-input") || !field.value) return;
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    field.setSelectionRange(field.value.length, field.value.length);
  });

  document.addEventListener("keydown", ({ target, key }) => {
    if (key === "Backspace" && target.matches(".command-chip")) type("");
  });

  // A command never goes out as text, not even behind another one that was left in the field: it is chosen.
  function type(text) {
    const field = document.getElementById("channel-composer-input");
    if (!field) return;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  document.addEventListener("submit", (event) => {
    const field = document.getElementById("channel-composer-input");
    const typed = /\/[^/]*$/.exec(field?.value.startsWith("/") ? field.value : "")?.[0];
    const command = invocations.filter((name) => `${typed} `.startsWith(`${name} `)).sort((a, b) => b.length - a.length)[0];
    if (!command) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    type(command);
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  }, true);

  // Says what each option is for, where SimCord lists the options of a command.
  function explain(item) {
    const command = document.querySelector(".command-chip")?.textContent;
    const text = descriptions.get(`${command} ${item.dataset.value}`);
    if (!text || !item.querySelector(".command-suggestion-ellipsis") || item.querySelector(".seven-seas-description")) return;
    const line = document.createElement("span");
    line.className = "seven-seas-description";
    line.textContent = text;
    item.append(line);
  }

  // What SimCord says in English, around the messages' own text, in the page's language.
  const words = JSON.parse(document.querySelector('meta[name="seven-seas-words"]').content);
  const pattern = (text) => new RegExp(`^${text.replace(/[^{}\p{L} ]/gu, "\\$&").replace("{}", "(.+)")}$`);
  const spoken = Object.entries(words.spoken).filter(([english, said]) => english !== said)
    .sort(([one], [other]) => other.length - one.length)
    .map(([english, said]) => [pattern(english), said, pattern(said)]);
  const OWN_TEXT = ".message-content, .component-container, .component-button, .preview-select";
  function inLanguage(text) {
    if (spoken.some(([, , translated]) => translated.test(text.trim()))) return text; // French has "Message" as well
    for (const [english, said] of spoken) {
      const found = english.exec(text.trim());
      if (found) return text.replace(text.trim(), said.replace("{}", found[1]));
    }
    return text;
  }
  function translate(element) {
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
      const said = inLanguage(node.data);
      if (said !== node.data) node.data = said;
    }
    for (const name of ["aria-label", "placeholder", "title"]) {
      const text = element.getAttribute(name);
      const said = text && inLanguage(text);
      if (said !== text) element.setAttribute(name, said);
    }
  }
  function translateAll() {
    if (!spoken.length) return;
    document.querySelectorAll("body *").forEach((element) => { if (!element.closest(OWN_TEXT)) translate(element); });
  }

  // SimCord writes "in 59 seconds" once; on Discord it counts.
  const units = [["second", 1], ["minute", 60], ["hour", 3600], ["day", 86400], ["week", 604800]];
  const relative = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  function counts(text) {
    const number = Number(/\d+/.exec(text)?.[0] ?? 0);
    return units.some(([unit]) => [number, -number, 1, -1].some((amount) => relative.format(amount, unit) === text));
  }
  function count(time) {
    if (!counts(time.textContent)) return;
    const seconds = (Date.parse(time.dateTime) - Date.now()) / 1000;
    const [unit, length] = units.findLast(([, length]) => Math.abs(seconds) >= length) || units[0];
    const text = relative.format(Math.round(seconds / length), unit);
    if (time.textContent !== text) time.textContent = text;
  }
  setInterval(() => document.querySelectorAll("time.discord-timestamp").forEach(count), 1000);

  // A browser breaks lines beside any picture; phones only where there is a space that lets them.
  function hold(image) {
    if (image.parentElement.matches(".seven-seas-card")) return;
    const card = document.createElement("span");
    card.className = "seven-seas-card";
    const parts = [image];
    const { previousSibling: before, nextSibling: after } = image;
    const begins = before?.nodeType === Node.TEXT_NODE ? /[^ \n]+$/.exec(before.data) : null;
    if (begins) parts.unshift(before.splitText(begins.index));
    const ends = after?.nodeType === Node.TEXT_NODE ? /^[^ \n]+/.exec(after.data) : null;
    if (ends) {
      after.splitText(ends[0].length);
      parts.push(after);
    }
    if (parts.length === 1) return;
    image.before(card);
    card.append(...parts);
  }

  document.addEventListener("DOMContentLoaded", () => {
    new MutationObserver(() => {
      document.querySelectorAll(".command-suggestion").forEach(explain);
      document.querySelectorAll("img.custom-emoji").forEach(hold);
      translateAll();
      goOn();
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributeFilter: ["placeholder", "title"] });
  });
})();
