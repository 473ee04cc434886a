// The page: connects the server's messages, the compositor, the device and the controls.

import { CanvasSurface } from "./canvas-surface.js";
import { Compositor } from "./compositor.js";
import { Connection } from "./connection.js";
import { Controls } from "./controls.js";
import { DeviceView } from "./device.js";
import { GLSurface } from "./gl-surface.js";
import { Input } from "./input.js";
import { TextureStore } from "./textures.js";
import { LayerTree } from "./tree.js";

const version = 1;
const elements = Object.fromEntries([...document.querySelectorAll("[id]")].map((element) => [element.id, element]));
const tree = new LayerTree();
const textures = new TextureStore();
const wanted = new URLSearchParams(location.search);
const wantsCanvas = wanted.get("surface") === "canvas";
const surface = (wantsCanvas ? null : GLSurface.make(elements.screen)) ?? CanvasSurface.make(elements.screen);
const compositor = new Compositor(tree, textures, surface);
const device = new DeviceView(elements.frame, elements.screen, elements.cutout, () => schedule());

/** What happened, for tests and measurements. */
const stats = {
  frames: 0, messages: 0, bytes: 0, textures: 0, textureBytes: 0, drawMilliseconds: 0, latencies: [], deviceMilliseconds: [], sent: new Map(),
  reloads: 0,
};

let screen = null;
let isDue = false;
let isDrawn = false;
let answered = 0;
let lastSeen = 0;
let screenshotWaits = null;

function say(text, isAlert = false) {
  elements.status.textContent = text;
  elements.status.classList.toggle("alert", isAlert);
}

/**
 * Pixels for a point: as many as are seen of it, and no more than the device has. `?scale=native` draws the device's own, which
 * can be compared with its screenshot.
 */
function renderScale() {
  if (wanted.get("scale") === "native") return screen.scale;
  return Math.min(screen.scale, Math.max(0.5, device.point * devicePixelRatio));
}

function draw() {
  isDue = false;
  if (!screen || !tree.root) return;
  const start = performance.now();
  compositor.render(renderScale());
  stats.drawMilliseconds = performance.now() - start;
  stats.frames += 1;
  isDrawn = true;
  const sent = stats.sent.get(answered);
  if (sent !== undefined) {
    stats.latencies.push(performance.now() - sent);
    if (stats.latencies.length > 1000) stats.latencies.shift();
    for (const key of stats.sent.keys()) if (key <= answered) stats.sent.delete(key);
  }
}

function schedule() {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(draw);
}

function take(message) {
  if (message.screen) {
    screen = message.screen;
    device.show(screen);
    input.size = screen.size;
    controls.show(screen, message.settings);
    document.title = `${screen.device} · Inset`;
    elements.name.textContent = screen.device;
    elements.system.textContent = `iOS ${screen.os} · ${screen.size.join(" × ")} points at ${screen.scale}x`;
  }
  tree.take(message);
  answered = message.sequence ?? answered;
  stats.deviceMilliseconds.push(message.cost ?? 0);
  if (stats.deviceMilliseconds.length > 1000) stats.deviceMilliseconds.shift();
  schedule();
  if (message.type === "tree" || message.frame - lastSeen >= 20) {
    lastSeen = message.frame;
    connection.send({ type: "seen", frame: message.frame });
  }
}

function showProblems({ lines, scenes, milliseconds, isBroken }) {
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
  elements["notes-title"].textContent = isBroken ? "The document can't be shown as it is now" : `${lines.length} ${lines.length === 1 ? "note" : "notes"}`;
  if (isBroken) elements.notes.open = true;
  if (scenes.length > 0) controls.showScenes(scenes);
  if (isBroken) say(tree.root ? "The screen stays as it was until the document can be read again." : "There is nothing to show yet.", true);
  if (isBroken || milliseconds === undefined) return;
  stats.reloads += 1;
  say(stats.reloads > 1 ? `Updated in ${Math.round(milliseconds)} ms` : `Ready in ${Math.round(milliseconds)} ms`);
}

const handlers = {
  state(state) {
    document.body.dataset.connection = state;
    if (state === "lost") say("The server has gone; trying again…", true);
    else say("Connected");
  },
  message(message, bytes) {
    stats.messages += 1;
    stats.bytes += bytes;
    switch (message.type) {
      case "tree": case "difference": return take(message);
      case "forget": textures.forget(message.textures); return undefined;
      case "problems": return showProblems(message);
      case "running":
        if (message.version !== version) location.reload();
        document.body.dataset.device = "running";
        elements.ended.hidden = true;
        return undefined;
      case "ended":
        document.body.dataset.device = "ended";
        elements.ended.hidden = false;
        elements.reason.textContent = message.reason;
        say("The device has stopped.", true);
        return undefined;
      default: return undefined;
    }
  },
  async texture(message) {
    stats.textures += 1;
    stats.textureBytes += message.data.byteLength;
    await textures.take(message);
  },
  screenshot(bytes) {
    const blob = new Blob([bytes], { type: "image/png" });
    if (screenshotWaits) {
      screenshotWaits(blob);
      screenshotWaits = null;
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = `${screen.device} iOS ${screen.os}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    say("The screenshot is in your downloads.");
  },
};

const connection = new Connection(handlers);
const send = (message) => {
  if (message.sequence) stats.sent.set(message.sequence, performance.now());
  connection.send(message);
};
const controls = new Controls(elements, send);
const input = new Input(elements.screen, (event) => device.place(event), send);
elements.zoom.addEventListener("input", () => {
  device.zoom = Number(elements.zoom.value);
  device.fit();
});
elements.surface.textContent = surface.name;

/** For tests and measurements: what is shown, and the server's own picture of it. */
window.inset = {
  stats, tree, textures, connection, surface,
  get screen() { return screen; },
  get isDrawn() { return isDrawn && !isDue; },
  screenshot() {
    return new Promise((resolve) => {
      screenshotWaits = async (blob) => resolve([...new Uint8Array(await blob.arrayBuffer())]);
      connection.send({ type: "screenshot" });
    });
  },
};
