// Where layers lie: in their parents, in space, and how far what they show reaches.

import {
  affineOfPlane, box, multiply, multiplySpace, plane, space, spaceTranslation, translation, union,
} from "./geometry.js";

/** Layers inside layers that are looked at. */
export const deepest = 500;

const isOne = (m) => m.length === 6 && m[0] === 1 && m[1] === 0 && m[2] === 0 && m[3] === 1 && m[4] === 0 && m[5] === 0;

export function anchorOf(layer) {
  const [x, y, width, height] = layer.bounds;
  return [x + layer.anchorPoint[0] * width, y + layer.anchorPoint[1] * height];
}

function flipOf(layer) {
  if (!layer?.geometryFlipped) return null;
  return [1, 0, 0, -1, 0, 2 * layer.bounds[1] + layer.bounds[3]];
}

/** From a layer's plane to its parent's: six numbers, or nine with perspective. */
export function placementOf(layer, parent) {
  const shared = parent && parent.mask !== layer && !isOne(parent.sublayerTransform);
  if (!shared && layer.transform.length === 6) {
    const [x, y] = anchorOf(layer);
    const place = multiply(multiply(translation(-x, -y), layer.transform), translation(...layer.position));
    const flip = flipOf(parent);
    return flip ? multiply(place, flip) : place;
  }
  const whole = plane(spaceOf(layer, parent));
  return affineOfPlane(whole) ?? whole;
}

/** From a layer's space to its parent's, with depth. */
export function spaceOf(layer, parent) {
  const [x, y] = anchorOf(layer);
  let total = multiplySpace(spaceTranslation(-x, -y, -layer.anchorPointZ), space(layer.transform));
  total = multiplySpace(total, spaceTranslation(...layer.position, layer.zPosition));
  if (parent && parent.mask !== layer && !isOne(parent.sublayerTransform)) {
    const [cx, cy] = anchorOf(parent);
    total = multiplySpace(total, spaceTranslation(-cx, -cy, 0));
    total = multiplySpace(total, space(parent.sublayerTransform));
    total = multiplySpace(total, spaceTranslation(cx, cy, 0));
  }
  const flip = flipOf(parent);
  return flip ? multiplySpace(total, space(flip)) : total;
}

export function showsBack(layer, parent) {
  if (isOne(layer.transform) && (!parent || isOne(parent.sublayerTransform))) return false;
  const turned = parent ? multiplySpace(space(layer.transform), space(parent.sublayerTransform)) : space(layer.transform);
  return turned[10] < 0;
}

export function inPaintOrder(children) {
  if (!children.some((child) => child.zPosition !== 0)) return children;
  return children.map((child, index) => [child, index])
    .sort((a, b) => a[0].zPosition - b[0].zPosition || a[1] - b[1]).map(([child]) => child);
}

/** What a layer and all below it can cover, in its bounds space: [left, top, right, bottom]. */
export function extentOf(layer, depth = 0) {
  const [x, y, width, height] = layer.bounds;
  let extent = [x, y, x + width, y + height];
  const grow = (by) => { extent = [extent[0] - by, extent[1] - by, extent[2] + by, extent[3] + by]; };
  if (layer.masksToBounds) {
    grow(1);
    return extent;
  }
  const isUnbounded = ["shape", "replicator", "transform"].includes(layer.kind) || layer.transition
    || (layer.contents && !["resize", "resizeAspect"].includes(layer.contentsGravity));
  if (isUnbounded || depth > deepest) return [-1e5, -1e5, 1e5, 1e5];
  if (layer.painted) {
    const [px, py, pw, ph] = layer.paintedArea;
    extent = union(extent, [px, py, px + pw, py + ph]);
  }
  for (const child of layer.children) {
    if (child.hidden || child.opacity <= 0) continue;
    const inside = extentOf(child, depth + 1);
    const placement = placementOf(child, layer);
    if (placement.length === 9) return [-1e5, -1e5, 1e5, 1e5];
    extent = union(extent, box(placement, [inside[0], inside[1], inside[2] - inside[0], inside[3] - inside[1]]));
  }
  if (layer.shadowOpacity > 0) {
    const far = 3 * layer.shadowRadius + 1;
    const [dx, dy] = layer.shadowOffset;
    extent = union(extent, [extent[0] - far + dx, extent[1] - far + dy, extent[2] + far + dx, extent[3] + far + dy]);
  }
  grow(1);
  return extent;
}
