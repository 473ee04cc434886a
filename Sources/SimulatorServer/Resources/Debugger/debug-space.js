// Views in space, one behind the other: planes with the pictures of their own layers.

import { CanvasSurface } from "./canvas-surface.js";
import { Compositor } from "./compositor.js";
import { hiddenViews } from "./debug-outline.js";

const mostPixels = 3_000_000;

/** How far in front each view stands: above all before it that it overlaps. */
export function depths(views) {
  const placed = [];
  return views.map((view) => {
    const [x, y, width, height] = view.frameInRoot;
    let depth = 0;
    for (const other of placed) {
      const [ox, oy, ow, oh] = other.frame;
      if (x < ox + ow && ox < x + width && y < oy + oh && oy < y + height) depth = Math.max(depth, other.depth + 1);
    }
    placed.push({ frame: view.frameInRoot, depth });
    return depth;
  });
}

export class Space {
  /** `chosen` is told which view was clicked. */
  constructor(element, scene, chosen) {
    Object.assign(this, { element, scene, chosen, turn: [-0.12, -0.55], zoom: 1, spacing: 26, range: [0, 1], planes: new Map() });
    this.shows = { constraints: true };
    let drag = null;
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      drag = { x: event.clientX, y: event.clientY, turn: [...this.turn], moved: false, target: event.target };
    });
    element.addEventListener("pointermove", (event) => {
      if (!drag) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moved && Math.hypot(dx, dy) < 4) return;
      if (!drag.moved) element.setPointerCapture(event.pointerId);
      drag.moved = true;
      this.turn = [Math.max(-1.5, Math.min(1.5, drag.turn[0] - dy / 250)), drag.turn[1] + dx / 250];
      this.place();
    });
    element.addEventListener("pointerup", () => {
      if (drag && !drag.moved) this.chosen(drag.target.closest?.(".plane")?.dataset.view ?? null);
      drag = null;
    });
    element.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom = Math.min(6, Math.max(0.2, this.zoom * Math.exp(-event.deltaY / 600)));
      this.place();
    }, { passive: false });
    element.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: [0, -0.1], ArrowRight: [0, 0.1], ArrowUp: [0.1, 0], ArrowDown: [-0.1, 0] }[event.key];
      if (!step) return;
      event.preventDefault();
      this.turn = [this.turn[0] + step[0], this.turn[1] + step[1]];
      this.place();
    });
    new ResizeObserver(() => this.place()).observe(element);
  }

  /** Shows a hierarchy; `source` has the layers. */
  show(hierarchy, source) {
    this.hierarchy = hierarchy;
    const root = hierarchy.views[0];
    const end = hierarchy.views.findIndex((view, index) => index > 0 && view.superview === undefined);
    this.views = end < 0 ? hierarchy.views : hierarchy.views.slice(0, end);
    this.size = root ? root.frameInRoot.slice(2) : [1, 1];
    this.depths = depths(this.views);
    this.hidden = hiddenViews(hierarchy);
    this.deepest = Math.max(0, ...this.depths);
    const layers = new Set(this.views.map((view) => view.layer));
    const former = this.planes;
    this.planes = new Map();
    const area = this.views.reduce((sum, view) => sum + view.frameInRoot[2] * view.frameInRoot[3], 1);
    const scale = Math.min(2, Math.max(0.5, Math.sqrt(mostPixels / area)));
    this.scene.replaceChildren(...this.views.map((view, index) => {
      const plane = former.get(view.id)?.plane ?? document.createElement("div");
      plane.className = "plane";
      plane.dataset.view = view.id;
      plane.replaceChildren();
      this.planes.set(view.id, { plane, view, index });
      const picture = this.#picture(view, layers, source, scale);
      if (picture) plane.append(picture);
      return plane;
    }));
    this.place();
  }

  /** What a view's layer draws without the layers of other views; null for nothing to draw. */
  #picture(view, layers, source, scale) {
    const layer = source.tree.layers.get(view.layer);
    if (!layer || !(layer.bounds[2] > 0 && layer.bounds[3] > 0)) return null;
    const own = (from) => from.children.filter((child) => !layers.has(child.id));
    const children = own(layer);
    const shows = children.length > 0 || layer.contents || layer.drawn || layer.painted || layer.backgroundColor
      || layer.borderWidth > 0 || layer.material || layer.kind !== "plain";
    if (!shows) return null;
    const [, , width, height] = layer.bounds;
    const root = Object.assign(Object.create(layer), {
      children, transform: [1, 0, 0, 1, 0, 0], sublayerTransform: [1, 0, 0, 1, 0, 0], hidden: false, opacity: 1, mask: null,
      position: [layer.anchorPoint[0] * width, layer.anchorPoint[1] * height], parent: null, transition: null,
    });
    const canvas = document.createElement("canvas");
    const surface = CanvasSurface.make(canvas, true);
    try {
      new Compositor({ root }, source.textures, surface).render(scale);
    } catch (error) {
      console.warn(`the picture of ${view.id} can't be made`, error);
      return null;
    }
    return canvas;
  }

  /** Puts all planes where they stand now. */
  place() {
    if (!this.views) return;
    const [width, height] = this.moment?.get(this.views[0]?.id)?.slice(2) ?? this.size;
    const room = [this.element.clientWidth, this.element.clientHeight];
    const fit = Math.min(room[0] / (width * 1.25), room[1] / (height * 1.15));
    this.scene.style.transform = `scale3d(${fit * this.zoom}, ${fit * this.zoom}, ${fit * this.zoom}) `
      + `rotateX(${this.turn[0]}rad) rotateY(${this.turn[1]}rad)`;
    const focus = this.focused ? this.#family(this.focused) : null;
    const count = Math.max(this.views.length - 1, 1);
    for (const { plane, view, index } of this.planes.values()) {
      const [x, y, w, h] = this.moment?.get(view.id) ?? view.frameInRoot;
      const at = index / count;
      const { style } = plane;
      Object.assign(style, { width: `${w}px`, height: `${h}px` });
      style.transform = `translate3d(${x - width / 2}px, ${y - height / 2}px, ${this.#z(index)}px)`;
      plane.hidden = at < this.range[0] || at > this.range[1];
      plane.classList.toggle("faded", Boolean(focus && !focus.has(view.id)));
      plane.classList.toggle("selected", view.id === this.selected);
      plane.classList.toggle("moved", this.moved?.has(view.id) ?? false);
      plane.classList.toggle("isHidden", this.hidden.has(view.id));
      if (this.overlay?.dataset.of === view.id) this.#placeOverlay([x - width / 2, y - height / 2], [w, h]);
    }
  }

  /** In front of all views: what a view holds would else cover its margins and guides. */
  #placeOverlay([x, y], [width, height]) {
    const front = (this.deepest / 2 + 0.2) * this.spacing + 2;
    Object.assign(this.overlay.style, { width: `${width}px`, height: `${height}px`, transform: `translate3d(${x}px, ${y}px, ${front}px)` });
  }

  #z(index) { return (this.depths[index] - this.deepest / 2) * this.spacing; }

  #family(id) {
    const found = new Set([id]);
    for (const view of this.views) if (found.has(view.superview)) found.add(view.id);
    return found;
  }

  select(id) {
    this.selected = id;
    this.place();
    this.drawOverlays();
  }

  /** Safe areas, margins and guides of the chosen view, or of the root without one, and the chosen view's constraints. */
  drawOverlays() {
    this.overlay?.remove();
    this.scene.querySelector(".lines")?.remove();
    const chosen = this.planes.get(this.selected) ?? this.planes.get(this.views?.[0]?.id);
    if (!chosen) return;
    const { view } = chosen;
    this.overlay = document.createElement("div");
    this.overlay.className = "overlay";
    this.overlay.dataset.of = view.id;
    if (this.shows["safe-area"]) this.#band("safe", view.safeAreaInsets);
    if (this.shows.margins) this.#band("margin", view.layoutMargins);
    if (this.shows.guides) for (const guide of view.guides ?? []) this.#guide(view, guide);
    this.scene.append(this.overlay);
    this.place();
    // Constraints are known of the present alone.
    if (this.shows.constraints && this.selected && !this.moment) this.#lines(chosen);
  }

  /** Insets are written top, left, bottom, right. */
  #band(name, insets) {
    if (!insets) return;
    const band = document.createElement("div");
    band.className = `band ${name}`;
    const [top, left, bottom, right] = insets;
    Object.assign(band.style, { inset: "0", borderWidth: `${top}px ${right}px ${bottom}px ${left}px` });
    this.overlay.append(band);
  }

  #guide(view, guide) {
    const box = document.createElement("div");
    box.className = "guide";
    const [x, y, width, height] = guide.frame;
    Object.assign(box.style, {
      left: `${x - view.bounds[0]}px`, top: `${y - view.bounds[1]}px`, width: `${width}px`, height: `${height}px`,
    });
    const name = document.createElement("span");
    name.textContent = guide.name.replace(/^UIView|LayoutGuide$/g, "");
    box.append(name);
    this.overlay.append(box);
  }

  /** The rectangle of a constraint's item in the root's space; null for what isn't there. */
  frame(id) {
    const view = this.planes.get(id)?.view;
    if (view) return view.frameInRoot;
    for (const { view: owner } of this.planes.values()) {
      const guide = owner.guides?.find((guide) => guide.id === id);
      if (guide) {
        return [
          owner.frameInRoot[0] + guide.frame[0] - owner.bounds[0], owner.frameInRoot[1] + guide.frame[1] - owner.bounds[1],
          ...guide.frame.slice(2),
        ];
      }
    }
    return null;
  }

  #lines({ view, index }) {
    const namespace = "http://www.w3.org/2000/svg";
    const svg = document.createElementNS(namespace, "svg");
    svg.setAttribute("class", "lines");
    const [width, height] = this.size;
    svg.style.transform = `translate3d(${-width / 2}px, ${-height / 2}px, ${this.#z(index) + 3}px)`;
    const edge = ([x, y, w, h], attribute) => {
      const name = attribute.replace(/Margin(WithinMargins)?$|WithinMargins$/, "");
      const along = { left: x, leading: x, right: x + w, trailing: x + w, centerX: x + w / 2 }[name];
      if (along !== undefined) return { x: along };
      const down = { top: y, bottom: y + h, centerY: y + h / 2, lastBaseline: y + h * 0.8, firstBaseline: y + h * 0.8 }[name];
      return down === undefined ? null : { y: down };
    };
    for (const constraint of this.hierarchy.constraints ?? []) {
      if (!constraint.isActive || (constraint.first.id !== view.id && constraint.second?.id !== view.id)) continue;
      const first = this.frame(constraint.first.id);
      const second = constraint.second ? this.frame(constraint.second.id) : null;
      if (!first) continue;
      let ends = null;
      if (constraint.first.attribute === "width") ends = [first[0], first[1] + first[3] / 2, first[0] + first[2], first[1] + first[3] / 2];
      else if (constraint.first.attribute === "height") ends = [first[0] + first[2] / 2, first[1], first[0] + first[2] / 2, first[1] + first[3]];
      else if (second) {
        const [a, b] = [edge(first, constraint.first.attribute), edge(second, constraint.second.attribute)];
        if (a?.x !== undefined && b?.x !== undefined) ends = [a.x, first[1] + first[3] / 2, b.x, first[1] + first[3] / 2];
        if (a?.y !== undefined && b?.y !== undefined) ends = [first[0] + first[2] / 2, a.y, first[0] + first[2] / 2, b.y];
      }
      if (!ends) continue;
      const group = document.createElementNS(namespace, "g");
      group.setAttribute("class", `${constraint.isBroken ? "broken" : ""} ${constraint.priority < 1000 ? "soft" : ""}`);
      const line = document.createElementNS(namespace, "line");
      ["x1", "y1", "x2", "y2"].forEach((name, place) => line.setAttribute(name, ends[place]));
      group.append(line);
      const text = document.createElementNS(namespace, "text");
      text.textContent = `${constraint.relation === "==" ? "" : constraint.relation === "<=" ? "≤" : "≥"}${Math.round(constraint.constant * 100) / 100}`;
      const middle = [(ends[0] + ends[2]) / 2, (ends[1] + ends[3]) / 2];
      const room = text.textContent.length * 6.2 + 6;
      const box = document.createElementNS(namespace, "rect");
      for (const [name, value] of Object.entries({ x: middle[0] - room / 2, y: middle[1] - 7, width: room, height: 14 })) box.setAttribute(name, value);
      text.setAttribute("x", middle[0] - room / 2 + 3);
      text.setAttribute("y", middle[1] + 3.5);
      group.append(box, text);
      svg.append(group);
    }
    this.scene.append(svg);
  }
}
