// The GPU's programs: one for each way to draw, so that no pixel pays for what its way doesn't need. That counts most
// where there is no graphics card: a program's branches are all taken there, whichever a uniform asks for.

const vertexShader = `#version 300 es
in vec2 corner;
uniform vec4 rect;        // in local space, with room for smooth edges
uniform mat3 matrix;      // from local space to the target, as -1…1
uniform vec2 scale;       // pixels for a unit of local space
uniform vec4 lookup;      // from local space to the texture: factors, then what is added
out vec2 local;
out vec2 pixel;           // in local pixels
out vec2 texel;
void main() {
  local = rect.xy + corner * rect.zw;
  pixel = local * scale;
  texel = local * lookup.xy + lookup.zw;
  vec3 place = matrix * vec3(local, 1.0);
  gl_Position = vec4(place.xy, 0.0, place.z);
}`;

// As few operations as there may be: without a graphics card each costs a nanosecond a pixel.
const fragmentShader = `
precision highp float;
in vec2 pixel;
in vec2 texel;
out vec4 result;
uniform vec4 color;        // premultiplied
uniform vec4 edges;        // left, top, right, bottom of what is drawn, in local pixels
uniform sampler2D image;
uniform vec4 kept;         // half a texel inside of the texture's part
uniform vec2 factor;       // from local pixels to the mask's, less where its corners begin
uniform vec4 middle;       // the pixel of the mask that stretches, and where the mask goes on behind it
uniform vec4 share;        // the mask's corner, and one pixel of it as a part of its texture
uniform vec4 clip;         // left, top, right, bottom in the target's pixels
uniform mat3 toClip;       // from the target's pixels to the clip's own
uniform vec4 clipEdges;
uniform sampler2D clipMask;
uniform vec2 clipFactor;
uniform vec4 clipMiddle;
uniform vec4 clipShare;

float inside(vec2 p, vec4 box) {
  vec2 covered = clamp(min(p + 0.5, box.zw) - max(p - 0.5, box.xy), 0.0, 1.0);
  return covered.x * covered.y;
}

float masked(sampler2D mask, vec2 p, vec2 factor, vec4 middle, vec4 share) {
  vec2 q = (p - share.xy) * factor;
  // There is nothing on a mask's margin, so that outside of it there is nothing too.
  return texture(mask, (min(q, middle.xy) + max(q - middle.zw, 0.0)) * share.zw).a;
}

void main() {
  float coverage = inside(pixel, edges);
#if SOFT
  coverage *= inside(gl_FragCoord.xy, clip);
#endif
#if CLIP
  vec2 p = (toClip * vec3(gl_FragCoord.xy, 1.0)).xy;
#endif
#if CLIP == 1
  coverage *= inside(p, clipEdges);
#elif CLIP == 2
  coverage *= masked(clipMask, p, clipFactor, clipMiddle, clipShare);
#endif
#if MODE == 0
  result = color * coverage;
#elif MODE == 1
  result = texture(image, clamp(texel, kept.xy, kept.zw)) * color * coverage;
#elif MODE == 2
  result = color * (masked(image, pixel, factor, middle, share) * coverage);
#else
  result = color * (texture(image, clamp(texel, kept.xy, kept.zw)).a * coverage);
#endif
}`;

const blurShader = `
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

/** What is drawn. */
export const Mode = { color: 0, image: 1, mask: 2, tint: 3 };
/** What cuts it besides an upright rectangle. */
export const Clip = { none: 0, rectangle: 1, mask: 2 };

const usual = [[Mode.color, Clip.none], [Mode.image, Clip.none], [Mode.mask, Clip.none], [Mode.image, Clip.mask]];

/** Compiled ahead, without waiting for them, or when they are first needed. */
export class GLPrograms {
  constructor(gl) {
    this.gl = gl;
    this.made = new Map();
    this.used = null;
    /** Tells without waiting whether a program is there; null where the browser doesn't. */
    this.progress = gl.getExtension("KHR_parallel_shader_compile");
  }

  /**
   * Has the GPU make ready what nearly every picture needs, of which some is cut by an outline: it does that by itself, while the
   * device lays out.
   */
  prepare() {
    for (const [mode, clip] of usual) this.#drawing(mode, clip, false);
    this.gl.flush();
  }

  /** Whether all that were begun can be used at once. */
  get isReady() {
    if (!this.progress) return true;
    return [...this.made.values()].every(
      ({ program, places }) => places || this.gl.getProgramParameter(program, this.progress.COMPLETION_STATUS_KHR),
    );
  }

  /** Waits until all can be used: one by one, each would wait for what the browser draws in between. */
  #finishAll() {
    for (const made of this.made.values()) if (!made.places) this.#finish(made);
  }

  #drawing(mode, clip, isSoft) {
    const key = `#define MODE ${mode}\n#define CLIP ${clip}\n#define SOFT ${isSoft ? 1 : 0}\n`;
    return this.#made(key, `${key}${fragmentShader}`);
  }

  /** The program that draws so; `isSoft` cuts what isn't upright by an upright rectangle. It is in use then. */
  drawing(mode, clip, isSoft) { return this.#use(this.#drawing(mode, clip, isSoft)); }

  /** The program that blurs along an axis; it is in use then. */
  blurring() { return this.#use(this.#made("blur", blurShader)); }

  #made(key, source) {
    let program = this.made.get(key);
    if (!program) this.made.set(key, program = this.#compile(`#version 300 es\n${source}`));
    return program;
  }

  #use(program) {
    if (this.used === program) return program;
    this.used = program;
    if (!program.places) this.#finishAll();
    this.gl.useProgram(program.program);
    if (!program.isReady) {
      program.isReady = true;
      this.gl.uniform1i(program.places.image ?? null, 0);
      this.gl.uniform1i(program.places.clipMask ?? null, 1);
    }
    return program;
  }

  #compile(source) {
    const { gl } = this;
    const program = gl.createProgram();
    for (const [type, text] of [[gl.VERTEX_SHADER, vertexShader], [gl.FRAGMENT_SHADER, source]]) {
      const shader = gl.createShader(type);
      gl.shaderSource(shader, text);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.bindAttribLocation(program, 0, "corner");
    gl.linkProgram(program);
    return { program, places: null, isReady: false };
  }

  /** Waits until a program can be used. */
  #finish(made) {
    const { gl } = this;
    const { program } = made;
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
      const logs = gl.getAttachedShaders(program).map((shader) => gl.getShaderInfoLog(shader));
      throw new Error(`the compositor's program can't be linked: ${gl.getProgramInfoLog(program)} ${logs.join(" ")}`);
    }
    made.places = {};
    for (let index = 0; index < gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS); index += 1) {
      const { name } = gl.getActiveUniform(program, index);
      made.places[name] = gl.getUniformLocation(program, name);
    }
  }
}
