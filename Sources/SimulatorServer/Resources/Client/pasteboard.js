// The device's pasteboard and the browser's clipboard: what is copied on one side can be pasted on the other.

/** Bytes of the longest text; a part of it has at most so many characters. */
const longest = 1 << 20, part = 1500;

/** Puts a text on the device's pasteboard, in parts; false for one that is too long. */
export function paste(text, send) {
  // A half of a pair of surrogates is no character.
  const whole = text.toWellFormed?.() ?? text;
  if (new TextEncoder().encode(whole).length > longest) return false;
  const characters = [...whole];
  for (let start = 0; start < characters.length; start += part) {
    const end = start + part;
    send({ type: "pasteboard", text: characters.slice(start, end).join(""), more: end < characters.length });
  }
  return true;
}

/** Puts what an app has copied on the clipboard of the one who is at work on this page; the browser may refuse. */
export async function copy(text, say) {
  if (!document.hasFocus()) return;
  try {
    await navigator.clipboard.writeText(text);
    say("What was copied is on your clipboard.");
  } catch {
    say("The browser keeps what was copied from your clipboard.");
  }
}
