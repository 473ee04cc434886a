// Pixels that the server sent, by name: premultiplied, decoded once, in the GPU's memory when they are first drawn.

export const headerSize = 20;

/** The parts of a binary message. */
export function parse(buffer) {
  const view = new DataView(buffer);
  const digits = (offset) => view.getUint32(offset, true).toString(16).padStart(8, "0");
  return {
    kind: view.getUint8(0), version: view.getUint8(1), packing: view.getUint8(2), width: view.getUint32(4, true), height: view.getUint32(8, true),
    name: digits(16) + digits(12), mark: view.getUint32(12, true), data: new Uint8Array(buffer, headerSize),
  };
}

/** The picture of a device that has just started, and the screen that it is of: what a still's message carries. */
export function parseStill({ width, height, packing, data, mark }) {
  const { screen, settings } = JSON.parse(new TextDecoder().decode(data.subarray(0, mark)));
  return { screen, settings, width, height, pixels: unpack({ width, height, packing, data: data.subarray(mark) }) };
}

/** The pixels of a texture's message: at once where they aren't deflated, else when they are inflated. */
export function unpack(message) {
  const { packing, data, width, height } = message;
  if (packing === 0) return inflate(data);
  if (packing === 2) return data;
  const words = new Uint32Array(data.buffer, data.byteOffset, data.byteLength >> 2);
  const pixels = new Uint32Array(width * height);
  for (let from = 0, to = 0; from < words.length;) {
    const word = words[from];
    const count = word & 0x7fffffff;
    if (word >>> 31) {
      pixels.fill(words[from + 1], to, to + count);
      from += 2;
    } else {
      pixels.set(words.subarray(from + 1, from + 1 + count), to);
      from += 1 + count;
    }
    to += count;
  }
  return new Uint8Array(pixels.buffer);
}

async function inflate(data) {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export class TextureStore {
  constructor() { this.textures = new Map(); }

  /** Takes a message in; the texture can be drawn when the promise is kept. */
  async take(message) {
    if (this.textures.has(message.name)) return;
    const texture = { name: message.name, width: message.width, height: message.height, pixels: null };
    this.textures.set(message.name, texture);
    texture.pixels = await (message.pixels ?? unpack(message));
  }

  get(name) {
    const texture = name ? this.textures.get(name) : null;
    return texture?.pixels ? texture : null;
  }

  /** Forgets textures; gives back those that were there. */
  forget(names) {
    const gone = names.map((name) => this.textures.get(name)).filter(Boolean);
    for (const name of names) this.textures.delete(name);
    return gone;
  }
}
