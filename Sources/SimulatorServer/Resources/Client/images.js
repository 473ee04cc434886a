// Contents of layers: where an image lies in the bounds, and the nine pieces of one whose middle stretches.

import { box } from "./geometry.js";

export function contentsAreFlipped(layer) {
  let isFlipped = false;
  for (let next = layer.parent; next; next = next.parent) if (next.geometryFlipped) isFlipped = !isFlipped;
  return isFlipped;
}

/** Draws an image as a layer's contents, on a surface. */
export function paintImage(surface, layer, image, m, clips, options = {}, blend = "normal") {
  const scale = layer.contentsScale > 0 ? layer.contentsScale : 1;
  const part = layer.contentsRect;
  const size = [image.width * part[2] / scale, image.height * part[3] / scale];
  const place = gravity(layer.contentsGravity, size, layer.bounds);
  if (!(place[2] > 0 && place[3] > 0)) return;
  const isLarger = place[2] > size[0] || place[3] > size[1];
  const filter = isLarger ? layer.magnificationFilter : layer.minificationFilter;
  const how = { ...options, nearest: filter === "nearest", tint: layer.contentsTint };
  const center = layer.contentsCenter;
  if (center[0] === 0 && center[1] === 0 && center[2] === 1 && center[3] === 1) {
    surface.image(m, place, image, part, how, clips, blend);
    return;
  }
  const pixels = [image.width * part[2], image.height * part[3]];
  const columns = cuts(center[0], center[0] + center[2], pixels[0], place[2], scale);
  const rows = cuts(center[1], center[1] + center[3], pixels[1], place[3], scale);
  for (const row of rows) {
    for (const column of columns) {
      const rect = snapped([place[0] + column.at, place[1] + row.at, column.length, row.length], m);
      const piece = [
        part[0] + column.from / image.width, part[1] + row.from / image.height, column.count / image.width,
        row.count / image.height,
      ];
      if (rect[2] > 0 && rect[3] > 0 && column.count > 0 && row.count > 0) {
        surface.image(m, rect, image, piece, how, clips, blend);
      }
    }
  }
}

/** Pieces meet on whole pixels. */
function snapped(rect, m) {
  if (m[1] !== 0 || m[2] !== 0) return rect;
  const edges = box(m, rect).map(Math.round);
  return [(edges[0] - m[4]) / m[0], (edges[1] - m[5]) / m[3], (edges[2] - edges[0]) / m[0], (edges[3] - edges[1]) / m[3]];
}

/** Where contents of a size lie in bounds. */
function gravity(name, [width, height], [x, y, boundsWidth, boundsHeight]) {
  if (name === "resize") return [x, y, boundsWidth, boundsHeight];
  if (name === "resizeAspect" || name === "resizeAspectFill") {
    if (!(width > 0 && height > 0)) return [0, 0, 0, 0];
    const pick = name === "resizeAspect" ? Math.min : Math.max;
    const factor = pick(boundsWidth / width, boundsHeight / height);
    const [w, h] = [width * factor, height * factor];
    return [x + (boundsWidth - w) / 2, y + (boundsHeight - h) / 2, w, h];
  }
  const across = /left/i.test(name) ? 0 : /right/i.test(name) ? 1 : 0.5;
  const down = /top/i.test(name) ? 0 : /bottom/i.test(name) ? 1 : 0.5;
  if (!/^(center|top|bottom|left|right)/.test(name)) return [x, y, boundsWidth, boundsHeight];
  return [x + (boundsWidth - width) * across, y + (boundsHeight - height) * down, width, height];
}

/** The three parts of an image's side, of which the middle stretches. */
function cuts(start, end, total, length, scale) {
  const first = Math.min(Math.max(Math.round(start * total), 0), total - 1);
  const last = Math.min(Math.max(Math.round(end * total), first + 1), total);
  const counts = [first, last - first, total - last];
  let lengths = [counts[0] / scale, 0, counts[2] / scale];
  const ends = lengths[0] + lengths[2];
  if (ends > length && ends > 0) lengths = [lengths[0] * length / ends, 0, lengths[2] * length / ends];
  else lengths[1] = length - ends;
  let [from, at] = [0, 0];
  return counts.map((count, index) => {
    const piece = { from, count, at, length: lengths[index] };
    from += count;
    at += lengths[index];
    return piece;
  });
}
