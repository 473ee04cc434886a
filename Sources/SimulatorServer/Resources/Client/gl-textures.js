// Pictures in the GPU's memory: there from when they are first drawn until they weren't drawn for a while.

export class GLTextures {
  constructor(gl) {
    this.gl = gl;
    this.uploads = new Map();
    /** Counts pictures of the screen. */
    this.frame = 0;
  }

  /** A texture of a size; without pixels it has none yet. It is bound to the first unit then. */
  make(width, height, pixels = null) {
    const { gl } = this;
    const texture = this.#bound();
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    this.#sample(gl.LINEAR, gl.CLAMP_TO_EDGE);
    return texture;
  }

  #bound() {
    const { gl } = this;
    const texture = gl.createTexture();
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, texture);
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
  uploaded(source) {
    const known = this.uploads.get(source);
    if (known) {
      known.used = this.frame;
      return known;
    }
    const { gl } = this;
    let texture;
    if (source.pixels) {
      texture = this.make(source.width, source.height, source.pixels);
    } else {
      texture = this.#bound();
      gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
      this.#sample(gl.LINEAR, gl.CLAMP_TO_EDGE);
    }
    const upload = { texture, levels: 0, filter: gl.LINEAR, wrap: gl.CLAMP_TO_EDGE, used: this.frame };
    this.uploads.set(source, upload);
    return upload;
  }

  /** Has a texture drawn as pixels, or at a part of its size; side by side where it `repeats`. */
  prepare(upload, { isNearest, size, repeats }) {
    const { gl } = this;
    const shrinks = size < 0.9 && !isNearest;
    const filter = isNearest ? gl.NEAREST : shrinks ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR;
    const wrap = repeats ? gl.REPEAT : gl.CLAMP_TO_EDGE;
    // No smaller copies than are looked at: each costs the same, however small.
    const levels = shrinks ? Math.min(Math.ceil(-Math.log2(Math.max(size, 1e-4))), 14) : 0;
    if (upload.filter === filter && upload.wrap === wrap && levels <= upload.levels) return;
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, upload.texture);
    if (levels > upload.levels) {
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAX_LEVEL, levels);
      gl.generateMipmap(gl.TEXTURE_2D);
      upload.levels = levels;
    }
    this.#sample(filter, wrap);
    Object.assign(upload, { filter, wrap });
  }

  /** Frees what wasn't drawn for a while. */
  sweep() {
    this.frame += 1;
    if (this.frame % 120 !== 0) return;
    for (const [source, upload] of this.uploads) {
      if (this.frame - upload.used < 240) continue;
      this.gl.deleteTexture(upload.texture);
      this.uploads.delete(source);
    }
  }
}
