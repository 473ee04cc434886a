// Pictures that are drawn on and then drawn with: kept for the next one of the same size.

export class GLGroups {
  constructor(gl, textures) {
    Object.assign(this, { gl, textures, spare: [] });
  }

  /** A picture for some of the device's pixels; what it shows is anything. */
  make(x, y, width, height) {
    const { gl } = this;
    const index = this.spare.findIndex((group) => group.width === width && group.height === height);
    if (index >= 0) return Object.assign(this.spare.splice(index, 1)[0], { x, y });
    while (this.spare.length > 8) {
      const old = this.spare.shift();
      gl.deleteTexture(old.texture);
      gl.deleteFramebuffer(old.buffer);
    }
    const texture = this.textures.make(width, height);
    const buffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    return { x, y, width, height, texture, buffer };
  }

  /** Takes a picture back when it isn't needed any more. */
  free(group) { this.spare.push(group); }
}
