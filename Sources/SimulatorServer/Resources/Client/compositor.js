// Walks through the layers and draws them, the farthest first: what LayerRenderer does on the server.

import {
  affineOfPlane, apply, box, identity, intersection, invert, isEmpty, multiply, multiplyPlanes, multiplySpace, plane,
  planeOfAffine, projected, scales, translation,
} from "./geometry.js";
import { anchorOf, deepest, placementOf, spaceOf, showsBack, inPaintOrder, extentOf } from "./placement.js";
import { outlineOf, shadowOf } from "./looks.js";
import { contentsAreFlipped, paintImage } from "./images.js";
import { trace } from "./outline.js";
import { Art } from "./art.js";

export class Compositor {
  constructor(tree, textures, surface) {
    Object.assign(this, { tree, textures, surface, art: new Art() });
  }

  /** Draws the screen, of so many pixels for a point. */
  render(scale) {
    const { root } = this.tree;
    if (!root) return;
    const [, , width, height] = root.bounds;
    this.surface.begin(Math.round(width * scale), Math.round(height * scale));
    this.#paint(root, null, [scale, 0, 0, scale, 0, 0], [], 0);
    this.surface.end();
  }

  /** The whole pixels that something of a layer can be seen on now. */
  #pixels(m, [left, top, right, bottom], clips) {
    let area = box(m, [left, top, right - left, bottom - top]);
    area = intersection(area, this.surface.area);
    for (const clip of clips) area = intersection(area, box(clip.matrix, clip.rect));
    return [Math.floor(area[0]), Math.floor(area[1]), Math.ceil(area[2]), Math.ceil(area[3])];
  }

  // One layer

  #paint(layer, parent, base, clips, depth) {
    if (layer.hidden || layer.opacity <= 0 || depth >= deepest) return;
    if (!layer.doubleSided && showsBack(layer, parent)) return;
    if (layer.kind === "transform") {
      this.#paintSpace(layer, spaceOf(layer, parent), base, clips, depth);
      return;
    }
    this.#place(layer, placementOf(layer, parent), base, clips, depth);
  }

  #place(layer, placement, base, clips, depth) {
    if (placement.length === 9) {
      this.#paintProjected(layer, placement, base, clips, depth);
      return;
    }
    const m = multiply(placement, base);
    if (!m.every(Number.isFinite)) return;
    if (layer.masksToBounds || layer.children.length === 0) {
      if (isEmpty(this.#pixels(m, extentOf(layer), clips))) return;
    }
    if (layer.transition) this.#paintTransition(layer, m, clips, depth);
    else this.#paintGroup(layer, m, clips, depth);
  }

  /** All layers that share a transform layer's space, by depth. */
  #paintSpace(layer, whole, base, clips, depth) {
    const parts = [];
    const add = (parent, total, level) => {
      if (level > deepest) return;
      for (const child of inPaintOrder(parent.children)) {
        if (child.hidden || child.opacity <= 0) continue;
        const own = multiplySpace(spaceOf(child, parent), total);
        if (child.kind === "transform") add(child, own, level + 1);
        else if (child.doubleSided || own[10] >= 0) {
          const [x, y] = [child.bounds[0] + child.bounds[2] / 2, child.bounds[1] + child.bounds[3] / 2];
          const w = x * own[3] + y * own[7] + own[15];
          const z = x * own[2] + y * own[6] + own[14];
          parts.push({ child, own, height: Math.abs(w) > 1e-9 ? z / w : z, order: parts.length });
        }
      }
    };
    add(layer, whole, depth);
    parts.sort((a, b) => a.height - b.height || a.order - b.order);
    for (const part of parts) {
      const flat = plane(part.own);
      this.#place(part.child, affineOfPlane(flat) ?? flat, base, clips, depth + 1);
    }
  }

  /** A layer that perspective takes out of its plane: drawn flat, then seen from the side. */
  #paintProjected(layer, placement, base, clips, depth) {
    const total = multiplyPlanes(placement, planeOfAffine(base));
    const [x, y, width, height] = layer.bounds;
    const own = extentOf(layer);
    const extent = intersection(own, [x - width - 100, y - height - 100, x + 2 * width + 100, y + 2 * height + 100])
      .map((edge, index) => (index < 2 ? Math.floor(edge) : Math.ceil(edge)));
    if (isEmpty(extent)) return;
    const size = [extent[2] - extent[0], extent[3] - extent[1]];
    if (!projected(total, [extent[0], extent[1], ...size])) return;
    const scale = Math.min(Math.max(...scales(base)), 4096 / Math.max(...size));
    const flat = [scale, 0, 0, scale, -extent[0] * scale, -extent[1] * scale];
    const group = this.surface.push([0, 0, Math.ceil(size[0] * scale), Math.ceil(size[1] * scale)]);
    this.#paintGroup(layer, flat, [], depth);
    this.surface.pop();
    this.surface.projected(group, multiplyPlanes(planeOfAffine(invert(flat)), total), clips);
    this.surface.free(group);
  }

  /** Opacity, mask, and what concerns the layer as a whole. */
  #paintGroup(layer, m, clips, depth, alpha = 1) {
    const shadow = shadowOf(layer);
    const opacity = Math.min(layer.opacity, 1) * alpha;
    if (shadow?.shape) this.#paintShadow(layer, shadow, m, clips, opacity);
    const castsWhole = shadow && !shadow.shape;
    const blend = layer.vibrancy?.blend ?? modes[layer.blend] ?? "normal";
    if (!layer.mask && opacity >= 1 && !castsWhole && !layer.vibrancy && blend === "normal") {
      this.#paintParts(layer, m, clips, depth);
      return;
    }
    const far = castsWhole ? 4 * shadow.radius + Math.max(...shadow.offset.map(Math.abs)) + 2 : 0;
    const extent = extentOf(layer);
    const area = this.#pixels(m, [extent[0] - far, extent[1] - far, extent[2] + far, extent[3] + far], castsWhole ? [] : clips);
    if (isEmpty(area)) return;
    let group = this.surface.push(area);
    this.#paintParts(layer, m, [], depth);
    if (layer.mask) {
      const mask = this.surface.push(area);
      this.#paint(layer.mask, layer, m, [], depth + 1);
      this.surface.pop();
      this.surface.cut(mask);
      this.surface.free(mask);
    }
    this.surface.pop();
    if (layer.vibrancy) group = this.surface.recolor(group, layer.vibrancy.color);
    if (castsWhole) this.#castShadow(group, shadow, m, clips, opacity);
    this.surface.group(group, { factor: [1, 1, 1, opacity] }, clips, blend);
    this.surface.free(group);
  }

  #paintParts(layer, m, clips, depth) {
    const outline = outlineOf(layer);
    this.#paintBackground(layer, outline, m, clips);
    const clip = layer.masksToBounds ? this.#clip(layer, outline, m) : null;
    if (clip && this.surface.needsGroup(clips, clip)) {
      const area = this.#pixels(m, extentOf(layer), clips);
      if (!isEmpty(area)) {
        const group = this.surface.push(area);
        this.#paintInside(layer, outline, m, [clip], depth);
        this.surface.pop();
        this.surface.group(group, {}, clips);
        this.surface.free(group);
      }
    } else {
      this.#paintInside(layer, outline, m, clip ? [...clips, clip] : clips, depth);
    }
    this.#paintBorder(layer, outline, m, clips);
  }

  #paintInside(layer, outline, m, clips, depth) {
    if (layer.material) this.#paintBackdrop(layer, outline, m, clips);
    if (layer.kind === "shape") this.#paintArt(this.art.shape(layer, scales(m)), m, clips);
    if (layer.kind === "gradient") this.#paintGradient(layer, outline, m, clips);
    const painted = this.textures.get(layer.painted);
    if (painted) this.surface.image(m, layer.paintedArea, painted, [0, 0, 1, 1], {}, clips);
    this.#paintContents(layer, m, clips);
    if (layer.children.length === 0) return;
    if (layer.kind === "replicator") this.#paintReplicas(layer, m, clips, depth);
    else this.#paintChildren(layer, m, clips, depth);
  }

  #paintChildren(layer, m, clips, depth) {
    for (const child of inPaintOrder(layer.children)) this.#paint(child, layer, m, clips, depth + 1);
  }

  #paintArt(art, m, clips) { if (art) this.surface.art(m, art, null, clips); }

  // Looks

  #clip(layer, outline, m) {
    const clip = { matrix: m, rect: layer.bounds };
    if (outline.radius > 0 && outline.corners) {
      clip.art = this.art.outline(outline, layer.bounds, scales(m));
      clip.trace = (path) => trace(path, outline, layer.bounds[0], layer.bounds[1]);
    }
    return clip;
  }

  #paintBackground(layer, outline, m, clips) {
    const color = layer.backgroundColor;
    if (!color) return;
    if (!Array.isArray(color)) {
      this.#paintPattern(layer, color, outline, m, clips);
      return;
    }
    if (!(color[3] > 0)) return;
    if (outline.radius > 0 && outline.corners) {
      this.surface.art(m, this.art.outline(outline, layer.bounds, scales(m)), color, clips);
    } else {
      this.surface.fill(m, layer.bounds, color, clips);
    }
  }

  #paintPattern(layer, { pattern, scale, alpha }, outline, m, clips) {
    const image = this.textures.get(pattern);
    if (!image) return;
    const [x, y, width, height] = layer.bounds;
    const [w, h] = [image.width / scale, image.height / scale];
    const clip = this.#clip(layer, outline, m);
    const tiles = [Math.ceil(width / w), Math.ceil(height / h)];
    this.surface.image(m, [x, y, tiles[0] * w, tiles[1] * h], image, [0, 0, 1, 1], { tiles, alpha }, [...clips, clip]);
  }

  #paintBorder(layer, outline, m, clips) {
    const color = layer.borderColor;
    if (!(layer.borderWidth > 0 && color?.[3] > 0)) return;
    const [x, y, width, height] = layer.bounds;
    const line = layer.borderWidth;
    if (outline.radius > 0 && outline.corners) {
      this.surface.art(m, this.art.border(outline, line, layer.bounds, scales(m)), color, clips);
      return;
    }
    if (2 * line >= Math.min(width, height)) {
      this.surface.fill(m, layer.bounds, color, clips);
      return;
    }
    for (const side of [
      [x, y, width, line], [x, y + height - line, width, line], [x, y + line, line, height - 2 * line],
      [x + width - line, y + line, line, height - 2 * line],
    ]) this.surface.fill(m, side, color, clips);
  }

  #paintGradient(layer, outline, m, clips) {
    const art = this.art.gradient(layer, scales(m));
    if (art) this.surface.art(m, art, null, [...clips, this.#clip(layer, outline, m)]);
  }

  #paintBackdrop(layer, outline, m, clips) {
    const { sigma, saturation, tint } = layer.material;
    const area = this.#pixels(m, [layer.bounds[0], layer.bounds[1], layer.bounds[0] + layer.bounds[2], layer.bounds[1] + layer.bounds[3]], []);
    if (isEmpty(area)) return;
    const pixels = sigma * Math.max(...scales(m));
    if (pixels > 0 || saturation !== 1) {
      const copy = this.surface.copy(area);
      const blurred = this.surface.blurred(copy, pixels, saturation);
      this.surface.blurredGroup(blurred, {}, [...clips, this.#clip(layer, outline, m)]);
      this.surface.freeBlurred(blurred);
      this.surface.free(copy);
    }
    if (!(tint[3] > 0)) return;
    if (outline.radius > 0) this.surface.art(m, this.art.outline(outline, layer.bounds, scales(m)), tint, clips);
    else this.surface.fill(m, layer.bounds, tint, clips);
  }

  // Shadows

  #paintShadow(layer, shadow, m, clips, opacity) {
    const color = [...shadow.color.slice(0, 3), shadow.color[3] * opacity];
    const moved = multiply(translation(...shadow.offset), m);
    const art = shadow.shape === "path"
      ? this.art.shadowPath(layer.shadowPath, shadow.radius, scales(m))
      : this.art.shadow(outlineOf(layer), shadow.radius, layer.bounds, scales(m));
    this.surface.art(moved, art, color, clips);
  }

  /** The shadow of all that the layer shows. */
  #castShadow(group, shadow, m, clips, opacity) {
    const blurred = this.surface.blurred(group, shadow.radius * Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2])));
    const [x, y] = apply(m, ...shadow.offset);
    const tint = [...shadow.color.slice(0, 3), shadow.color[3] * opacity];
    this.surface.blurredGroup(blurred, { tint, offset: [x - m[4], y - m[5]] }, clips);
    this.surface.freeBlurred(blurred);
  }

  // Contents

  #paintContents(layer, m, clips) {
    const isFlipped = contentsAreFlipped(layer);
    const space = isFlipped ? multiply([1, 0, 0, -1, 0, 2 * layer.bounds[1] + layer.bounds[3]], m) : m;
    const { contents } = layer;
    if (contents && typeof contents === "object") {
      this.#paintFade(layer, contents.at, space, clips, contents.from, contents.to);
      return;
    }
    const image = this.textures.get(contents);
    if (image) {
      paintImage(this.surface, layer, image, space, clips);
      return;
    }
    const drawn = contents ? null : this.textures.get(layer.drawn);
    if (!drawn) return;
    const [x, y, width, height] = layer.bounds;
    const scale = layer.contentsScale;
    const isStretched = Math.abs(Math.ceil(width * scale - 1e-3) - drawn.width) > 1 || Math.abs(Math.ceil(height * scale - 1e-3) - drawn.height) > 1;
    if (isStretched) paintImage(this.surface, layer, drawn, space, clips);
    else this.surface.image(space, [x, y, drawn.width / scale, drawn.height / scale], drawn, [0, 0, 1, 1], {}, clips);
  }

  #paintFade(layer, fraction, m, clips, first, second) {
    const area = this.#pixels(m, extentOf(layer), clips);
    if (isEmpty(area)) return;
    const group = this.surface.push(area);
    for (const [name, alpha] of [[first, 1 - fraction], [second, fraction]]) {
      const image = this.textures.get(name);
      if (image && alpha > 0) paintImage(this.surface, layer, image, m, [], { alpha }, "plusLighter");
    }
    this.surface.pop();
    this.surface.group(group, {}, clips);
    this.surface.free(group);
  }

  // Copies and transitions

  #paintReplicas(layer, m, clips, depth) {
    const [x, y] = anchorOf(layer);
    const t = layer.instanceTransform;
    const flat = t.length === 6 ? t : [t[0], t[1], t[4], t[5], t[12], t[13]];
    const step = multiply(multiply(translation(-x, -y), flat), translation(x, y));
    const color = layer.instanceColor ?? [1, 1, 1, 1];
    const offsets = [layer.instanceRedOffset, layer.instanceGreenOffset, layer.instanceBlueOffset, layer.instanceAlphaOffset];
    let place = identity;
    for (let index = 0; index < Math.min(Math.max(layer.instanceCount, 0), 10_000); index += 1) {
      const factor = color.map((value, channel) => Math.min(Math.max(value + index * offsets[channel], 0), 1));
      const own = multiply(place, m);
      place = multiply(step, place);
      if (Math.min(...factor) >= 1) {
        this.#paintChildren(layer, own, clips, depth);
        continue;
      }
      const area = this.#pixels(own, [-1e5, -1e5, 1e5, 1e5], clips);
      if (isEmpty(area)) continue;
      const group = this.surface.push(area);
      this.#paintChildren(layer, own, [], depth);
      this.surface.pop();
      this.surface.group(group, { factor }, clips);
      this.surface.free(group);
    }
  }

  #paintTransition(layer, m, clips, depth) {
    const { type, subtype, progress, former } = layer.transition;
    const { bounds } = layer;
    const image = this.textures.get(former);
    const paintFormer = (own, all, alpha = 1, blend = "normal") => {
      if (image) this.surface.image(own, bounds, image, [0, 0, 1, 1], { alpha }, all, blend);
    };
    const moved = (dx, dy) => multiply(translation(dx * bounds[2], dy * bounds[3]), m);
    if (type === "push" || type === "moveIn" || type === "reveal") {
      const [dx, dy] = { fromRight: [-1, 0], fromTop: [0, -1], fromBottom: [0, 1] }[subtype] ?? [1, 0];
      const coming = type === "reveal" ? [0, 0] : [dx * (progress - 1), dy * (progress - 1)];
      const going = type === "moveIn" ? [0, 0] : [dx * progress, dy * progress];
      const all = [...clips, { matrix: m, rect: bounds }];
      if (type !== "reveal") paintFormer(moved(...going), all);
      this.#paintGroup(layer, moved(...coming), all, depth);
      if (type === "reveal") paintFormer(moved(...going), all);
      return;
    }
    if (type.toLowerCase().includes("flip")) {
      const size = Math.max(Math.abs(Math.cos(progress * Math.PI)), 1e-3);
      const isVertical = subtype === "fromTop" || subtype === "fromBottom";
      const [x, y] = [bounds[0] + bounds[2] / 2, bounds[1] + bounds[3] / 2];
      const narrow = multiply(multiply(translation(-x, -y), [isVertical ? 1 : size, 0, 0, isVertical ? size : 1, 0, 0]), translation(x, y));
      const own = multiply(narrow, m);
      if (progress < 0.5) this.#paintGroup(layer, own, clips, depth);
      else paintFormer(own, clips);
      return;
    }
    const extent = extentOf(layer);
    const area = this.#pixels(m, extent, clips);
    if (isEmpty(area)) return;
    const both = this.surface.push(area);
    paintFormer(m, [], 1 - progress, "plusLighter");
    const present = this.surface.push(area);
    this.#paintGroup(layer, m, [], depth);
    this.surface.pop();
    this.surface.group(present, { factor: [1, 1, 1, progress] }, [], "plusLighter");
    this.surface.free(present);
    this.surface.pop();
    this.surface.group(both, {}, clips);
    this.surface.free(both);
  }
}

const modes = {
  multiplyBlendMode: "multiply", screenBlendMode: "screen", linearDodgeBlendMode: "plusLighter", additionCompositing: "plusLighter",
  multiplyCompositing: "multiply",
};

