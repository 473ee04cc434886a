// Draws with the GPU. Colors are premultiplied; device space is in pixels, y down.

import { box, intersection, invert, isEmpty, keepsRectangles, multiply, scales } from "./geometry.js";
import { blurred } from "./gl-blur.js";
import { GLGroups } from "./gl-groups.js";
import { Clip, GLPrograms, Mode } from "./gl-programs.js";
import { GLTextures } from "./gl-textures.js";

const isUpright = (clip) => !clip.art && keepsRectangles(clip.matrix);
/** Pixels that are worth a picture's being drawn in parts, and a color's. */
const [smallest, smallestFill] = [4000, 10_000];
const white = [1, 1, 1, 1];
/** Pixels that no screen has. */
const far = 1e6;
const everywhere = [-far, -far, far, far];
/** Whether a matrix neither turns nor mirrors. */
const isPlain = (m) => m[1] === 0 && m[2] === 0 && m[0] > 0 && m[3] > 0;
const anywhere = [-Infinity, -Infinity, Infinity, Infinity];
const grown = ([left, top, right, bottom], by) => [left - by, top - by, right + by, bottom + by];

/** Where an outline that is filled hides all behind it: [left, top, right, bottom]; null where that isn't known. */
function wholeOf(art, m) {
  if (!art.isOutline || !art.corner || m[1] !== 0 || m[2] !== 0) return null;
  const area = box(m, art.area);
  return [area[0] + art.corner + 1, area[1] + 2, area[2] - art.corner - 1, area[3] - 2];
}

/** Whether what reaches so far lies where an outline is whole: away from its corners and its sides. */
function isInside(reach, { matrix, art }) {
  if (!art?.corner || matrix[1] !== 0 || matrix[2] !== 0) return false;
  const area = box(matrix, art.area);
  const lies = (across, down) => reach[0] >= area[0] + across && reach[2] <= area[2] - across
    && reach[1] >= area[1] + down && reach[3] <= area[3] - down;
  return lies(2, art.corner + 1) || lies(art.corner + 1, 2);
}

export class GLSurface {
  /** Null where the browser has no WebGL 2. */
  static make(canvas) {
    const gl = canvas.getContext("webgl2", {
      // With alpha, though there is none: pictures can only be copied from a canvas that has it.
      alpha: true, antialias: false, depth: false, preserveDrawingBuffer: true,
    });
    return gl ? new GLSurface(canvas, gl) : null;
  }

  constructor(canvas, gl) {
    Object.assign(this, { canvas, gl, name: "WebGL" });
    this.programs = new GLPrograms(gl);
    this.programs.prepare();
    this.textures = new GLTextures(gl);
    this.groups = new GLGroups(gl, this.textures);
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
    gl.enable(gl.BLEND);
    gl.enable(gl.SCISSOR_TEST);
    gl.disable(gl.DITHER);
    /** How the GPU was told last to mix: what is the same isn't told again, for that takes longer than drawing small things. */
    this.blend = null;
  }

  /** Whether it can draw without waiting for the GPU's programs. */
  get isReady() { return this.programs.isReady; }

  // Targets

  begin(width, height) {
    const { gl, canvas } = this;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    this.target = { x: 0, y: 0, width, height, buffer: null };
    this.targets = [];
    this.#bind();
    gl.clearColor(0, 0, 0, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }

  end() { this.textures.sweep(); }

  #bind() {
    const { gl, target } = this;
    gl.bindFramebuffer(gl.FRAMEBUFFER, target.buffer);
    gl.viewport(0, 0, target.width, target.height);
    gl.scissor(0, 0, target.width, target.height);
  }

  /** The device's pixels that can be drawn on: [left, top, right, bottom]. */
  get area() {
    const { x, y, width, height } = this.target;
    return [x, y, x + width, y + height];
  }

  /** Draws on a clear picture of its own until `pop`; whole pixels. */
  push([left, top, right, bottom]) {
    const group = this.groups.make(left, top, right - left, bottom - top);
    this.targets.push(this.target);
    this.target = group;
    this.#bind();
    this.gl.clearColor(0, 0, 0, 0);
    this.gl.clear(this.gl.COLOR_BUFFER_BIT);
    return group;
  }

  pop() {
    this.target = this.targets.pop();
    this.#bind();
  }

  /** Takes a picture back when it isn't needed any more. */
  free(group) { this.groups.free(group); }

  // Drawing

