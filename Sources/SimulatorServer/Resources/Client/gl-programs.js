// The GPU's programs: one for each way to draw, so that no pixel pays for what its way doesn't need. That counts most
// where there is no graphics card: a program's branches are all taken there, whichever a uniform asks for.

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

const fragmentShader = `
precision highp float;
in vec2 local;
out vec4 result;
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

float clipped() {
  vec2 device = vec2(origin.x + gl_FragCoord.x, origin.y + origin.z - gl_FragCoord.y);
  float coverage = inside(device, clip);
#if CLIP
  vec2 p = (toClip * vec3(device, 1.0)).xy;
#endif
#if CLIP == 1
  coverage *= inside(p, clipEdges);
#elif CLIP == 2
  coverage *= masked(clipMask, p - clipEdges.xy, clipNine, clipWhole);
#endif
  return coverage;
}

void main() {
  vec2 p = local * scale;
#if MODE == 0
  result = color * (clipped() * inside(p, edges));
#elif MODE == 1
  vec2 share = (p - edges.xy) / (edges.zw - edges.xy);
  vec4 pixel = texture(image, clamp(part.xy + share * part.zw, kept.xy, kept.zw));
  // A tint takes the place of the image's colors; alpha below 0 says that the color is a factor.
  result = (color.a < 0.0 ? pixel * -color : color * pixel.a) * (clipped() * inside(p, edges));
#else
  result = color * (masked(image, p - edges.xy, nine, whole) * clipped());
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
export const Mode = { color: 0, image: 1, mask: 2 };
/** What cuts it besides an upright rectangle. */
export const Clip = { none: 0, rectangle: 1, mask: 2 };

const usual = [[Mode.color, Clip.none], [Mode.image, Clip.none], [Mode.mask, Clip.none], [Mode.image, Clip.mask]];

/** Compiled ahead, without waiting for them, or when they are first needed. */
export class GLPrograms {
  constructor(gl) {
    this.gl = gl;
    this.made = new Map();
    this.used = null;
  }

  /**
   * Has the GPU make ready what nearly every picture needs, of which some is cut by an outline: it does that by itself, while the
   * device lays out.
   */
  prepare() {
    for (const [mode, clip] of usual) this.#drawing(mode, clip);
    this.gl.flush();
  }

  #drawing(mode, clip) {
    return this.#made(`${mode} ${clip}`, `#define MODE ${mode}\n#define CLIP ${clip}\n${fragmentShader}`);
  }

  /** The program that draws so; it is in use then. */
  drawing(mode, clip) { return this.#use(this.#drawing(mode, clip)); }

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
    if (!program.places) this.#finish(program);
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
    return { program, places: null, binding: null, isReady: false };
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
