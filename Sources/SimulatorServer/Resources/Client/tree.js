// The device's layers as the server tells them (Documentation/WireFormat.md): what LayerTreeCopy is over there.

const one = [1, 0, 0, 1, 0, 0];
const unit = [0, 0, 1, 1];
const black = [0, 0, 0, 1];

/** What a layer has that doesn't say otherwise. */
const plain = {
  bounds: [0, 0, 0, 0], position: [0, 0], anchorPoint: [0.5, 0.5], anchorPointZ: 0, zPosition: 0, transform: one,
  sublayerTransform: one, geometryFlipped: false, contents: null, contentsGravity: "resize", magnificationFilter: "linear",
  minificationFilter: "linear", contentsScale: 1, contentsRect: unit, contentsCenter: unit, contentsTint: null, opacity: 1,
  hidden: false, masksToBounds: false, doubleSided: true, backgroundColor: null, cornerRadius: 0, cornerCurve: "circular",
  maskedCorners: 15, borderWidth: 0, borderColor: black, shadowColor: black, shadowOpacity: 0, shadowOffset: [0, -3],
  shadowRadius: 3, shadowPath: null, transition: null,
  // Painted by the server.
  drawn: null, painted: null, paintedArea: [0, 0, 0, 0], material: null, vibrancy: null, blend: null,
};

const added = {
  shape: {
    path: null, fillColor: black, fillRule: "non-zero", strokeColor: null, strokeStart: 0, strokeEnd: 1, lineWidth: 1,
    miterLimit: 10, lineCap: "butt", lineJoin: "miter", lineDashPhase: 0, lineDashPattern: null,
  },
  gradient: { colors: null, locations: null, startPoint: [0.5, 0], endPoint: [0.5, 1], type: "axial" },
  replicator: {
    instanceCount: 1, instanceTransform: one, instanceColor: null, instanceRedOffset: 0, instanceGreenOffset: 0,
    instanceBlueOffset: 0, instanceAlphaOffset: 0,
  },
};

const defaults = new Map();

function defaultsOf(kind) {
  if (!defaults.has(kind)) defaults.set(kind, { ...plain, ...added[kind] });
  return defaults.get(kind);
}

export class LayerTree {
  constructor() {
    this.layers = new Map();
    this.root = null;
  }

  /** Takes a message's steps; a whole tree begins with nothing. */
  take(message) {
    if (message.type === "tree") {
      this.layers.clear();
      this.root = null;
    }
    for (const step of message.steps ?? []) this.#apply(step);
  }

  #apply(step) {
    for (const id of step.removed ?? []) this.#remove(id);
    for (const [id, kind, values] of step.added ?? []) {
      const layer = Object.create(defaultsOf(kind));
      this.layers.set(id, Object.assign(layer, { id, kind, parent: null, children: [], mask: null }, values));
    }
    // All leave their places before any takes its new one, which is beside a sibling that has its own.
    const placed = step.placed ?? [];
    for (const [id] of placed) this.#detach(this.layers.get(id));
    for (const place of placed) this.#place(place);
    for (const [id, values] of step.changed ?? []) {
      const layer = this.layers.get(id);
      if (layer) Object.assign(layer, values);
    }
  }

  #remove(id) {
    const layer = this.layers.get(id);
    this.#detach(layer);
    this.layers.delete(id);
    if (this.root === layer) this.root = null;
  }

  #detach(layer) {
    const parent = layer?.parent;
    if (!parent) return;
    layer.parent = null;
    if (parent.mask === layer) {
      parent.mask = null;
      return;
    }
    const index = parent.children.indexOf(layer);
    if (index >= 0) parent.children.splice(index, 1);
  }

  #place([id, parentID, afterID, isMask]) {
    const layer = this.layers.get(id);
    if (!layer) return;
    if (!parentID) {
      this.root = layer;
      return;
    }
    const parent = this.layers.get(parentID);
    if (!parent) return;
    layer.parent = parent;
    if (isMask) {
      parent.mask = layer;
      return;
    }
    const index = afterID ? parent.children.indexOf(this.layers.get(afterID)) : -1;
    parent.children.splice(index + 1, 0, layer);
  }

  /** The tree as values that can be compared: layers by their IDs, all values that they were told. */
  snapshot() {
    const layers = {};
    for (const layer of this.layers.values()) {
      const { id, kind, parent, children, mask, ...values } = { ...layer };
      const standard = defaultsOf(kind);
      for (const key of Object.keys(values)) {
        if (JSON.stringify(values[key]) === JSON.stringify(standard[key])) delete values[key];
      }
      layers[id] = {
        kind, values, parent: parent?.id ?? 0, children: children.map((child) => child.id), mask: mask?.id ?? 0,
      };
    }
    return { root: this.root?.id ?? 0, layers };
  }
}
