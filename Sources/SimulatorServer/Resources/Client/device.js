// The device on the desk: its bezel, the screen's place, and how it turns.

/** Degrees clockwise that a device is turned by for each of UIInterfaceOrientation's values. */
const angles = { 1: 0, 2: 180, 3: -90, 4: 90 };

export class DeviceView {
  /** `resized` is called when the screen is shown larger or smaller than before. */
  constructor(frame, canvas, cutout, resized) {
    Object.assign(this, { frame, canvas, cutout, resized, screen: null, zoom: 1, point: 1 });
    new ResizeObserver(() => this.fit()).observe(frame.parentElement);
  }

  /** Shows the device that a message tells of. */
  show(screen) {
    const before = this.screen;
    this.screen = screen;
    const { frame } = this;
    frame.dataset.kind = screen.isPad ? "pad" : screen.hasHomeIndicator ? "full" : "button";
    frame.dataset.orientation = screen.size[0] > screen.size[1] ? "landscape" : "portrait";
    frame.toggleAttribute("data-pointer", screen.hasPointer);
    frame.style.setProperty("--width", screen.size[0]);
    frame.style.setProperty("--height", screen.size[1]);
    frame.style.setProperty("--radius", screen.cornerRadius);
    this.#showCutout(screen.cutout);
    const { point } = this;
    this.fit();
    const turned = angles[screen.held] - angles[screen.orientation];
    const isSame = before && before.device === screen.device;
    if (isSame && before.orientation !== screen.orientation) this.#turn(before, screen, point / this.point);
    else frame.style.setProperty("--turn", `${turned}deg`);
  }

  #showCutout(cutout) {
    this.cutout.hidden = !cutout;
    if (!cutout) return;
    const [x, y, width, height] = cutout.frame;
    const [screenWidth, screenHeight] = this.screen.size;
    const radius = cutout.cornerRadius || Math.min(width, height) * (cutout.kind === "notch" ? 0.62 : 0.5);
    const isNotch = cutout.kind === "notch";
    const round = (isTop, isLeft) => {
      // A notch's outer corners are the edge's.
      const isAtEdge = isNotch && ((isTop && y <= 0 && width > height) || (isLeft && x <= 0 && height > width)
        || (!isLeft && x + width >= screenWidth && height > width) || (!isTop && y + height >= screenHeight && width > height));
      return isAtEdge ? "0" : `calc(${radius} * var(--point))`;
    };
    Object.assign(this.cutout.style, {
      left: `calc(${x} * var(--point))`, top: `calc(${y} * var(--point))`, width: `calc(${width} * var(--point))`,
      height: `calc(${height} * var(--point))`,
      borderRadius: `${round(true, true)} ${round(true, false)} ${round(false, false)} ${round(false, true)}`,
    });
  }

  /** The interface goes over into its new shape while the device comes from how it was held, and how large it was: `scale` of now. */
  #turn(before, screen, scale) {
    const { frame } = this;
    const desk = frame.parentElement;
    let from = angles[before.orientation] - angles[screen.orientation];
    if (from > 180) from -= 360;
    if (from < -180) from += 360;
    frame.style.setProperty("--turn", `${angles[screen.held] - angles[screen.orientation]}deg`);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // On its way its corners may reach beyond the desk, which is nothing to scroll to.
    desk.classList.add("turning");
    const turning = frame.animate(
      [{ rotate: `${from}deg`, scale: String(scale) }, { rotate: "0deg", scale: "1" }],
      { duration: screen.isPad ? 400 : 300, easing: "ease-in-out" },
    );
    this.turning = turning;
    turning.onfinish = () => { if (this.turning === turning) desk.classList.remove("turning"); };
  }

  /** As large as the desk allows, and no larger than its points. */
  fit() {
    if (!this.screen) return;
    const desk = this.frame.parentElement;
    const style = getComputedStyle(desk);
    const room = [
      desk.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
      desk.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
    ];
    const isAcross = Math.abs(angles[this.screen.held] - angles[this.screen.orientation]) % 180 === 90;
    const edge = 32;
    const ends = this.screen.hasHomeIndicator ? 32 : 170;
    const isLandscape = this.screen.size[0] > this.screen.size[1];
    const whole = [this.screen.size[0] + (isLandscape ? ends : edge), this.screen.size[1] + (isLandscape ? edge : ends)];
    if (isAcross) whole.reverse();
    const point = Math.max(0.1, Math.min(this.zoom, room[0] / whole[0], room[1] / whole[1]));
    if (point === this.point) return;
    this.point = point;
    this.frame.style.setProperty("--point", `${point}px`);
    this.resized();
  }

  /** Where a point of the page lies on the screen, in points. */
  place(event) {
    const bounds = this.canvas.getBoundingClientRect();
    const [width, height] = this.screen.size;
    // Turned by quarters, the middle stays where it is.
    const turn = -(angles[this.screen.held] - angles[this.screen.orientation]) * Math.PI / 180;
    const isAcross = Math.abs(Math.round(Math.sin(turn))) === 1;
    const scale = (isAcross ? bounds.height : bounds.width) / width;
    const dx = (event.clientX - bounds.left - bounds.width / 2) / scale;
    const dy = (event.clientY - bounds.top - bounds.height / 2) / scale;
    return [
      dx * Math.cos(turn) - dy * Math.sin(turn) + width / 2, dx * Math.sin(turn) + dy * Math.cos(turn) + height / 2,
    ];
  }
}
