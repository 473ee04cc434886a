// The page of one device: its settings, what is odd about the document, and what a screen reader finds on the screen.

import { AccessibilityTree } from "./accessibility.js";
import { Controls } from "./controls.js";
import { FileDrop } from "./files.js";
import { copy } from "./pasteboard.js";
import { Animation, Film } from "./recording.js";
import { DeviceScreen } from "./screen.js";

const elements = Object.fromEntries([...document.querySelectorAll("[id]")].map((element) => [element.id, element]));
const options = Object.fromEntries(new URLSearchParams(location.search));

function say(text, isAlert = false) {
  elements.status.textContent = text;
  elements.status.classList.toggle("alert", isAlert);
}

function showScreen(screen, settings) {
  controls.show(screen, settings);
  document.title = `${screen.device} · Inset`;
  elements.name.textContent = screen.device;
  elements.system.textContent = `iOS ${screen.os} · ${screen.size.join(" × ")} points at ${screen.scale}x`;
  elements.away.hidden = !screen.isAway && !screen.isLocked;
  elements.away.classList.toggle("locked", screen.isLocked);
  elements.return.textContent = screen.isLocked ? "Unlock" : "Back to the app";
  const volume = Math.round(screen.volume * 100);
  if (live.volume !== undefined && volume !== live.volume) say(`Volume ${volume} %`);
  live.volume = volume;
}

/** Why apps of the home screen ended, the last one first: what a process says of itself takes none of it back. */
const crashes = [];

function showProblems({ lines: own, scenes, milliseconds, isBroken }) {
  const lines = [...crashes, ...own];
  elements.problems.replaceChildren(...lines.map((line) => {
    const item = document.createElement("li");
    const place = line.match(/^([^\s:]+:\d+(?::\d+)?): /);
    if (place) {
      const where = document.createElement("code");
      where.textContent = place[1];
      item.append(where, " ", line.slice(place[0].length));
    } else {
      item.textContent = line;
    }
    return item;
  }));
  elements.notes.hidden = lines.length === 0;
  elements.notes.classList.toggle("broken", isBroken);
  const what = live.screen?.isApp ? "The app can't be built as it is now" : "The document can't be shown as it is now";
  elements["notes-title"].textContent = isBroken ? what : `${lines.length} ${lines.length === 1 ? "note" : "notes"}`;
  if (isBroken) elements.notes.open = true;
  if (scenes.length > 0) controls.showScenes(scenes);
  if (isBroken) say(live.tree.root ? "The screen stays as it was until that is mended." : "There is nothing to show yet.", true);
  if (isBroken || milliseconds === undefined) return;
  live.stats.reloads += 1;
  say(live.stats.reloads > 1 ? `Updated in ${Math.round(milliseconds)} ms` : `Ready in ${Math.round(milliseconds)} ms`);
}

const live = new DeviceScreen(elements, options, {
  state(state) {
    document.body.dataset.connection = state;
    if (state === "lost") say("The server has gone; trying again…", true);
    else say("Connected");
  },
  screen: showScreen,
  surface: ({ name }) => { elements.surface.textContent = name; },
  problems: showProblems,
  running() {
    document.body.dataset.device = "running";
    elements.ended.hidden = true;
  },
  ended(reason) {
    document.body.dataset.device = "ended";
    elements.ended.hidden = false;
    elements.reason.textContent = reason;
    say("The device has stopped.", true);
  },
  crashed({ name, reason }) {
    crashes.unshift(reason);
    crashes.splice(5);
    showProblems({ lines: [], scenes: [], isBroken: false });
    elements.notes.open = true;
    say(`${name} has stopped.`, true);
  },
  place({ done, count, problem }) {
    const what = live.screen?.isApp ? "Launched again" : "Updated";
    if (!problem) say(`${what}, where you were.`);
    else if (count === 0) say(`${what}. ${problem}`, true);
    else say(`${what}; ${done} of ${count} steps led back to where you were. ${problem}`, true);
  },
  file: ({ name, problem }) => say(problem ? `${name}: ${problem}` : `${name} is in the app's Documents.`, Boolean(problem)),
  pasteboard: (text) => copy(text, say),
  refused: (reason) => say(reason, true),
  elements: (found) => accessibility.show(found, live.screen.size),
  sent: ({ type }) => { if (type !== "elements") accessibility.hurry(); },
  changed: () => accessibility.changed(),
});

function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const controls = new Controls(elements, (message) => live.send(message));
const accessibility = new AccessibilityTree(elements.elements, (message) => live.send(message));
new FileDrop(elements.frame, live.connection, say);
let recording = null;

elements.screenshot.addEventListener("click", async () => {
  save(await live.screenshot(), `${live.screen.device} iOS ${live.screen.os}.png`);
  say("The screenshot is in your downloads.");
});
if (!Film.isPossible) elements.recordAs.querySelector("[value=film]").remove();
elements.record.addEventListener("click", async () => {
  const isRunning = recording !== null;
  elements.record.setAttribute("aria-pressed", !isRunning);
  elements.recordAs.disabled = !isRunning;
  if (!isRunning) {
    recording = elements.recordAs.value === "film" ? new Film(elements.screen)
      : new Animation(elements.screen, () => live.stats.frames, () => elements.record.click());
    say("Recording…");
    return;
  }
  const done = recording;
  recording = null;
  save(await done.stop(), `${live.screen.device} iOS ${live.screen.os}.${done.ending}`);
  say("The recording is in your downloads.");
});
elements.return.addEventListener("click", () => live.send({ type: "home" }));
elements.zoom.addEventListener("input", () => {
  live.device.zoom = Number(elements.zoom.value);
  live.device.fit();
});
elements.surface.textContent = live.surface.name;

/** For tests and measurements: what is shown, and the server's own picture of it. */
window.inset = {
  live, stats: live.stats, tree: live.tree, textures: live.textures, connection: live.connection,
  get screen() { return live.screen; },
  get surface() { return live.surface; },
  get hasPicture() { return live.hasPicture; },
  get isDrawn() { return live.isDrawn; },
  async screenshot() { return [...new Uint8Array(await (await live.screenshot()).arrayBuffer())]; },
};
