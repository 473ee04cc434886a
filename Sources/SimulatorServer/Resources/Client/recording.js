// What a canvas shows, kept as a file: a film in what the browser can write, or an animated PNG, which any page shows as a picture.

import { animatedPNG } from "./animated-png.js";

export class Film {
  static get isPossible() { return typeof MediaRecorder === "function" && MediaRecorder.isTypeSupported("video/webm"); }

  constructor(canvas) {
    this.parts = [];
    this.recorder = new MediaRecorder(canvas.captureStream(60), { mimeType: "video/webm", videoBitsPerSecond: 8_000_000 });
    this.recorder.addEventListener("dataavailable", (event) => this.parts.push(event.data));
    this.recorder.start();
  }

  get ending() { return "webm"; }

  /** The film. */
  stop() {
    return new Promise((resolve) => {
      this.recorder.addEventListener("stop", () => resolve(new Blob(this.parts, { type: "video/webm" })), { once: true });
      this.recorder.stop();
    });
  }
}

/** Milliseconds from one look at the canvas to the next, and pictures that are kept. */
const [interval, most] = [50, 1200];

export class Animation {
  /** `frames` counts what was drawn: what hasn't changed is shown for longer. `full` is called when no more is kept. */
  constructor(canvas, frames, full) {
    Object.assign(this, { canvas, frames, full, pictures: [], count: null, size: [canvas.width, canvas.height] });
    this.timer = setInterval(() => this.#look(), interval);
    this.#look();
  }

  get ending() { return "png"; }

  #look() {
    const count = this.frames();
    if (count === this.count) return;
    this.count = count;
    const [width, height] = this.size;
    const copy = new OffscreenCanvas(width, height);
    const { canvas } = this;
    // All pictures are as large as the first; of a screen that was turned all is seen.
    const scale = Math.min(width / canvas.width, height / canvas.height);
    const [w, h] = [canvas.width * scale, canvas.height * scale];
    copy.getContext("2d").drawImage(canvas, (width - w) / 2, (height - h) / 2, w, h);
    this.pictures.push({ time: performance.now(), blob: copy.convertToBlob({ type: "image/png" }) });
    if (this.pictures.length < most) return;
    clearInterval(this.timer);
    this.full();
  }

  /** The animation. */
  async stop() {
    clearInterval(this.timer);
    this.#look();
    const end = performance.now();
    return animatedPNG(await Promise.all(this.pictures.map(async ({ time, blob }, index) => ({
      file: new Uint8Array(await (await blob).arrayBuffer()),
      milliseconds: (this.pictures[index + 1]?.time ?? Math.max(end, time + interval)) - time,
    }))));
  }
}
