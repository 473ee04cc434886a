// Draws with the GPU. Colors are premultiplied; device space is in pixels, y down.

import { box, intersection, invert, isEmpty, keepsRectangles, multiply, scales } from "./geometry.js";

const vertexShader = `#version 300 es
in vec2 corner;
uniform vec4 rect;        // in local space, with room for smooth edges
uniform mat3 matrix;      // from local space to the target, as -1…1
out vec2 local;
void main() {
  local = rect.xy + corner * rect.zw;
  vec3 place = matrix * vec3(local, 1.0);
  gl_Position = vec4(place.xy, 0.0, place.z);
}`;

const fragmentShader = `#version 300 es
precision highp float;
in vec2 local;
out vec4 result;
uniform int mode;          // 0 color, 1 image, 2 mask, 3 group
uniform vec4 color;        // premultiplied
uniform vec2 scale;        // pixels for a unit of local space
uniform vec4 edges;        // left, top, right, bottom of what is drawn, in local pixels
uniform sampler2D image;
uniform vec4 part;         // the texture's part: left, top, width, height, 0…1
uniform vec4 kept;         // half a texel inside of it
uniform vec4 nine;         // the mask's size in pixels, its corner, whether the corners stand alone
uniform vec2 whole;        // the size in pixels of what the mask covers
uniform vec4 origin;       // the target: left, top, height in pixels
uniform vec4 clip;         // left, top, right, bottom in device pixels
uniform int clips;         // 0 none, 1 a rectangle, 2 a mask
uniform mat3 toClip;       // from device pixels to the clip's own pixels
uniform vec4 clipEdges;
uniform sampler2D clipMask;
uniform vec4 clipNine;
uniform vec2 clipWhole;

float inside(vec2 p, vec4 box) {
  vec2 covered = clamp(min(p + 0.5, box.zw) - max(p - 0.5, box.xy), 0.0, 1.0);
  return covered.x * covered.y;
}

float stretched(float x, float size, float corner, float length) {
  if (x < corner + 0.5) return x;
  return x > length - corner - 0.5 ? x - length + size : corner + 0.5;
}

float masked(sampler2D mask, vec2 p, vec4 nine, vec2 whole) {
  vec2 q = nine.w > 0.5
    ? vec2(stretched(p.x, nine.x, nine.z, whole.x), stretched(p.y, nine.y, nine.z, whole.y)) : p * nine.xy / whole;
  if (q.x < 0.0 || q.y < 0.0 || q.x > nine.x || q.y > nine.y) return 0.0;
  return texture(mask, q / vec2(textureSize(mask, 0))).a;
}

void main() {
  vec2 device = vec2(origin.x + gl_FragCoord.x, origin.y + origin.z - gl_FragCoord.y);
  float coverage = inside(device, clip);
  if (clips > 0) {
    vec2 p = (toClip * vec3(device, 1.0)).xy;
    coverage *= clips == 1 ? inside(p, clipEdges) : masked(clipMask, p - clipEdges.xy, clipNine, clipWhole);
  }
  vec2 p = local * scale;
  if (mode == 2) {
    result = color * (masked(image, p - edges.xy, nine, whole) * coverage);
    return;
  }
  coverage *= inside(p, edges);
  if (mode == 0) {
    result = color * coverage;
    return;
  }
  vec2 share = (p - edges.xy) / (edges.zw - edges.xy);
  vec2 place = clamp(part.xy + share * part.zw, kept.xy, kept.zw);
  vec4 pixel = texture(image, place);
  // A tint takes the place of the image's colors; alpha below 0 says that the color is a factor.
  result = (color.a < 0.0 ? pixel * -color : color * pixel.a) * coverage;
}`;

const blurShader = `#version 300 es
precision highp float;
in vec2 local;
out vec4 result;
uniform sampler2D image;
uniform vec2 along;        // one texel
uniform vec2 taps[13];     // from the middle on: how far, in texels, and how much of each side
uniform int count;
uniform float saturation;
void main() {
  vec4 color = texture(image, local) * taps[0].y;
  for (int i = 1; i < count; i += 1) {
    vec2 step = along * taps[i].x;
    color += (texture(image, local + step) + texture(image, local - step)) * taps[i].y;
  }
  float gray = dot(color.rgb, vec3(0.2109375, 0.71484375, 0.07421875));
  result = vec4(clamp(vec3(gray) + (color.rgb - gray) * saturation, 0.0, color.a), color.a);
}`;

