// A device that lives: what the server tells of it, the compositor that draws it, and what is sent back.

import { CanvasSurface } from "./canvas-surface.js";
import { Compositor } from "./compositor.js";
import { Connection } from "./connection.js";
import { DeviceView } from "./device.js";
import { FirstPicture } from "./first-picture.js";
import { GLSurface } from "./gl-surface.js";
import { Input } from "./input.js";
import { parseStill, TextureStore } from "./textures.js";
import { LayerTree } from "./tree.js";

const version = 3;
const most = 1000;

/** Calls a function when what has come so far is taken in; sooner than a timer would. */
const soon = (() => {
  const { port1, port2 } = new MessageChannel();
  const waiting = [];
  port1.onmessage = () => waiting.shift()();
  return (action) => {
    waiting.push(action);
    port2.postMessage(null);
  };
})();

export class DeviceScreen {
  /**
   * Draws into `parts`: frame, screen (a canvas) and cutout. `options`: socket (a name), surface ("canvas" draws without a GPU,
   * "gl" with it from the first picture on), scale ("native" draws the device's own pixels, which can be compared with its
   * screenshot). `handlers`, all optional: state, screen, surface, problems, place, running, ended, crashed, file, pasteboard,
   * hierarchy, elements, screenshot, sent, changed, refused.
   */
  constructor(parts, options = {}, handlers = {}) {
    Object.assign(this, { options, handlers, screen: null, settings: null });
    // First: the device's picture is on its way while the browser makes ready to draw it.
    this.connection = new Connection({
      state: (state) => this.#tell("state", state),
      message: (message, bytes) => this.#message(message, bytes),
      texture: (message) => this.#texture(message),
      screenshot: (bytes) => this.#screenshot(bytes),
      still: (message) => this.#still(message),
    }, options.socket);
    this.tree = new LayerTree();
    this.textures = new TextureStore();
    this.first = options.surface ? null : new FirstPicture(parts.screen);
    this.surface = this.first?.surface ?? (options.surface === "canvas" ? null : GLSurface.make(parts.screen))
      ?? CanvasSurface.make(parts.screen);
    this.compositor = new Compositor(this.tree, this.textures, this.surface);
    this.device = new DeviceView(parts.frame, parts.screen, parts.cutout, () => this.schedule());
    /** What happened, for tests and measurements. */
    this.stats = {
      frames: 0, messages: 0, trees: 0, bytes: 0, textures: 0, textureBytes: 0, drawMilliseconds: 0, latencies: [], deviceMilliseconds: [],
      sent: new Map(), reloads: 0,
    };
    this.isDue = false;
    /** Whether nothing was drawn since the browser's last frame, and whether the next one is waited for. */
    this.isResting = true;
    this.isWaiting = false;
    this.hasDrawn = false;
    /** Whether the device can be seen, if only as it was when it started. */
    this.hasPicture = false;
    this.answered = 0;
    this.lastSeen = 0;
    this.waiting = null;
    this.input = new Input(parts.screen, (event) => this.device.place(event), (message) => this.send(message));
    this.input.refused = (reason) => this.#tell("refused", reason);
  }

  #tell(name, ...values) { this.handlers[name]?.(...values); }

  /** Whether all that has come is drawn, by what draws from now on. */
  get isDrawn() { return this.hasDrawn && !this.isDue && !this.first; }

  send(message) {
    if (message.sequence) this.stats.sent.set(message.sequence, performance.now());
    this.connection.send(message);
    this.#tell("sent", message);
  }

  /** The server's own picture of the screen, a PNG. */
  screenshot() {
    return new Promise((resolve) => {
      this.waiting = resolve;
      this.connection.send({ type: "screenshot" });
    });
  }

