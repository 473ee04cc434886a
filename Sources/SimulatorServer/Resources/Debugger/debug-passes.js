// Layout passes as they were: a slider over time shows where each view stood, which ones a pass moved, and what brought it about.

const short = (number) => String(Math.round(number * 10) / 10);
const rect = (frame) => (frame ? frame.map(short).join(", ") : "not there");

export class Passes {
  /** `elements`: record, passes, pass, pass-text. `actions`: source, space, selected, name (of a view's ID). */
  constructor(elements, actions) {
    Object.assign(this, { elements, actions });
    elements.record.addEventListener("click", () => {
      const isOn = elements.record.getAttribute("aria-pressed") !== "true";
      elements.record.setAttribute("aria-pressed", isOn);
      actions.source().record(isOn);
      this.changed();
    });
    elements.pass.addEventListener("input", () => this.show());
  }

  /** Another pass has come, or there are none any more. */
  changed() {
    const { elements } = this;
    const { passes } = this.actions.source();
    const isRecording = elements.record.getAttribute("aria-pressed") === "true";
    const follows = Number(elements.pass.value) >= Number(elements.pass.max);
    elements.passes.hidden = !isRecording && passes.length === 0;
    elements.pass.max = passes.length;
    elements.pass.disabled = passes.length === 0;
    if (follows) elements.pass.value = passes.length;
    this.show();
  }

  /** Shows the views after the pass that the slider stands on; 0 is before all of them. */
  show() {
    const { elements } = this;
    const space = this.actions.space();
    const { passes } = this.actions.source();
    const place = Math.min(Number(elements.pass.value), passes.length);
    const isNow = place >= passes.length;
    const moment = new Map();
    for (const pass of passes.slice(place).reverse()) {
      for (const { id, before } of pass.moved) moment.set(id, before ?? [0, 0, 0, 0]);
    }
    const pass = passes[place - 1];
    space.moment = isNow ? null : moment;
    space.moved = pass && !isNow ? new Set(pass.moved.map(({ id }) => id)) : null;
    space.place();
    space.drawOverlays();
    elements["pass-text"].textContent = this.#text(passes, place, pass);
  }

  #text(passes, place, pass) {
    if (passes.length === 0) return "Nothing has moved yet: use the device in its own window.";
    if (!pass) return passes.length === 1 ? "Before the only pass" : `Before the first of ${passes.length} passes`;
    const own = pass.moved.find(({ id }) => id === this.actions.selected());
    const others = passes.filter(({ moved }) => moved.some(({ id }) => id === this.actions.selected())).map(({ number }) => number);
    return [
      `Pass ${pass.number} at ${pass.time} s: ${pass.cause}`, `${pass.moved.length} ${pass.moved.length === 1 ? "view" : "views"} moved`,
      own && `${this.actions.name(own.id)}: ${rect(own.before)} → ${rect(own.after)}`,
      !own && others.length > 0 && `the chosen view moved in ${others.slice(0, 12).join(", ")}`,
    ].filter(Boolean).join(" · ");
  }
}
