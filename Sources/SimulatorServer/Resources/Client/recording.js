// A film of what a canvas shows, in what the browser can write.

export class Recording {
  static get isPossible() { return typeof MediaRecorder === "function" && MediaRecorder.isTypeSupported("video/webm"); }

  constructor(canvas) {
    this.canvas = canvas;
    this.parts = [];
  }

  start() {
    this.parts = [];
    this.recorder = new MediaRecorder(this.canvas.captureStream(60), { mimeType: "video/webm", videoBitsPerSecond: 8_000_000 });
    this.recorder.addEventListener("dataavailable", (event) => this.parts.push(event.data));
    this.recorder.start();
  }

  /** The film. */
  stop() {
    return new Promise((resolve) => {
      this.recorder.addEventListener("stop", () => resolve(new Blob(this.parts, { type: "video/webm" })), { once: true });
      this.recorder.stop();
    });
  }
}
