// Draws without a GPU, by Canvas 2D: the same calls as `GLSurface`.

import { css } from "./art.js";

const modes = { normal: "source-over", plusLighter: "lighter", multiply: "multiply", screen: "screen", in: "destination-in" };

export class CanvasSurface {
  /** A screen begins black; what `isClear` begins with nothing, as a picture of one view. */
  static make(canvas, isClear = false) {
    const context = canvas.getContext("2d", { alpha: isClear });
    return context ? new CanvasSurface(canvas, context, isClear) : null;
  }

  constructor(canvas, context, isClear) {
    Object.assign(this, { canvas, isClear, name: "Canvas 2D" });
    this.screen = { x: 0, y: 0, width: 0, height: 0, canvas, context };
    this.bitmaps = new WeakMap();
  }

  /** Whether it can draw without waiting. */
  get isReady() { return true; }

  begin(width, height) {
    if (this.canvas.width !== width || this.canvas.height !== height) Object.assign(this.canvas, { width, height });
    Object.assign(this.screen, { width, height });
    this.target = this.screen;
    this.targets = [];
    this.target.context.setTransform(1, 0, 0, 1, 0, 0);
    this.target.context.clearRect(0, 0, width, height);
    if (this.isClear) return;
    this.target.context.fillStyle = "#000";
    this.target.context.fillRect(0, 0, width, height);
  }

  end() {}

  get area() {
    const { x, y, width, height } = this.target;
    return [x, y, x + width, y + height];
  }

