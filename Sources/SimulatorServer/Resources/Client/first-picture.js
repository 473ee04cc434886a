// The first picture, drawn by Canvas 2D: that is there at once, while the browser takes its time over WebGL, whose pictures take
// its place then.

import { CanvasSurface } from "./canvas-surface.js";
import { GLSurface } from "./gl-surface.js";

/** Milliseconds between two looks at whether WebGL is ready. */
const patience = 8;

export class FirstPicture {
  /** Lies over the screen's canvas, which has the fingers and the focus all the same. */
  constructor(screen) {
    this.screen = screen;
    this.canvas = document.createElement("canvas");
    this.canvas.className = "screen first";
    this.canvas.setAttribute("aria-hidden", "true");
    screen.after(this.canvas);
    this.surface = CanvasSurface.make(this.canvas);
    this.isFollowed = false;
    // A canvas's first deed waits for the browser's other processes: better now than when the picture is there.
    this.surface?.begin(1, 1);
  }

  /** Shows a picture of the whole screen that came as one. */
  show({ width, height, pixels }) {
    if (!this.surface) return;
    Object.assign(this.canvas, { width, height });
    this.surface.screen.context.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  }

  /** Once the picture is seen, makes what draws the next ones on the screen's own canvas, and gives it to `ready`. */
  follow(ready) {
    if (this.isFollowed) return;
    this.isFollowed = true;
    // The frame that shows the picture comes first.
    requestAnimationFrame(() => setTimeout(() => {
      const surface = GLSurface.make(this.screen) ?? CanvasSurface.make(this.screen);
      const look = () => (surface.isReady ? ready(surface) : setTimeout(look, patience));
      look();
    }));
  }

  remove() { this.canvas.remove(); }
}
