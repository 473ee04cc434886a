// Pictures one after another in one file: an animated PNG, put together of the PNGs that the browser makes.

const signature = [137, 80, 78, 71, 13, 10, 26, 10];

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ remainders[(value ^ byte) & 255];
  return ~value >>> 0;
}

/** A chunk with its length and checksum; `parts` are arrays of bytes. */
function chunk(type, ...parts) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(12 + length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, length);
  for (let index = 0; index < 4; index += 1) bytes[4 + index] = type.charCodeAt(index);
  let at = 8;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  view.setUint32(at, checksum(bytes.subarray(4, at)));
  return bytes;
}

/** The chunks of a PNG: their types and contents. */
function* chunks(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = signature.length; at + 12 <= file.length;) {
    const length = view.getUint32(at);
    yield [String.fromCharCode(...file.subarray(at + 4, at + 8)), file.subarray(at + 8, at + 8 + length)];
    at += 12 + length;
  }
}

const numbers = (...values) => {
  const bytes = new Uint8Array(4 * values.length);
  values.forEach((value, index) => new DataView(bytes.buffer).setUint32(4 * index, value));
  return bytes;
};
const shorts = (...values) => Uint8Array.from(values.flatMap((value) => [value >> 8, value & 255]));

/** The longest time that a picture can be shown for, in milliseconds. */
const longest = 65_535;

/** `pictures`: PNG files of one size and kind, each with the milliseconds for which it is shown. The animation begins again at its end. */
export function animatedPNG(pictures) {
  const first = Object.fromEntries(chunks(pictures[0].file));
  const size = first.IHDR.subarray(0, 8);
  const parts = [Uint8Array.from(signature), chunk("IHDR", first.IHDR), chunk("acTL", numbers(pictures.length, 0))];
  let sequence = 0;
  pictures.forEach(({ file, milliseconds }, index) => {
    const time = Math.min(Math.max(Math.round(milliseconds), 1), longest);
    // At the top left corner, in the place of what was there before.
    parts.push(chunk("fcTL", numbers(sequence), size, numbers(0, 0), shorts(time, 1000), Uint8Array.of(0, 0)));
    sequence += 1;
    for (const [type, contents] of chunks(file)) {
      if (type !== "IDAT") continue;
      if (index === 0) {
        parts.push(chunk("IDAT", contents));
      } else {
        parts.push(chunk("fdAT", numbers(sequence), contents));
        sequence += 1;
      }
    }
  });
  parts.push(chunk("IEND"));
  return new Blob(parts, { type: "image/png" });
}