  /**
   * Draws soon: at once where nothing was drawn since the browser's last frame, so that its next one has it; else with the next
   * one. What has come together is drawn together.
   */
  schedule() {
    if (this.isDue) return;
    this.isDue = true;
    if (this.isResting) soon(() => this.#draw());
    else this.isWaiting = true;
  }

  #rest() {
    this.isResting = false;
    requestAnimationFrame(() => {
      this.isResting = true;
      if (!this.isWaiting) return;
      this.isWaiting = false;
      this.#draw();
    });
  }

  /** Pixels for a point: as many as are seen of it, and no more than the device has. */
  get #scale() {
    if (this.options.scale === "native") return this.screen.scale;
    return Math.min(this.screen.scale, Math.max(0.25, this.device.point * devicePixelRatio));
  }

  #draw() {
    this.isDue = false;
    if (!this.screen || !this.tree.root) return;
    this.#rest();
    const { stats } = this;
    const start = performance.now();
    this.compositor.render(this.#scale);
    stats.drawMilliseconds = performance.now() - start;
    stats.frames += 1;
    this.hasDrawn = this.hasPicture = true;
    this.first?.follow((surface) => this.#change(surface));
    const sent = stats.sent.get(this.answered);
    if (sent === undefined) return;
    stats.latencies.push(performance.now() - sent);
    if (stats.latencies.length > most) stats.latencies.shift();
    for (const key of stats.sent.keys()) if (key <= this.answered) stats.sent.delete(key);
  }

  /** Draws by another surface: the same picture, in the same frame as the former one goes. */
  #change(surface) {
    Object.assign(this, { surface });
    this.compositor.surface = surface;
    this.compositor.render(this.#scale);
    this.first.remove();
    this.first = null;
    this.#tell("surface", surface);
  }

  #message(message, bytes) {
    this.stats.messages += 1;
    this.stats.bytes += bytes;
    switch (message.type) {
      case "tree": case "difference": return this.#take(message);
      case "forget": this.textures.forget(message.textures); return undefined;
      case "problems": return this.#tell("problems", message);
      case "hierarchy":
      case "elements": return this.#tell(message.type, message.value);
      case "running":
        if (message.version !== version) location.reload();
        return this.#tell("running");
      case "ended": return this.#tell("ended", message.reason);
      case "crashed": return this.#tell("crashed", message);
      case "place": return this.#tell("place", message);
      case "file": return this.#tell("file", message);
      case "pasteboard": return this.#tell("pasteboard", message.text);
      default: return undefined;
    }
  }

  #take(message) {
    const { stats } = this;
    if (message.screen) this.#show(message);
    if (message.type === "tree") stats.trees += 1;
    this.tree.take(message);
    this.answered = message.sequence ?? this.answered;
    stats.deviceMilliseconds.push(message.cost ?? 0);
    if (stats.deviceMilliseconds.length > most) stats.deviceMilliseconds.shift();
    this.schedule();
    this.#tell("changed", message);
    if (message.type !== "tree" && message.frame - this.lastSeen < 20) return;
    this.lastSeen = message.frame;
    this.connection.send({ type: "seen", frame: message.frame });
  }

  #show({ screen, settings }) {
    const isNew = this.screen?.device !== screen.device;
    Object.assign(this, { screen, settings });
    this.device.show(screen);
    this.input.size = screen.size;
    this.input.hasPointer = screen.hasPointer;
    this.#tell("screen", screen, settings, isNew);
  }

  /** The device as it was when it started: of use to who has nothing better yet. */
  async #still(message) {
    if (this.hasPicture || !this.first) return;
    const still = parseStill(message);
    still.pixels = await still.pixels;
    this.#show(still);
    this.first.show(still);
    this.hasPicture = true;
  }

  async #texture(message) {
    this.stats.textures += 1;
    this.stats.textureBytes += message.data.byteLength;
    await this.textures.take(message);
  }

  #screenshot(bytes) {
    const blob = new Blob([bytes], { type: "image/png" });
    this.waiting?.(blob);
    this.waiting = null;
  }

  close() { this.connection.close(); }
}
