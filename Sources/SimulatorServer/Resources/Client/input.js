// Fingers, pointer, wheel and keys on the device's screen, in points of its interface.

import { paste } from "./pasteboard.js";

const specialKeys = {
  Backspace: "\b", Enter: "\r", Tab: "\t", Escape: "UIKeyInputEscape", ArrowUp: "UIKeyInputUpArrow",
  ArrowDown: "UIKeyInputDownArrow", ArrowLeft: "UIKeyInputLeftArrow", ArrowRight: "UIKeyInputRightArrow",
  PageUp: "UIKeyInputPageUp", PageDown: "UIKeyInputPageDown", Home: "UIKeyInputHome", End: "UIKeyInputEnd",
  Delete: "UIKeyInputDelete",
};

/** Moves of a frame that are sent. */
const most = 6;

/** Control is what Command is on a Mac, and the other way round. */
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

export class Input {
  /** `element` shows the screen; `place` says where a point of the page lies on it; `send` gets the messages. */
  constructor(element, place, send) {
    Object.assign(this, { element, place, send });
    this.pointers = new Map();
    this.moved = [];
    this.sequence = 0;
    this.wheel = null;
    /** Whether a mouse is the device's pointer; else it is a finger. */
    this.hasPointer = false;
    this.buttons = 0;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#up(event, 2));
    element.addEventListener("pointercancel", (event) => this.#up(event, 3));
    element.addEventListener("pointerleave", (event) => this.#leave(event));
    element.addEventListener("wheel", (event) => this.#turn(event), { passive: false });
    element.addEventListener("keydown", (event) => this.#press(event));
    element.addEventListener("paste", (event) => {
      event.preventDefault();
      const text = event.clipboardData?.getData("text/plain");
      if (text && !paste(text, send)) this.refused?.("The text is too long for the device's pasteboard.");
      // Whatever is on the pasteboard then: as by a keyboard of the device.
      this.send({ type: "key", key: "v", modifiers: 16 });
    });
    element.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  #number() { return (this.sequence += 1); }

  /** The time says how far touches are from each other, however busy the page and the device were. */
  #touch(touches, time = performance.now()) {
    this.send({ type: "touch", touches, sequence: this.#number(), time: Math.round(time * 10) / 10 });
  }

  /** With Alt a mouse is two fingers on any device. */
  #isPointer(event) {
    return this.hasPointer && event.pointerType === "mouse" && !this.pointers.has(event.pointerId);
  }

  /** The device's pointer: where it is, and which of the first two buttons are down. */
  #point(event) {
    // Control makes a secondary click, as on a Mac; it stays one until the button is up.
    const down = event.buttons & 3;
    if (!down) this.buttons = 0;
    else if (!this.buttons) this.buttons = event.ctrlKey && down === 1 ? 2 : down;
    const [x, y] = this.place(event).map((value) => Math.round(value * 100) / 100);
    const time = Math.round(event.timeStamp * 10) / 10;
    this.send({ type: "pointer", x, y, buttons: this.buttons, sequence: this.#number(), time });
  }

  #leave(event) {
    if (!this.#isPointer(event)) return;
    this.moved = [];
    this.buttons = 0;
    this.send({ type: "pointer", sequence: this.#number() });
  }

  /** The fingers of a pointer: a second one, on the other side of the screen's middle, with the option key. */
  #fingers(pointer, phase, event) {
    const [x, y] = this.place(event);
    const short = (value) => Math.round(value * 100) / 100;
    const all = [[pointer.number, phase, short(x), short(y)]];
    if (pointer.twin !== null) {
      // With shift both move side by side.
      const [tx, ty] = pointer.offset ? [x + pointer.offset[0], y + pointer.offset[1]] : this.#mirror(x, y);
      all.push([pointer.twin, phase, short(tx), short(ty)]);
    }
    return all;
  }

  #mirror(x, y) {
    const [width, height] = this.size ?? [0, 0];
    return [width - x, height - y];
  }

  #freeNumber() {
    const used = new Set([...this.pointers.values()].flatMap((pointer) => [pointer.number, pointer.twin]));
    for (let number = 0; number < 10; number += 1) if (!used.has(number)) return number;
    return null;
  }

  #down(event) {
    const isPointer = this.#isPointer(event) && !event.altKey;
    if (event.button !== 0 && !(isPointer && event.button === 2)) return;
    event.preventDefault();
    this.element.focus({ preventScroll: true });
    this.element.setPointerCapture(event.pointerId);
    if (isPointer) {
      this.#flush();
      this.#point(event);
      return;
    }
    const number = this.#freeNumber();
    if (number === null) return;
    const pointer = { number, twin: null, offset: null };
    this.pointers.set(event.pointerId, pointer);
    if (event.altKey) {
      pointer.twin = this.#freeNumber();
      if (event.shiftKey) {
        const [x, y] = this.place(event);
        const [mx, my] = this.#mirror(x, y);
        pointer.offset = [mx - x, my - y];
      }
    }
    this.#touch(this.#fingers(pointer, 0, event), event.timeStamp);
  }

  #move(event) {
    if (!this.pointers.has(event.pointerId) && !this.#isPointer(event)) return;
    // At most once a frame, with what came since.
    if (this.moved.length === 0) requestAnimationFrame(() => this.#flush());
    const all = event.getCoalescedEvents?.() ?? [];
    for (const part of all.length > 0 ? all : [event]) this.moved.push([event.pointerId, part]);
  }

  #flush() {
    // The last few say how fast a finger is.
    const moved = this.moved.splice(0).slice(-most);
    for (const [index, [id, event]] of moved.entries()) {
      const pointer = this.pointers.get(id);
      if (pointer) this.#touch(this.#fingers(pointer, 1, event), event.timeStamp);
      // Without a button only where it has come to matters.
      else if (this.#isPointer(event) && (this.buttons || index === moved.length - 1)) this.#point(event);
    }
  }

  #up(event, phase) {
    if (this.#isPointer(event)) {
      this.#flush();
      if (phase === 3) this.#leave(event);
      else this.#point(event);
      return;
    }
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    this.#flush();
    this.#touch(this.#fingers(pointer, phase, event), event.timeStamp);
    this.pointers.delete(event.pointerId);
  }

  /** A trackpad's pinch comes as a wheel with Control: two fingers about the pointer. */
  #pinch(event) {
    const [x, y] = this.place(event);
    const numbers = [8, 7];
    const touches = (phase, reach) => numbers.map((number, index) => [number, phase, x + (index ? -reach : reach), y]);
    clearTimeout(this.pinchEnd);
    if (!this.reach) {
      this.reach = 60;
      this.#touch(touches(0, this.reach));
    }
    this.reach = Math.min(Math.max(this.reach * Math.exp(-event.deltaY / 100), 8), 400);
    this.#touch(touches(1, this.reach));
    this.pinchEnd = setTimeout(() => {
      this.#touch(touches(2, this.reach));
      this.reach = 0;
    }, 150);
  }

  #turn(event) {
    event.preventDefault();
    if (event.ctrlKey) {
      this.#pinch(event);
      return;
    }
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    const [x, y] = this.place(event);
    if (!this.wheel) {
      this.wheel = { dx: 0, dy: 0 };
      requestAnimationFrame(() => {
        this.send({ type: "wheel", ...this.wheel, sequence: this.#number() });
        this.wheel = null;
      });
    }
    const across = event.shiftKey && event.deltaX === 0;
    Object.assign(this.wheel, {
      x, y, dx: this.wheel.dx + (across ? event.deltaY : event.deltaX) * unit,
      dy: this.wheel.dy + (across ? 0 : event.deltaY) * unit,
    });
  }

  #press(event) {
    if (event.isComposing) return;
    // The way out for those who use the page by keyboard, and what is the browser's.
    if (event.key === "Tab" && !event.altKey) return;
    const isCommand = event.metaKey || event.ctrlKey;
    if (isCommand && ["v", "r", "w", "t", "l"].includes(event.key.toLowerCase())) return;
    const key = specialKeys[event.key] ?? ([...event.key].length === 1 ? event.key.toLowerCase() : null);
    if (!key) return;
    event.preventDefault();
    const [control, command] = isMac ? [event.ctrlKey, event.metaKey] : [event.metaKey, event.ctrlKey];
    const modifiers = (event.getModifierState("CapsLock") ? 1 : 0) | (event.shiftKey ? 2 : 0) | (control ? 4 : 0)
      | (event.altKey ? 8 : 0) | (command ? 16 : 0);
    // A character that a modifier makes is typed as it is.
    if (event.altKey && !isCommand && [...event.key].length === 1) this.send({ type: "text", text: event.key });
    else this.send({ type: "key", key, modifiers });
  }
}
