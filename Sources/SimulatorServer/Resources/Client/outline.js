// The outline of a layer: its bounds with rounded corners, circular or continuous.

const longest = 1.528665;

function mirrored([x, y]) { return [y, x]; }

function curve(reach, [control1, control2, end], middle) {
  return {
    reach,
    pieces: [
      [control1, control2, end],
      [middle, mirrored(middle), mirrored(end)],
      [mirrored(control2), mirrored(control1), [0, reach]],
    ],
  };
}

/** What UIBezierPath(roundedRect:cornerRadius:) has reported since iOS 7, for a radius of 1. */
const continuous = curve(longest, [[1.088493, 0], [0.868407, 0], [0.631494, 0.074911]], [0.372824, 0.169060]);

/** A quarter of a circle in three pieces. */
const circular = (() => {
  const angle = Math.asin(1 - 0.631494);
  const short = 4 / 3 * Math.tan(angle / 4);
  const long = 4 / 3 * Math.tan((Math.PI / 2 - 2 * angle) / 4);
  const end = [1 - Math.sin(angle), 1 - Math.cos(angle)];
  return curve(
    1,
    [[1 - short, 0], [end[0] + short * Math.cos(angle), end[1] - short * Math.sin(angle)], end],
    [end[0] - long * Math.cos(angle), end[1] + long * Math.sin(angle)],
  );
})();

function mixed(share) {
  const mix = (a, b) => a + (b - a) * share;
  return {
    reach: mix(circular.reach, continuous.reach),
    pieces: circular.pieces.map((piece, i) => piece.map((point, j) => point.map((value, k) => mix(value, continuous.pieces[i][j][k])))),
  };
}

/** An outline of a size: {width, height, radius, isContinuous, corners}; corners are bits: top left, top right, bottom left, bottom right. */
export function fittingRadius(outline) { return Math.min(outline.radius, outline.width / 2, outline.height / 2); }

function cornerCurve(outline) {
  const radius = fittingRadius(outline);
  if (!outline.isContinuous || !(radius > 0)) return circular;
  const room = Math.min(outline.width, outline.height) / 2 / radius;
  return room < longest ? mixed(Math.max(room - 1, 0) / (longest - 1)) : continuous;
}

/** How far a corner reaches along the sides. */
export function reach(outline) { return fittingRadius(outline) * cornerCurve(outline).reach; }

/** The outline whose sides lie further in. */
export function inset(outline, distance) {
  const room = Math.min(distance, outline.width / 2, outline.height / 2);
  return {
    ...outline, width: outline.width - 2 * room, height: outline.height - 2 * room,
    radius: Math.max(fittingRadius(outline) - room, 0),
  };
}

/** Adds the outline to a path, its top left corner at (x, y). */
export function trace(path, outline, x, y) {
  const radius = fittingRadius(outline);
  const { width, height, corners } = outline;
  if (!(radius > 0) || corners === 0) return path.rect(x, y, width, height);
  const shape = cornerCurve(outline);
  const around = [
    [2, x + width, y, -1, 0, 0, 1], [8, x + width, y + height, 0, -1, -1, 0],
    [4, x, y + height, 1, 0, 0, -1], [1, x, y, 0, 1, 1, 0],
  ];
  path.moveTo(x + (corners & 1 ? shape.reach * radius : 0), y);
  for (const [corner, px, py, backX, backY, aheadX, aheadY] of around) {
    if (!(corners & corner)) {
      path.lineTo(px, py);
      continue;
    }
    const place = ([along, ahead]) => [
      px + radius * (along * backX + ahead * aheadX), py + radius * (along * backY + ahead * aheadY),
    ];
    path.lineTo(...place([shape.reach, 0]));
    for (const [control1, control2, end] of shape.pieces) {
      path.bezierCurveTo(...place(control1), ...place(control2), ...place(end));
    }
  }
  path.closePath();
}