  #canvas(width, height) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext("2d") };
  }

  push([left, top, right, bottom]) {
    const group = { x: left, y: top, width: right - left, height: bottom - top, ...this.#canvas(right - left, bottom - top) };
    this.targets.push(this.target);
    this.target = group;
    return group;
  }

  pop() { this.target = this.targets.pop(); }
  free() {}
  freeBlurred() {}

  /** A canvas of any kind of picture. */
  #bitmap(source) {
    if (!source.pixels) return source.canvas ?? source;
    let found = this.bitmaps.get(source);
    if (!found) {
      const made = this.#canvas(source.width, source.height);
      const { pixels } = source;
      const data = new Uint8ClampedArray(pixels);
      const words = new Uint32Array(pixels.buffer);
      // Canvases take colors that aren't multiplied.
      for (let word = 0; word < words.length; word += 1) {
        const alpha = words[word] >>> 24;
        if (alpha === 0 || alpha === 255) continue;
        const index = word * 4;
        for (let channel = 0; channel < 3; channel += 1) data[index + channel] = Math.round(pixels[index + channel] * 255 / alpha);
      }
      made.context.putImageData(new ImageData(data, source.width, source.height), 0, 0);
      found = made.canvas;
      this.bitmaps.set(source, found);
    }
    return found;
  }

  #colored(source, color) {
    const bitmap = this.#bitmap(source);
    const made = this.#canvas(bitmap.width, bitmap.height);
    made.context.drawImage(bitmap, 0, 0);
    made.context.globalCompositeOperation = "source-in";
    made.context.fillStyle = css(color);
    made.context.fillRect(0, 0, bitmap.width, bitmap.height);
    return made.canvas;
  }

  /** Runs a function with the target's context in local space. */
  #drawing(m, clips, blend, alpha, draw) {
    const { context, x, y } = this.target;
    context.save();
    context.setTransform(1, 0, 0, 1, -x, -y);
    for (const clip of clips) {
      const path = new Path2D();
      if (clip.trace) clip.trace(path);
      else path.rect(...clip.rect);
      const placed = new Path2D();
      placed.addPath(path, new DOMMatrix(clip.matrix));
      context.clip(placed);
    }
    context.transform(...m);
    context.globalCompositeOperation = modes[blend] ?? modes.normal;
    context.globalAlpha = alpha;
    draw(context);
    context.restore();
  }

  needsGroup() { return false; }

  fill(m, rect, color, clips) {
    this.#drawing(m, clips, "normal", 1, (context) => {
      context.fillStyle = css(color);
      context.fillRect(...rect);
    });
  }

  art(m, art, color, clips, blend = "normal") {
    const source = color ? this.#colored(art.source, color) : art.source;
    const [x, y, width, height] = art.area;
    this.#drawing(m, clips, blend, 1, (context) => {
      const { corner } = art;
      if (!corner) {
        context.drawImage(source, 0, 0, ...art.size, x, y, width, height);
        return;
      }
      const [sx, sy] = [Math.hypot(m[0], m[1]), Math.hypot(m[2], m[3])];
      // The parts meet on whole pixels, lest they show as lines.
      const snapped = (value, scale, shift) => (m[1] === 0 && m[2] === 0 ? (Math.round(value * scale + shift) - shift) / scale : value);
      const cuts = (start, length, scale, size, shift) => {
        const first = snapped(start + corner / scale, scale, shift);
        const last = snapped(start + length - corner / scale, scale, shift);
        return [
          [0, (first - start) * scale, start, first - start], [corner, 1, first, last - first],
          [size - (start + length - last) * scale, (start + length - last) * scale, last, start + length - last],
        ];
      };
      for (const [fromY, fromHeight, toY, toHeight] of cuts(y, height, sy, art.size[1], m[5])) {
        for (const [fromX, fromWidth, toX, toWidth] of cuts(x, width, sx, art.size[0], m[4])) {
          context.drawImage(source, fromX, fromY, fromWidth, fromHeight, toX, toY, toWidth, toHeight);
        }
      }
    });
  }

  image(m, rect, source, part, { tint = null, nearest = false, tiles = null, alpha = 1 } = {}, clips = [], blend = "normal") {
    const bitmap = tint ? this.#colored(source, tint) : this.#bitmap(source);
    this.#drawing(m, clips, blend, alpha, (context) => {
      context.imageSmoothingEnabled = !nearest;
      context.imageSmoothingQuality = "high";
      if (tiles) {
        context.beginPath();
        context.rect(...rect);
        context.clip();
        const [width, height] = [rect[2] / tiles[0], rect[3] / tiles[1]];
        for (let y = 0; y < tiles[1]; y += 1) {
          for (let x = 0; x < tiles[0]; x += 1) {
            context.drawImage(bitmap, rect[0] + x * width, rect[1] + y * height, width, height);
          }
        }
        return;
      }
      const [left, top, width, height] = part;
      context.drawImage(
        bitmap, left * bitmap.width, top * bitmap.height, width * bitmap.width, height * bitmap.height, ...rect,
      );
    });
  }

  group(group, { factor = [1, 1, 1, 1], tint = null, offset = [0, 0] } = {}, clips = [], blend = "normal") {
    let source = tint ? this.#colored(group, tint) : group.canvas;
    if (Math.min(factor[0], factor[1], factor[2]) < 1) {
      const made = this.#canvas(group.width, group.height);
      made.context.drawImage(source, 0, 0);
      made.context.globalCompositeOperation = "multiply";
      made.context.fillStyle = css([factor[0], factor[1], factor[2], 1]);
      made.context.fillRect(0, 0, group.width, group.height);
      made.context.globalCompositeOperation = "destination-in";
      made.context.drawImage(source, 0, 0);
      source = made.canvas;
    }
    this.#drawing([1, 0, 0, 1, 0, 0], clips, blend, factor[3], (context) => {
      context.drawImage(source, group.x + offset[0], group.y + offset[1], group.width, group.height);
    });
  }

  /** In strips, each of which is as if there were no perspective. */
  projected(group, p, clips) {
    const place = (x, y) => {
      const w = x * p[2] + y * p[5] + p[8];
      return [(x * p[0] + y * p[3] + p[6]) / w, (x * p[1] + y * p[4] + p[7]) / w];
    };
    const size = 16;
    for (let top = 0; top < group.height; top += size) {
      for (let left = 0; left < group.width; left += size) {
        const [width, height] = [Math.min(size, group.width - left), Math.min(size, group.height - top)];
        const [x, y] = [group.x + left, group.y + top];
        const [o, u, v] = [place(x, y), place(x + width, y), place(x, y + height)];
        const m = [(u[0] - o[0]) / width, (u[1] - o[1]) / width, (v[0] - o[0]) / height, (v[1] - o[1]) / height, ...o];
        this.#drawing(m, clips, "normal", 1, (context) => {
          context.drawImage(group.canvas, left, top, width, height, 0, 0, width + 1, height + 1);
        });
      }
    }
  }

  cut(group) {
    const { context, x, y } = this.target;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = "destination-in";
    context.drawImage(group.canvas, group.x - x, group.y - y);
    context.restore();
  }

  recolor(group, color) { return { ...group, canvas: this.#colored(group, color) }; }

  copy([left, top, right, bottom]) {
    const size = [right - left, bottom - top];
    const group = { x: left, y: top, width: size[0], height: size[1], isCopy: true, ...this.#canvas(...size) };
    group.context.drawImage(this.target.canvas, this.target.x - left, this.target.y - top);
    return group;
  }

  /** Beyond its edges a backdrop goes on as it ends; a shadow's picture has nothing there. */
  blurred(group, sigma, saturation = 1) {
    const made = this.#canvas(group.width, group.height);
    let [source, room] = [group.canvas, 0];
    if (group.isCopy) {
      room = Math.ceil(3 * sigma);
      const wide = this.#canvas(group.width + 2 * room, group.height + 2 * room);
      wide.context.drawImage(group.canvas, 0, 0, wide.canvas.width, wide.canvas.height);
      wide.context.drawImage(group.canvas, room, room);
      source = wide.canvas;
    }
    made.context.filter = `blur(${sigma}px) saturate(${saturation})`;
    made.context.drawImage(source, -room, -room);
    return { ...group, ...made };
  }

  blurredGroup(group, options, clips, blend) { this.group(group, options, clips, blend); }
}
