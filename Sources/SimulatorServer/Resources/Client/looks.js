// What a layer's values say of its outline and its shadow.

import { box } from "./geometry.js";
import { extentOf, placementOf } from "./placement.js";

export function outlineOf(layer) {
  return {
    width: Math.abs(layer.bounds[2]), height: Math.abs(layer.bounds[3]), radius: Math.max(layer.cornerRadius, 0),
    isContinuous: layer.cornerCurve === "continuous", corners: layer.maskedCorners,
  };
}

export function shadowOf(layer) {
  const color = layer.shadowColor;
  if (!(layer.shadowOpacity > 0) || layer.masksToBounds || !(color?.[3] > 0)) return null;
  const shadow = {
    color: [color[0], color[1], color[2], color[3] * Math.min(layer.shadowOpacity, 1)], offset: layer.shadowOffset,
    radius: Math.max(layer.shadowRadius, 0), shape: null,
  };
  if (layer.shadowPath) shadow.shape = "path";
  else if (!layer.mask && Array.isArray(layer.backgroundColor) && layer.backgroundColor[3] >= 1 && keepsInside(layer)) {
    shadow.shape = "outline";
  }
  return shadow;
}

function keepsInside(layer) {
  if (layer.contents || layer.kind === "shape" || layer.kind === "replicator") return false;
  const [x, y, width, height] = layer.bounds;
  const room = [x - 2.5, y - 2.5, x + width + 2.5, y + height + 2.5];
  return layer.children.every((child) => {
    if (child.hidden || child.opacity <= 0) return true;
    const placement = placementOf(child, layer);
    if (placement.length === 9) return false;
    const inside = extentOf(child);
    const covered = box(placement, [inside[0], inside[1], inside[2] - inside[0], inside[3] - inside[1]]);
    return covered[0] >= room[0] && covered[1] >= room[1] && covered[2] <= room[2] && covered[3] <= room[3];
  });
}
