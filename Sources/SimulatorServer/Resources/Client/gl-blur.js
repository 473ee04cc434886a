// Blurs pictures with the GPU: along one axis, then along the other.

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

/** The standard deviation in pixels beyond which a picture is made smaller first. */
const widest = 2;

/**
 * A blurred picture of a picture, whose own size may be smaller: the standard deviation is in pixels. `pool` makes pictures
 * and takes them back; whoever draws on one binds it afterwards.
 */
export function blurred(gl, programs, pool, group, sigma, saturation) {
  // What is blurred so far doesn't show that it was smaller, and each halving is an eighth of the work.
  let reduction = 1;
  while (widest * reduction < sigma) reduction *= 2;
  const size = [Math.max(1, Math.ceil(group.width / reduction)), Math.max(1, Math.ceil(group.height / reduction))];
  const make = (...values) => pass(gl, programs, pool, ...values);
  const across = make(group.texture, [group.width, group.height], size, [1, 0], sigma / reduction, 1);
  const both = make(across.texture, size, size, [0, 1], sigma / reduction, saturation);
  pool.free(across);
  return { ...both, x: group.x, y: group.y, width: group.width, height: group.height, own: both };
}

function pass(gl, programs, pool, texture, from, [width, height], [dx, dy], sigma, saturation) {
  const result = pool.make(0, 0, width, height);
  gl.bindFramebuffer(gl.FRAMEBUFFER, result.buffer);
  gl.viewport(0, 0, width, height);
  gl.scissor(0, 0, width, height);
  const { places } = programs.blurring();
  gl.uniform4f(places.rect, 0, 0, 1, 1);
  gl.uniformMatrix3fv(places.matrix, false, [2, 0, 0, 0, 2, 0, -1, -1, 1]);
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  if (from[0] > width) {
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAX_LEVEL, Math.ceil(Math.log2(from[0] / width)));
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  }
  gl.uniform2f(places.along, dx / width, dy / height);
  const all = taps(Math.max(sigma, 1e-3));
  gl.uniform2fv(places["taps[0]"], all.flat());
  gl.uniform1i(places.count, all.length);
  gl.uniform1f(places.saturation, saturation);
  gl.disable(gl.BLEND);
  gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  gl.enable(gl.BLEND);
  if (from[0] > width) gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  return result;
}
