// Pixels that the server sent, by name: premultiplied, decoded once, in the GPU's memory when they are first drawn.

export const headerSize = 20;

/** The parts of a binary message. */
export function parse(buffer) {
  const view = new DataView(buffer);
  const digits = (offset) => view.getUint32(offset, true).toString(16).padStart(8, "0");
  return {
    kind: view.getUint8(0), version: view.getUint8(1), width: view.getUint32(4, true), height: view.getUint32(8, true),
    name: digits(16) + digits(12), data: new Uint8Array(buffer, headerSize),
  };
}

/** What a texture's message holds, unpacked. */
export async function inflate(data) {
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
    texture.pixels = await (message.pixels ?? inflate(message.data));
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
