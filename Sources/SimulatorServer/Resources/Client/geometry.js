// Matrices are written as on the server: points are rows, and the first factor of a product is applied first.

/** Six numbers: x' = a·x + c·y + tx, y' = b·x + d·y + ty. */
export const identity = [1, 0, 0, 1, 0, 0];

export function multiply(m, n) {
  return [
    m[0] * n[0] + m[1] * n[2], m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2], m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4], m[4] * n[1] + m[5] * n[3] + n[5],
  ];
}

export function translation(x, y) { return [1, 0, 0, 1, x, y]; }

export function apply(m, x, y) { return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]; }

/** The way back; null for what is flat. */
export function invert(m) {
  const determinant = m[0] * m[3] - m[1] * m[2];
  if (!(Math.abs(determinant) > 1e-12)) return null;
  const [a, b, c, d] = [m[3] / determinant, -m[1] / determinant, -m[2] / determinant, m[0] / determinant];
  return [a, b, c, d, -(m[4] * a + m[5] * c), -(m[4] * b + m[5] * d)];
}

/** Pixels for a unit along each axis. */
export function scales(m) { return [Math.hypot(m[0], m[1]), Math.hypot(m[2], m[3])]; }

export function keepsRectangles(m) {
  const small = 1e-6;
  return (Math.abs(m[1]) < small && Math.abs(m[2]) < small) || (Math.abs(m[0]) < small && Math.abs(m[3]) < small);
}

/** The smallest upright rectangle [left, top, right, bottom] around a rectangle [x, y, width, height]. */
export function box(m, [x, y, width, height]) {
  const corners = [apply(m, x, y), apply(m, x + width, y), apply(m, x, y + height), apply(m, x + width, y + height)];
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function intersection(a, b) {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

export function union(a, b) {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

export function isEmpty(edges) { return !(edges[2] > edges[0] && edges[3] > edges[1]); }

// Space: sixteen numbers by rows.

export function space(transform) {
  if (transform.length === 16) return transform;
  const [a, b, c, d, tx, ty] = transform;
  return [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1];
}

export function spaceTranslation(x, y, z) { return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1]; }

export function multiplySpace(m, n) {
  const product = new Array(16).fill(0);
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      for (let k = 0; k < 4; k += 1) product[row * 4 + column] += m[row * 4 + k] * n[k * 4 + column];
    }
  }
  return product;
}

/** How a plane lies in another one: nine numbers by rows [a b p, c d q, tx ty w]; layers are flat. */
export function plane(m) { return [m[0], m[1], m[3], m[4], m[5], m[7], m[12], m[13], m[15]]; }

export function planeOfAffine(m) { return [m[0], m[1], 0, m[2], m[3], 0, m[4], m[5], 1]; }

/** Six numbers where there is no perspective, else null. */
export function affineOfPlane(p) {
  return p[2] === 0 && p[5] === 0 && p[8] === 1 ? [p[0], p[1], p[3], p[4], p[6], p[7]] : null;
}

export function multiplyPlanes(m, n) {
  const product = new Array(9).fill(0);
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      for (let k = 0; k < 3; k += 1) product[row * 3 + column] += m[row * 3 + k] * n[k * 3 + column];
    }
  }
  return product;
}

/** The corners of a rectangle in a plane, each with its depth; null where one lies behind the eye. */
export function projected(p, [x, y, width, height]) {
  const corners = [];
  for (const [px, py] of [[x, y], [x + width, y], [x, y + height], [x + width, y + height]]) {
    const w = px * p[2] + py * p[5] + p[8];
    if (!(w > 1e-9)) return null;
    corners.push([(px * p[0] + py * p[3] + p[6]) / w, (px * p[1] + py * p[4] + p[7]) / w, w]);
  }
  return corners;
}