const isUpright = (clip) => !clip.art && keepsRectangles(clip.matrix);

/** Where a Gaussian blur looks, and how much it takes from there: two texels at a time, between which the GPU mixes. */
function taps(sigma) {
  const reach = Math.min(Math.ceil(sigma * 3), 24);
  const weight = (i) => Math.exp(-0.5 * i * i / (sigma * sigma));
  const all = [[0, 1]];
  for (let i = 1; i <= reach; i += 2) {
    const [near, far] = [weight(i), i < reach ? weight(i + 1) : 0];
    all.push([i + far / (near + far || 1), near + far]);
  }
  const total = all.reduce((sum, [, part], index) => sum + part * (index ? 2 : 1), 0);
  return all.map(([place, part]) => [place, part / total]);
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
    this.uploads = new Map();
    this.spare = [];
    this.program = this.#compile(vertexShader, fragmentShader);
    this.blurProgram = this.#compile(vertexShader, blurShader);
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
    gl.enable(gl.BLEND);
    gl.enable(gl.SCISSOR_TEST);
    gl.disable(gl.DITHER);
    /** What the GPU was told last: what is the same isn't told again, for that takes longer than drawing small things. */
    this.told = {};
    this.#use(this.program.program);
    gl.uniform1i(this.program.places.image, 0);
    gl.uniform1i(this.program.places.clipMask, 1);
    this.nothing = this.#texture(1, 1, new Uint8Array([255, 255, 255, 255]));
  }

  #compile(vertex, fragment) {
    const { gl } = this;
    const program = gl.createProgram();
    for (const [type, source] of [[gl.VERTEX_SHADER, vertex], [gl.FRAGMENT_SHADER, fragment]]) {
      const shader = gl.createShader(type);
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.bindAttribLocation(program, 0, "corner");
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
      const logs = gl.getAttachedShaders(program).map((shader) => gl.getShaderInfoLog(shader));
      throw new Error(`the compositor's program can't be linked: ${gl.getProgramInfoLog(program)} ${logs.join(" ")}`);
    }
    const places = {};
    for (let index = 0; index < gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS); index += 1) {
      const { name } = gl.getActiveUniform(program, index);
      places[name] = gl.getUniformLocation(program, name);
    }
    return { program, places };
  }

  #use(program) {
    if (this.told.program === program) return;
    this.told.program = program;
    this.gl.useProgram(program);
  }

  // Textures

  #texture(width, height, pixels = null) {
    const { gl } = this;
    const texture = gl.createTexture();
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    this.#sample(gl.LINEAR, gl.CLAMP_TO_EDGE);
    return texture;
  }

  #sample(filter, wrap) {
    const { gl } = this;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter === gl.NEAREST ? gl.NEAREST : gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap);
  }

  /** What a texture of the server's, or a picture of `Art`, is here. */
  #uploaded(source) {
    const known = this.uploads.get(source);
    if (known) {
      known.used = this.frame;
      return known;
    }
    const { gl } = this;
    let texture;
    if (source.pixels) {
      texture = this.#texture(source.width, source.height, source.pixels);
    } else {
      texture = gl.createTexture();
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
      this.#sample(gl.LINEAR, gl.CLAMP_TO_EDGE);
    }
    const upload = { texture, hasMipmap: false, used: this.frame };
    this.uploads.set(source, upload);
    return upload;
  }

  /** Frees what wasn't drawn for a while. */
  #sweep() {
    if (this.frame % 120 !== 0) return;
    for (const [source, upload] of this.uploads) {
      if (this.frame - upload.used < 240) continue;
      this.gl.deleteTexture(upload.texture);
      this.uploads.delete(source);
    }
  }

  // Targets

  begin(width, height) {
    const { gl, canvas } = this;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    this.frame = (this.frame ?? 0) + 1;
    this.target = { x: 0, y: 0, width, height, buffer: null };
    this.targets = [];
    this.#bind();
    gl.clearColor(0, 0, 0, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }

  end() { this.#sweep(); }

  #bind() {
    const { gl, target } = this;
    gl.bindFramebuffer(gl.FRAMEBUFFER, target.buffer);
    gl.viewport(0, 0, target.width, target.height);
    gl.scissor(0, 0, target.width, target.height);
    this.told.origin = null;
  }

  /** The device's pixels that can be drawn on: [left, top, right, bottom]. */
  get area() {
    const { x, y, width, height } = this.target;
    return [x, y, x + width, y + height];
  }

  /** Draws on a clear picture of its own until `pop`; whole pixels. */
  push([left, top, right, bottom]) {
    const group = this.#makeGroup(left, top, right - left, bottom - top);
    this.targets.push(this.target);
    this.target = group;
    this.#bind();
    this.gl.clearColor(0, 0, 0, 0);
    this.gl.clear(this.gl.COLOR_BUFFER_BIT);
    return group;
  }

  #makeGroup(x, y, width, height) {
    const { gl } = this;
    const index = this.spare.findIndex((group) => group.width === width && group.height === height);
    if (index >= 0) return Object.assign(this.spare.splice(index, 1)[0], { x, y });
    while (this.spare.length > 8) {
      const old = this.spare.shift();
      gl.deleteTexture(old.texture);
      gl.deleteFramebuffer(old.buffer);
    }
    const texture = this.#texture(width, height);
    const buffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    return { x, y, width, height, texture, buffer };
  }

  pop() {
    this.target = this.targets.pop();
    this.#bind();
  }

  /** Takes a picture back when it isn't needed any more. */
  free(group) { this.spare.push(group); }

  // Drawing

  #blend(mode = "normal") {
    const { gl } = this;
    if (this.told.blend === mode) return;
    this.told.blend = mode;
    if (mode === "in") gl.blendFunc(gl.ZERO, gl.SRC_ALPHA);
    else if (mode === "plusLighter") gl.blendFunc(gl.ONE, gl.ONE);
    else if (mode === "multiply") gl.blendFunc(gl.DST_COLOR, gl.ONE_MINUS_SRC_ALPHA);
    else if (mode === "screen") gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_COLOR);
    else gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  #premultiplied([red, green, blue, alpha]) { return [red * alpha, green * alpha, blue * alpha, alpha]; }

  /** Draws a rectangle of local space; no pixels outside of `within` are looked at. */
  #draw(mode, m, rect, clips, set, blend, within = null) {
    const { gl, target } = this;
    const edges = this.#edges(clips);
    if (!this.#cut(within ? intersection(edges, within) : edges)) return;
    const { program, places } = this.program;
    this.#use(program);
    const scale = scales(m);
    const room = [1.5 / Math.max(scale[0], 1e-6), 1.5 / Math.max(scale[1], 1e-6)];
    gl.uniform4f(places.rect, rect[0] - room[0], rect[1] - room[1], rect[2] + 2 * room[0], rect[3] + 2 * room[1]);
    const [sx, sy] = [2 / target.width, -2 / target.height];
    const to = multiply(m, [sx, 0, 0, sy, -1 - target.x * sx, 1 - target.y * sy]);
    gl.uniformMatrix3fv(places.matrix, false, [to[0], to[1], 0, to[2], to[3], 0, to[4], to[5], 1]);
    if (this.told.mode !== mode) gl.uniform1i(places.mode, this.told.mode = mode);
    gl.uniform2f(places.scale, ...scale);
    gl.uniform4f(
      places.edges, rect[0] * scale[0], rect[1] * scale[1], (rect[0] + rect[2]) * scale[0], (rect[1] + rect[3]) * scale[1],
    );
    if (this.told.origin !== target) {
      this.told.origin = target;
      gl.uniform4f(places.origin, target.x, target.y, target.height, 0);
    }
    this.#clip(clips, edges, places);
    gl.activeTexture(gl.TEXTURE0);
    // Nothing that is drawn on may be bound.
    if (mode === 0) gl.bindTexture(gl.TEXTURE_2D, this.nothing);
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

  /** Upright rectangles are cut together; of other clips there may be one (`needsGroup`). */
  #clip(clips, edges, places) {
    const { gl } = this;
    const other = clips.findLast((clip) => !isUpright(clip)) ?? null;
    gl.uniform4f(places.clip, ...edges);
    const inverse = other && invert(other.matrix);
    const kind = !inverse ? 0 : other.art ? 2 : 1;
    if (this.told.clips !== kind) {
      this.told.clips = kind;
      gl.uniform1i(places.clips, kind);
      gl.activeTexture(gl.TEXTURE1);
      gl.bindTexture(gl.TEXTURE_2D, this.nothing);
    }
    if (!inverse) return;
    const [sx, sy] = scales(other.matrix);
    const to = multiply(inverse, [sx, 0, 0, sy, 0, 0]);
    gl.uniformMatrix3fv(places.toClip, false, [to[0], to[1], 0, to[2], to[3], 0, to[4], to[5], 1]);
    const [x, y, width, height] = other.art ? other.art.area : other.rect;
    gl.uniform4f(places.clipEdges, x * sx, y * sy, (x + width) * sx, (y + height) * sy);
    if (!other.art) return;
    const { texture } = this.#uploaded(other.art.source);
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform4f(places.clipNine, ...other.art.size, other.art.corner, other.art.corner > 0 ? 1 : 0);
    gl.uniform2f(places.clipWhole, width * sx, height * sy);
  }

  /** Whether one more clip can only be had by drawing on a picture of its own. */
  needsGroup(clips, next) {
    return !isUpright(next) && clips.some((clip) => !isUpright(clip));
  }

  fill(m, rect, color, clips) {
    const parts = this.#premultiplied(color);
    const draw = (within) => this.#draw(0, m, rect, clips, (places) => this.gl.uniform4f(places.color, ...parts), "normal", within);
    if (color[3] < 1 || !keepsRectangles(m) || !clips.every(isUpright)) {
      draw(null);
      return;
    }
    // What hides all behind it costs next to nothing where it covers whole pixels.
    const edges = intersection(this.#edges(clips), box(m, rect));
    const near = 1e-3;
    const whole = [Math.ceil(edges[0] - near), Math.ceil(edges[1] - near), Math.floor(edges[2] + near), Math.floor(edges[3] + near)];
    if (isEmpty(whole)) {
      draw(null);
      return;
    }
    this.#clear(whole, parts);
    if (edges[0] < whole[0] - near) draw([edges[0], edges[1], whole[0], edges[3]]);
    if (edges[2] > whole[2] + near) draw([whole[2], edges[1], edges[2], edges[3]]);
    if (edges[1] < whole[1] - near) draw([whole[0], edges[1], whole[2], whole[1]]);
    if (edges[3] > whole[3] + near) draw([whole[0], whole[3], whole[2], edges[3]]);
  }

  /** Draws a picture of `Art`: as a mask of a color, or in its own colors for null. */
  art(m, art, color, clips, blend) {
    const { gl } = this;
    const { texture } = this.#uploaded(art.source);
    if (!color) {
      const size = [art.source.width, art.source.height];
      return this.#image(m, art.area, texture, size, [0, 0, 1, 1], [-1, -1, -1, -1], clips, blend);
    }
    const [sx, sy] = scales(m);
    return this.#draw(2, m, art.area, clips, (places) => {
      gl.uniform4f(places.color, ...this.#premultiplied(color));
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform4f(places.nine, ...art.size, art.corner, art.corner > 0 ? 1 : 0);
      gl.uniform2f(places.whole, art.area[2] * sx, art.area[3] * sy);
    }, blend);
  }

  /** Draws a part of a texture, 0…1, over a rectangle; `tint` takes the place of its colors. */
  image(m, rect, source, part, { tint = null, nearest = false, tiles = null, alpha = 1 } = {}, clips = [], blend = "normal") {
    const { gl } = this;
    const upload = this.#uploaded(source);
    const [sx, sy] = scales(m);
    const shrinks = Math.min(sx * rect[2] / (source.width * part[2]), sy * rect[3] / (source.height * part[3])) < 0.9;
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, upload.texture);
    if (shrinks && !nearest && !upload.hasMipmap) {
      gl.generateMipmap(gl.TEXTURE_2D);
      upload.hasMipmap = true;
    }
    this.#sample(nearest ? gl.NEAREST : shrinks ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR, tiles ? gl.REPEAT : gl.CLAMP_TO_EDGE);
    const color = tint ? this.#premultiplied(tint) : [-alpha, -alpha, -alpha, -alpha];
    const size = [source.width, source.height];
    this.#image(m, rect, upload.texture, size, tiles ? [0, 0, ...tiles] : part, color, clips, blend, Boolean(tiles));
  }

  #image(m, rect, texture, [width, height], part, color, clips, blend, repeats = false) {
    const { gl } = this;
    this.#draw(1, m, rect, clips, (places) => {
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform4f(places.color, ...color);
      gl.uniform4f(places.part, ...part);
      const [x, y] = repeats ? [1e6, 1e6] : [-0.5 / width, -0.5 / height];
      gl.uniform4f(places.kept, part[0] - x, part[1] - y, part[0] + part[2] + x, part[1] + part[3] + y);
    }, blend);
  }

  /** Draws a picture that was pushed at its place, or elsewhere; the color is a factor of its colors. */
  group(group, { factor = [1, 1, 1, 1], tint = null, offset = [0, 0] } = {}, clips = [], blend = "normal") {
    const rect = [group.x + offset[0], group.y + offset[1], group.width, group.height];
    const [red, green, blue, alpha] = factor;
    const color = tint ? this.#premultiplied(tint) : [-red * alpha, -green * alpha, -blue * alpha, -alpha];
    // Pictures of ours have their first row at the bottom.
    this.#flipped([1, 0, 0, 1, 0, 0], rect, group, color, clips, blend);
  }

  #flipped(m, rect, group, color, clips, blend) {
    const { gl } = this;
    this.#draw(1, m, rect, clips, (places) => {
      gl.bindTexture(gl.TEXTURE_2D, group.texture);
      gl.uniform4f(places.color, ...color);
      gl.uniform4f(places.part, 0, 1, 1, -1);
      gl.uniform4f(places.kept, 0, 0, 1, 1);
    }, blend);
  }

  /** Draws a picture that lies in a plane of its own; nine numbers lead from its device space to this one. */
  projected(group, plane, clips) {
    const { gl, target } = this;
    const rect = [group.x, group.y, group.width, group.height];
    this.#draw(1, [1, 0, 0, 1, 0, 0], rect, clips, (places) => {
      const [sx, sy] = [2 / target.width, -2 / target.height];
      const [ox, oy] = [-1 - target.x * sx, 1 - target.y * sy];
      const p = plane;
      gl.uniformMatrix3fv(places.matrix, false, [
        p[0] * sx + p[2] * ox, p[1] * sy + p[2] * oy, p[2],
        p[3] * sx + p[5] * ox, p[4] * sy + p[5] * oy, p[5],
        p[6] * sx + p[8] * ox, p[7] * sy + p[8] * oy, p[8],
      ]);
      gl.bindTexture(gl.TEXTURE_2D, group.texture);
      gl.uniform4f(places.color, -1, -1, -1, -1);
      gl.uniform4f(places.part, 0, 1, 1, -1);
      gl.uniform4f(places.kept, 0, 0, 1, 1);
    });
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
    let reduction = 1;
    while (8 * reduction <= sigma) reduction *= 2;
    const size = [Math.max(1, Math.ceil(group.width / reduction)), Math.max(1, Math.ceil(group.height / reduction))];
    const across = this.#pass(group.texture, [group.width, group.height], size, [1, 0], sigma / reduction, 1);
    const both = this.#pass(across.texture, size, size, [0, 1], sigma / reduction, saturation);
    this.free(across);
    return { ...both, x: group.x, y: group.y, width: group.width, height: group.height, own: both };
  }

  #pass(texture, from, [width, height], [dx, dy], sigma, saturation) {
    const { gl } = this;
    const result = this.#makeGroup(0, 0, width, height);
    const { program, places } = this.blurProgram;
    gl.bindFramebuffer(gl.FRAMEBUFFER, result.buffer);
    gl.viewport(0, 0, width, height);
    gl.scissor(0, 0, width, height);
    this.#use(program);
    gl.uniform4f(places.rect, 0, 0, 1, 1);
    gl.uniformMatrix3fv(places.matrix, false, [2, 0, 0, 0, 2, 0, -1, -1, 1]);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    if (from[0] > width) {
      gl.generateMipmap(gl.TEXTURE_2D);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    }
    gl.uniform1i(places.image, 0);
    gl.uniform2f(places.along, dx / width, dy / height);
    const all = taps(Math.max(sigma, 1e-3));
    gl.uniform2fv(places["taps[0]"], all.flat());
    gl.uniform1i(places.count, all.length);
    gl.uniform1f(places.saturation, saturation);
    gl.disable(gl.BLEND);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.enable(gl.BLEND);
    if (from[0] > width) gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    this.#bind();
    return result;
  }

  freeBlurred(group) { this.free(group.own); }

  /** A copy of what is drawn so far in some whole pixels. */
  copy([left, top, right, bottom]) {
    const { gl, target } = this;
    const [width, height] = [right - left, bottom - top];
    const group = this.#makeGroup(left, top, width, height);
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