  #blend(mode = "normal") {
    const { gl } = this;
    if (this.blend === mode) return;
    this.blend = mode;
    if (mode === "in") gl.blendFunc(gl.ZERO, gl.SRC_ALPHA);
    else if (mode === "plusLighter") gl.blendFunc(gl.ONE, gl.ONE);
    else if (mode === "multiply") gl.blendFunc(gl.DST_COLOR, gl.ONE_MINUS_SRC_ALPHA);
    else if (mode === "screen") gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_COLOR);
    else gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  #premultiplied([red, green, blue, alpha]) { return [red * alpha, green * alpha, blue * alpha, alpha]; }

  /**
   * Draws a rectangle of local space, of which nothing lies outside of `reach`; no pixels outside of `within` are looked at.
   */
  #draw(mode, m, rect, clips, set, { blend = "normal", within = null, reach = grown(box(m, rect), 1) } = {}) {
    const { gl, target } = this;
    const edges = this.#edges(clips);
    if (!this.#cut(within ? intersection(edges, within) : edges)) return;
    const other = this.#other(clips, reach);
    const kind = !other ? Clip.none : other.art ? Clip.mask : Clip.rectangle;
    const isFlat = isPlain(m) && reach !== anywhere;
    const { places } = this.programs.drawing(mode, kind, !isFlat);
    const scale = scales(m);
    const room = [1.5 / Math.max(scale[0], 1e-6), 1.5 / Math.max(scale[1], 1e-6)];
    gl.uniform4f(places.rect, rect[0] - room[0], rect[1] - room[1], rect[2] + 2 * room[0], rect[3] + 2 * room[1]);
    const [sx, sy] = [2 / target.width, -2 / target.height];
    const to = multiply(m, [sx, 0, 0, sy, -1 - target.x * sx, 1 - target.y * sy]);
    gl.uniformMatrix3fv(places.matrix, false, [to[0], to[1], 0, to[2], to[3], 0, to[4], to[5], 1]);
    gl.uniform2f(places.scale, ...scale);
    // A mask has its own edges.
    const own = mode === Mode.mask ? everywhere
      : [rect[0] * scale[0], rect[1] * scale[1], (rect[0] + rect[2]) * scale[0], (rect[1] + rect[3]) * scale[1]];
    if (isFlat) {
      const [x, y] = [m[4], m[5]];
      gl.uniform4f(places.edges, ...intersection(own, [edges[0] - x, edges[1] - y, edges[2] - x, edges[3] - y]));
    } else {
      gl.uniform4f(places.edges, ...own);
      const [left, top, right, bottom] = edges;
      const foot = target.y + target.height;
      gl.uniform4f(places.clip, left - target.x, foot - bottom, right - target.x, foot - top);
    }
    if (other) this.#clip(other, places);
    gl.activeTexture(gl.TEXTURE0);
    set(places);
    this.#blend(blend);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }

  /** Where upright clips let through. */
  #edges(clips) {
    let edges = this.area;
    for (const clip of clips) if (isUpright(clip)) edges = intersection(edges, box(clip.matrix, clip.rect));
    return edges;
  }

  /** Has the GPU leave alone what lies outside of some edges; false where nothing lies inside. */
  #cut([left, top, right, bottom]) {
    const { gl, target } = this;
    const [x, y] = [Math.floor(left), Math.floor(top)];
    const [width, height] = [Math.ceil(right) - x, Math.ceil(bottom) - y];
    if (!(width > 0 && height > 0)) return false;
    gl.scissor(x - target.x, target.height - (y + height - target.y), width, height);
    return true;
  }

  /** Upright rectangles are cut together; of other clips there may be one (`needsGroup`), and not all touch what is drawn. */
  #other(clips, reach) {
    const other = clips.findLast((clip) => !isUpright(clip));
    return other && invert(other.matrix) && !isInside(reach, other) ? other : null;
  }

  #clip(other, places) {
    const { gl, target } = this;
    const scale = scales(other.matrix);
    // The GPU counts a target's pixels from the bottom.
    const device = multiply([1, 0, 0, -1, target.x, target.y + target.height], invert(other.matrix));
    const to = multiply(device, [scale[0], 0, 0, scale[1], 0, 0]);
    gl.uniformMatrix3fv(places.toClip, false, [to[0], to[1], 0, to[2], to[3], 0, to[4], to[5], 1]);
    if (!other.art) {
      const [x, y, width, height] = other.rect;
      gl.uniform4f(places.clipEdges, x * scale[0], y * scale[1], (x + width) * scale[0], (y + height) * scale[1]);
      return;
    }
    const { texture } = this.textures.uploaded(other.art.source);
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    this.#mask(other.art, scale, places.clipFactor, places.clipMiddle, places.clipShare);
  }

  /** How pixels of an outline lie on its picture, of which the middle stretches. */
  #mask({ area, size, corner, source }, scale, factor, middle, share) {
    const { gl } = this;
    const whole = [area[2] * scale[0], area[3] * scale[1]];
    gl.uniform4f(share, area[0] * scale[0], area[1] * scale[1], 1 / source.width, 1 / source.height);
    if (corner > 0) {
      const end = corner + 0.5;
      gl.uniform2f(factor, 1, 1);
      gl.uniform4f(middle, end, end, whole[0] - end, whole[1] - end);
    } else {
      gl.uniform2f(factor, size[0] / whole[0], size[1] / whole[1]);
      gl.uniform4f(middle, far, far, far, far);
    }
  }

  /** Whether one more clip can only be had by drawing on a picture of its own. */
  needsGroup(clips, next) {
    return !isUpright(next) && clips.some((clip) => !isUpright(clip));
  }

  fill(m, rect, color, clips) {
    const parts = this.#premultiplied(color);
    const draw = (within) => this.#draw(
      Mode.color, m, rect, clips, (places) => this.gl.uniform4f(places.color, ...parts), { within },
    );
    if (color[3] < 1 || !keepsRectangles(m) || !clips.every(isUpright)) draw(null);
    else this.#hide(intersection(this.#edges(clips), box(m, rect)), parts, draw);
  }

  /** Gives an area a color that hides all behind it: of whole pixels that costs next to nothing, of others `draw` does it. */
  #hide(edges, color, draw) {
    const near = 1e-3;
    const whole = [Math.ceil(edges[0] - near), Math.ceil(edges[1] - near), Math.floor(edges[2] + near), Math.floor(edges[3] + near)];
    if (isEmpty(whole) || (whole[2] - whole[0]) * (whole[3] - whole[1]) < smallestFill) {
      draw(null);
      return;
    }
    this.#clear(whole, color);
    if (edges[0] < whole[0] - near) draw([edges[0], edges[1], whole[0], edges[3]]);
    if (edges[2] > whole[2] + near) draw([whole[2], edges[1], edges[2], edges[3]]);
    if (edges[1] < whole[1] - near) draw([whole[0], edges[1], whole[2], whole[1]]);
    if (edges[3] > whole[3] + near) draw([whole[0], whole[3], whole[2], edges[3]]);
  }

  /** Draws a picture of `Art`: as a mask of a color, or in its own colors for null. */
  art(m, art, color, clips, blend) {
    const { gl } = this;
    const { texture } = this.textures.uploaded(art.source);
    if (!color) {
      const size = [art.source.width, art.source.height];
      this.#image(m, art.area, texture, size, [0, 0, 1, 1], { factor: white }, clips, blend);
      return;
    }
    const scale = scales(m);
    const parts = this.#premultiplied(color);
    const draw = (within) => this.#draw(Mode.mask, m, art.area, clips, (places) => {
      gl.uniform4f(places.color, ...parts);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      this.#mask(art, scale, places.factor, places.middle, places.share);
    }, { blend, within });
    const inside = color[3] < 1 || (blend ?? "normal") !== "normal" ? null : wholeOf(art, m);
    if (!inside || !clips.every(isUpright)) {
      draw(null);
      return;
    }
    const edges = this.#edges(clips);
    const kept = intersection(edges, inside).map((edge, index) => (index < 2 ? Math.ceil(edge) : Math.floor(edge)));
    if ((kept[2] - kept[0]) * (kept[3] - kept[1]) < smallest || isEmpty(kept)) {
      draw(null);
      return;
    }
    this.#clear(kept, parts);
    const [left, top, right, bottom] = intersection(edges, box(m, art.area));
    for (const part of [
      [left, top, kept[0], bottom], [kept[2], top, right, bottom], [kept[0], top, kept[2], kept[1]],
      [kept[0], kept[3], kept[2], bottom],
    ]) if (!isEmpty(part)) draw(part);
  }

  /** Draws a part of a texture, 0…1, over a rectangle; `tint` takes the place of its colors. */
  image(m, rect, source, part, { tint = null, nearest = false, tiles = null, alpha = 1 } = {}, clips = [], blend = "normal") {
    const upload = this.textures.uploaded(source);
    const [sx, sy] = scales(m);
    const size = Math.min(sx * rect[2] / (source.width * part[2]), sy * rect[3] / (source.height * part[3]));
    this.textures.prepare(upload, { isNearest: nearest, size, repeats: Boolean(tiles) });
    const color = tint ? { tint: this.#premultiplied(tint) } : { factor: [alpha, alpha, alpha, alpha] };
    this.#image(m, rect, upload.texture, [source.width, source.height], tiles ? [0, 0, ...tiles] : part, color, clips, blend, Boolean(tiles));
  }

  /** The color takes the place of the picture's own as its `tint`, or is a `factor` of them; both are premultiplied. */
  #image(m, rect, texture, [width, height], part, { tint, factor }, clips, blend, repeats = false) {
    const { gl } = this;
    this.#draw(tint ? Mode.tint : Mode.image, m, rect, clips, (places) => {
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform4f(places.color, ...(tint ?? factor));
      this.#look(places, rect, part);
      const [x, y] = repeats ? [1e6, 1e6] : [-0.5 / width, -0.5 / height];
      gl.uniform4f(places.kept, part[0] - x, part[1] - y, part[0] + part[2] + x, part[1] + part[3] + y);
    }, { blend });
  }

  /** Has a part of a texture lie on a rectangle. */
  #look(places, rect, part) {
    const [x, y] = [part[2] / rect[2], part[3] / rect[3]];
    this.gl.uniform4f(places.lookup, x, y, part[0] - rect[0] * x, part[1] - rect[1] * y);
  }

  /** Draws a picture that was pushed at its place, or elsewhere; the color is a factor of its colors. */
  group(group, { factor = [1, 1, 1, 1], tint = null, offset = [0, 0] } = {}, clips = [], blend = "normal") {
    const rect = [group.x + offset[0], group.y + offset[1], group.width, group.height];
    const [red, green, blue, alpha] = factor;
    const color = tint ? this.#premultiplied(tint) : [red * alpha, green * alpha, blue * alpha, alpha];
    this.#draw(tint ? Mode.tint : Mode.image, [1, 0, 0, 1, 0, 0], rect, clips, (places) => {
      this.#show(group, places, rect, color);
    }, { blend });
  }

  #show(group, places, rect, color) {
    const { gl } = this;
    gl.bindTexture(gl.TEXTURE_2D, group.texture);
    gl.uniform4f(places.color, ...color);
    // Pictures of ours have their first row at the bottom.
    this.#look(places, rect, [0, 1, 1, -1]);
    gl.uniform4f(places.kept, 0, 0, 1, 1);
  }

  /** Draws a picture that lies in a plane of its own; nine numbers lead from its device space to this one. */
  projected(group, plane, clips) {
    const { gl, target } = this;
    const rect = [group.x, group.y, group.width, group.height];
    this.#draw(Mode.image, [1, 0, 0, 1, 0, 0], rect, clips, (places) => {
      const [sx, sy] = [2 / target.width, -2 / target.height];
      const [ox, oy] = [-1 - target.x * sx, 1 - target.y * sy];
      const p = plane;
      gl.uniformMatrix3fv(places.matrix, false, [
        p[0] * sx + p[2] * ox, p[1] * sy + p[2] * oy, p[2],
        p[3] * sx + p[5] * ox, p[4] * sy + p[5] * oy, p[5],
        p[6] * sx + p[8] * ox, p[7] * sy + p[8] * oy, p[8],
      ]);
      this.#show(group, places, rect, white);
    }, { reach: anywhere });
  }

  /** Leaves of the present target what a picture's alpha covers. */
  cut(group) {
    // Outside of the picture nothing is left.
    const [left, top, right, bottom] = this.area;
    const edges = [group.x, group.y, group.x + group.width, group.y + group.height];
    this.group(group, {}, [], "in");
    const clear = (l, t, r, b) => { if (r > l && b > t) this.#clear([l, t, r, b], [0, 0, 0, 0]); };
    clear(left, top, right, edges[1]);
    clear(left, edges[3], right, bottom);
    clear(left, edges[1], edges[0], edges[3]);
    clear(edges[2], edges[1], right, edges[3]);
  }

  /** Gives whole pixels a color. */
  #clear(edges, color) {
    const { gl } = this;
    if (!this.#cut(edges)) return;
    gl.clearColor(...color);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }

  /** Gives all that a picture shows one color. */
  recolor(group, color) {
    const copy = this.push([group.x, group.y, group.x + group.width, group.y + group.height]);
    this.group(group, { tint: color });
    this.pop();
    this.free(group);
    return copy;
  }

  // Blurring

  /** A blurred picture of a picture: the standard deviation is in pixels. */
  blurred(group, sigma, saturation = 1) {
    const result = blurred(this.gl, this.programs, this.groups, group, sigma, saturation);
    this.#bind();
    return result;
  }

  freeBlurred(group) { this.free(group.own); }

  /** A copy of what is drawn so far in some whole pixels. */
  copy([left, top, right, bottom]) {
    const { gl, target } = this;
    const [width, height] = [right - left, bottom - top];
    const group = this.groups.make(left, top, width, height);
    gl.bindFramebuffer(gl.FRAMEBUFFER, target.buffer);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, group.texture);
    gl.copyTexSubImage2D(gl.TEXTURE_2D, 0, 0, 0, left - target.x, target.height - (bottom - target.y), width, height);
    this.#bind();
    return group;
  }

  /** Draws a blurred picture at its place. */
  blurredGroup(group, options, clips, blend) { this.group(group, options, clips, blend); }
}

