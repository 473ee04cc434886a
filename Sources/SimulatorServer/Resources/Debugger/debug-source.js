// Where the view debugger has its views from: the device that lives, or a capture.

import { Connection } from "./connection.js";
import { parse, TextureStore } from "./textures.js";
import { LayerTree } from "./tree.js";

const quiet = 250;
const version = 1;
const mostPasses = 500;

function bytes(text) { return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer; }

function base64(buffer) {
  const all = new Uint8Array(buffer);
  let text = "";
  for (let start = 0; start < all.length; start += 0x8000) text += String.fromCharCode(...all.subarray(start, start + 0x8000));
  return btoa(text);
}

/** What both kinds have: `tree`, `textures`, `hierarchy`, `screen`; `changed` is called when there is another hierarchy. */
class Source {
  constructor(changed) {
    Object.assign(this, { changed, hierarchy: null, document: null, passes: [], scenes: [], screen: null, settings: null, isLive: false, raw: new Map() });
    this.tree = new LayerTree();
    this.textures = new TextureStore();
  }

  async takeTexture(buffer) {
    const message = parse(buffer);
    this.raw.set(message.name, buffer);
    await this.textures.take(message);
  }

  explain() {}
  edit() {}
  show() {}
  record() {}
  write() {}
  step() {}

  /** The file that `inset debug` opens. */
  capture() {
    const { root, layers } = this.tree.snapshot();
    const added = [];
    const placed = [];
    const place = (id) => {
      const layer = layers[id];
      added.push([id, layer.kind, layer.values]);
      layer.children.forEach((child, index) => {
        placed.push([child, id, index > 0 ? layer.children[index - 1] : 0]);
        place(child);
      });
      if (layer.mask) {
        placed.push([layer.mask, id, 0, 1]);
        place(layer.mask);
      }
    };
    if (root) {
      placed.push([root, 0, 0]);
      place(root);
    }
    const tree = { type: "tree", screen: this.screen, settings: this.settings, steps: [{ added, placed }] };
    return { insetviews: version, hierarchy: this.hierarchy, tree, textures: [...this.raw.values()].map(base64) };
  }
}

class CapturedSource extends Source {
  constructor(capture, changed) {
    super(changed);
    this.ready = this.#read(capture);
  }

  async #read({ hierarchy, tree, textures }) {
    for (const text of textures) await this.takeTexture(bytes(text));
    Object.assign(this, { hierarchy, screen: tree.screen, settings: tree.settings });
    this.tree.take(tree);
    this.changed();
  }
}

class LiveSource extends Source {
  constructor(changed, said) {
    super(changed);
    this.isLive = true;
    this.wanted = [];
    this.connection = new Connection({
      state: (state) => said(state === "open" ? "Connected" : "The server has gone; trying again…"),
      message: (message) => this.#take(message, said),
      texture: (message) => this.takeTexture(message.data.buffer),
      screenshot() {},
    });
  }

  #take(message, said) {
    switch (message.type) {
      case "tree": case "difference":
        if (message.screen) Object.assign(this, { screen: message.screen, settings: message.settings });
        this.tree.take(message);
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.inspect(), this.hierarchy ? quiet : 0);
        return;
      case "forget":
        this.textures.forget(message.textures);
        for (const name of message.textures) this.raw.delete(name);
        return;
      case "hierarchy":
        this.hierarchy = message.value;
        this.changed();
        return;
      case "pass":
        this.passes.push(message);
        if (this.passes.length > mostPasses) this.passes.shift();
        this.passed?.();
        return;
      case "document":
        this.document = message;
        this.changed();
        return;
      case "problems":
        if (message.scenes.length > 0) this.scenes = message.scenes;
        if (message.isBroken) said(message.lines[0]);
        return;
      case "ended": said(message.reason); return;
      default:
    }
  }

  inspect() { this.connection.send({ type: "inspect", explain: this.wanted }); }

  /** Asks why a view stands where it stands. */
  explain(id) {
    this.wanted = id ? [id] : [];
    this.inspect();
  }

  /** Puts another scene of the document on the device. */
  choose(scene) { this.connection.send({ type: "set", settings: { scene } }); }

  /** Hears of layout passes from now on, or no more. */
  record(isOn) {
    if (isOn) this.passes = [];
    this.isRecording = isOn;
    this.connection.send({ type: "record", on: isOn });
  }

  /** Asks what the document says of an object. */
  show(id) {
    this.shown = id ?? "";
    this.connection.send({ type: "document", shows: this.shown });
  }

  /** Changes the document's file: the device follows as it does when Xcode saves. */
  write(id, key, value) { this.connection.send({ type: "write", id, key, value: String(value), shows: this.shown ?? "" }); }

  /** Takes the last change of the file back, or makes it again. */
  step(name) { this.connection.send({ type: name, shows: this.shown ?? "" }); }

  /** Sets a property of what runs. */
  edit(id, key, value) {
    this.connection.send({ type: "edit", id, key, value: String(value) });
    this.inspect();
  }
}

/** The page's own capture, the server's, or the device. */
export async function openSource(changed, said) {
  const embedded = document.getElementById("capture");
  const capture = embedded ? JSON.parse(embedded.textContent) : await (await fetch("capture.json")).json();
  return capture ? new CapturedSource(capture, changed) : new LiveSource(changed, said);
}
