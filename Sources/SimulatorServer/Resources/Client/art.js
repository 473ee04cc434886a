// Shapes, outlines, shadows and gradients as small pictures that a surface draws: painted once, kept while they are used.

import { fittingRadius, inset, reach, trace } from "./outline.js";

const most = 400;
/** Pixels of a side, at most. */
const limit = 4096;

export function css([red, green, blue, alpha]) {
  const byte = (value) => Math.round(value * 255);
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${alpha})`;
}

function canvas(width, height) {
  const made = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  // Painted where it is read from: a surface takes it up once, and painting it with the GPU would have that wait for itself.
  return [made, made.getContext("2d", { willReadFrequently: true })];
}

/**
 * A picture of a part of a layer: `source` is a canvas; `area` where it lies, in points of the layer's bounds space.
 * A `corner` above 0 says that only the corners are painted, of so many pixels, and one pixel between them that
 * stretches. An `isOutline` is filled between them.
 */
export class Art {
  constructor() { this.kept = new Map(); }

  #make(key, make) {
    let found = this.kept.get(key);
    if (found) this.kept.delete(key);
    else found = make();
    this.kept.set(key, found);
    if (this.kept.size > most) this.kept.delete(this.kept.keys().next().value);
    return found;
  }

  /** A mask that is painted as its corners alone where it is large enough; `margin` is around the outline, in pixels. */
  #nine(outline, bounds, [scaleX, scaleY], cornerPixels, margin, paint) {
    const [width, height] = [outline.width * scaleX, outline.height * scaleY];
    const corner = Math.ceil(cornerPixels) + margin;
    const isWhole = Math.min(width, height) + 2 * margin <= 2 * corner + 1;
    const area = [
      bounds[0] - margin / scaleX, bounds[1] - margin / scaleY,
      bounds[2] + 2 * margin / scaleX, bounds[3] + 2 * margin / scaleY,
    ];
    // The middle is one pixel that stretches: of the outline only the corners' size counts.
    const shrunk = isWhole ? outline : {
      ...outline, width: (2 * corner + 1 - 2 * margin) / scaleX, height: (2 * corner + 1 - 2 * margin) / scaleY,
    };
    const size = [shrunk.width * scaleX + 2 * margin, shrunk.height * scaleY + 2 * margin];
    const [source, context] = canvas(Math.min(size[0], limit), Math.min(size[1], limit));
    context.translate(margin, margin);
    context.scale(scaleX, scaleY);
    paint(context, shrunk);
    return { source, corner: isWhole ? 0 : corner, size, area };
  }

  /** The inside of an outline. */
  outline(outline, bounds, scale) {
    const key = `o${Object.values(outline)}|${scale}`;
    const made = this.#make(key, () => this.#nine(outline, bounds, scale, reach(outline) * Math.max(...scale), 1, (context, shape) => {
      context.beginPath();
      trace(context, shape, 0, 0);
      context.fill();
    }));
    return { ...this.#at(made, bounds, scale, 1), isOutline: true };
  }

  /** A line along the inside of an outline. */
  border(outline, width, bounds, scale) {
    const key = `b${Object.values(outline)}|${width}|${scale}`;
    const corner = Math.max(reach(outline), width) * Math.max(...scale);
    const made = this.#make(key, () => this.#nine(outline, bounds, scale, corner, 1, (context, shape) => {
      context.beginPath();
      trace(context, shape, 0, 0);
      const inside = inset({ ...shape, radius: fittingRadius(outline) }, width);
      if (inside.width > 0 && inside.height > 0) trace(context, inside, width, width);
      context.fill("evenodd");
    }));
    return this.#at(made, bounds, scale, 1);
  }

  /** An outline, blurred. */
  shadow(outline, sigma, bounds, scale) {
    const pixels = Math.max(...scale);
    const margin = Math.ceil(3 * sigma * pixels) + 2;
    const key = `s${Object.values(outline)}|${sigma}|${scale}`;
    const made = this.#make(key, () => this.#nine(
      outline, bounds, scale, reach(outline) * pixels + margin, margin,
      (context, shape) => this.#blurred(context, sigma * pixels, () => trace(context, shape, 0, 0)),
    ));
    return this.#at(made, bounds, scale, margin);
  }

  /** Fills the path's shadow alone: the path itself is drawn out of sight. */
  #blurred(context, sigma, addPath) {
    const far = 20_000;
    context.shadowColor = "#000";
    context.shadowBlur = 2 * sigma;
    context.shadowOffsetX = far;
    const { a, d } = context.getTransform();
    context.translate(-far / a, 0);
    void d;
    context.beginPath();
    addPath();
    context.fill();
  }

  /** The same picture for bounds of the same size elsewhere. */
  #at(made, bounds, [scaleX, scaleY], margin) {
    return {
      ...made,
      area: [
        bounds[0] - margin / scaleX, bounds[1] - margin / scaleY,
        bounds[2] + 2 * margin / scaleX, bounds[3] + 2 * margin / scaleY,
      ],
    };
  }

  /** A path, blurred, as a mask. */
  shadowPath(text, sigma, scale) {
    const margin = 3 * sigma + 2 / Math.max(...scale);
    return this.#make(`p${text}|${sigma}|${scale}`, () => this.#painted(extent(text, margin), scale, (context, area) => {
      const path = new Path2D(text);
      context.shadowColor = "#000";
      context.shadowBlur = 2 * sigma * Math.max(...scale);
      context.shadowOffsetX = 20_000;
      context.translate(-20_000 / scale[0], 0);
      void area;
      context.fill(path);
    }));
  }

  #painted(area, scale, paint) {
    const factor = Math.min(1, limit / Math.max(area[2] * scale[0], area[3] * scale[1], 1));
    // Whole pixels from a whole pixel on, so that lines on pixels stay there.
    const [scaleX, scaleY] = [scale[0] * factor, scale[1] * factor];
    const left = Math.floor(area[0] * scaleX);
    const top = Math.floor(area[1] * scaleY);
    const width = Math.ceil((area[0] + area[2]) * scaleX) - left;
    const height = Math.ceil((area[1] + area[3]) * scaleY) - top;
    const [source, context] = canvas(Math.min(width, limit), Math.min(height, limit));
    context.translate(-left, -top);
    context.scale(scaleX, scaleY);
    const whole = [left / scaleX, top / scaleY, source.width / scaleX, source.height / scaleY];
    paint(context, whole);
    return { source, corner: 0, size: [source.width, source.height], area: whole };
  }

  /** What a shape layer shows, in its colors; null for nothing. */
  shape(layer, scale) {
    if (!layer.path) return null;
    const values = [
      layer.path, layer.fillColor, layer.fillRule, layer.strokeColor, layer.strokeStart, layer.strokeEnd, layer.lineWidth,
      layer.miterLimit, layer.lineCap, layer.lineJoin, layer.lineDashPhase, layer.lineDashPattern,
    ];
    const isLined = layer.strokeColor?.[3] > 0 && layer.lineWidth > 0;
    const width = isLined ? layer.lineWidth * (layer.lineJoin === "miter" ? Math.min(layer.miterLimit, 10) : 1) : 0;
    return this.#make(`h${JSON.stringify(values)}|${scale}`, () => this.#painted(extent(layer.path, width + 1), scale, (context) => {
      const path = new Path2D(layer.path);
      if (layer.fillColor?.[3] > 0) {
        context.fillStyle = css(layer.fillColor);
        context.fill(path, layer.fillRule === "even-odd" ? "evenodd" : "nonzero");
      }
      if (isLined) this.#stroke(context, path, layer);
    }));
  }

  #stroke(context, path, layer) {
    context.strokeStyle = css(layer.strokeColor);
    context.lineWidth = layer.lineWidth;
    context.miterLimit = layer.miterLimit;
    context.lineCap = layer.lineCap;
    context.lineJoin = layer.lineJoin;
    if (layer.lineDashPattern) {
      context.setLineDash(layer.lineDashPattern);
      context.lineDashOffset = layer.lineDashPhase;
    }
    const [start, end] = [Math.max(layer.strokeStart, 0), Math.min(layer.strokeEnd, 1)];
    if (start > 0 || end < 1) {
      if (end <= start) return;
      const measured = document.createElementNS("http://www.w3.org/2000/svg", "path");
      measured.setAttribute("d", layer.path);
      const length = measured.getTotalLength();
      context.setLineDash([(end - start) * length, length]);
      context.lineDashOffset = -start * length;
    }
    context.stroke(path);
  }

  /** A gradient layer's gradient over all of its bounds; null for nothing. */
  gradient(layer, scale) {
    const colors = layer.colors?.filter(Array.isArray);
    const [x, y, width, height] = layer.bounds;
    if (!colors?.length || !(width > 0 && height > 0)) return null;
    const key = `g${JSON.stringify([colors, layer.locations, layer.startPoint, layer.endPoint, layer.type, layer.bounds])}|${scale}`;
    return this.#make(key, () => this.#painted([x, y, width, height], scale, (context) => {
      const place = ([px, py]) => [x + px * width, y + py * height];
      const [start, end] = [place(layer.startPoint), place(layer.endPoint)];
      const delta = [end[0] - start[0], end[1] - start[1]];
      let gradient;
      if (layer.type === "radial") {
        if (!delta[0] || !delta[1]) return;
        context.translate(...start);
        context.scale(Math.abs(delta[0]), Math.abs(delta[1]));
        gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
      } else if (layer.type === "conic") {
        gradient = context.createConicGradient(Math.atan2(delta[1], delta[0]), ...start);
      } else {
        gradient = context.createLinearGradient(...start, ...end);
      }
      const count = colors.length;
      colors.forEach((color, index) => {
        const spread = count > 1 ? index / (count - 1) : 0;
        gradient.addColorStop(Math.min(Math.max(layer.locations?.[index] ?? spread, 0), 1), css(color));
      });
      context.fillStyle = gradient;
      context.setTransform(context.getTransform());
      const back = context.getTransform().inverse();
      const corner = (px, py) => back.transformPoint({ x: px, y: py });
      const [least, greatest] = [corner(0, 0), corner(context.canvas.width, context.canvas.height)];
      context.fillRect(least.x, least.y, greatest.x - least.x, greatest.y - least.y);
    }));
  }
}

/** A rectangle around all points of a path, control points too, and some room. */
function extent(text, room) {
  const numbers = text.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    left = Math.min(left, numbers[index]);
    right = Math.max(right, numbers[index]);
    top = Math.min(top, numbers[index + 1]);
    bottom = Math.max(bottom, numbers[index + 1]);
  }
  if (!(right >= left)) return [0, 0, 0, 0];
  return [left - room, top - room, right - left + 2 * room, bottom - top + 2 * room];
}
