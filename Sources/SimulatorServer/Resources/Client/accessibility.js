// What assistive apps find on the device's screen, as elements of the page: a screen reader and tests of pages can use the app.

const roles = [
  ["header", "heading"], ["searchField", "searchbox"], ["link", "link"], ["adjustable", "slider"], ["button", "button"],
  ["keyboardKey", "button"], ["image", "img"],
];
/** Milliseconds without a change after which the tree is asked for. */
const quiet = 250;
const longest = 16_000;

/** Keys that set a slider, and whether to more. */
const adjustments = { ArrowUp: true, ArrowRight: true, ArrowDown: false, ArrowLeft: false };

/** How long a finger stays. */
const tapMilliseconds = 80;

function roleOf({ traits }) {
  if (traits.includes("toggleButton")) return "switch";
  return roles.find(([trait]) => traits.includes(trait))?.[1] ?? "text";
}

export class AccessibilityTree {
  /** `container` lies over the screen; `send` gets the messages. */
  constructor(container, send) {
    Object.assign(this, { container, send, timer: null, signature: "", delay: quiet });
    container.addEventListener("click", (event) => this.#press(event.target.closest("[data-x]")));
    container.addEventListener("keydown", (event) => this.#adjust(event));
  }

  /** The screen has changed: asks what is on it once it has come to rest. */
  changed() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send({ type: "elements" }), this.delay);
  }

  /** Somebody did something, of which more may come. */
  hurry() { this.delay = quiet; }

  /** `all` are in reading order. */
  show(all, [width, height]) {
    const found = all.filter(({ frame: [x, y, w, h] }) => x < width && y < height && x + w > 0 && y + h > 0);
    const signature = JSON.stringify(found);
    // What changes by itself without an effect here, as a caret that blinks, is asked for ever more seldom.
    this.delay = signature === this.signature ? Math.min(this.delay * 2, longest) : quiet;
    if (signature === this.signature) return;
    this.signature = signature;
    const focused = document.activeElement?.dataset?.element;
    this.container.replaceChildren(...found.map((one) => this.#element(one, width, height)));
    if (focused) this.container.querySelector(`[data-element="${CSS.escape(focused)}"]`)?.focus();
  }

  #element({ id, frame: [x, y, w, h], point, accessibility }, width, height) {
    const { label, value, hint, identifier, traits } = accessibility;
    const element = document.createElement("div");
    const role = roleOf(accessibility);
    if (role === "text") element.textContent = [label, value].filter(Boolean).join(", ");
    else element.setAttribute("role", role);
    if (label && role !== "text") element.setAttribute("aria-label", label);
    if (role === "heading") element.setAttribute("aria-level", "2");
    if (role === "switch") element.setAttribute("aria-checked", value === "1");
    if (role === "slider") {
      element.tabIndex = 0;
      element.setAttribute("aria-valuetext", value ?? "");
      element.setAttribute("aria-valuenow", Number.parseFloat(value) || 0);
    } else if (value && role !== "text") {
      element.setAttribute("aria-description", value);
    }
    if (hint) element.title = hint;
    if (identifier) element.dataset.testid = identifier;
    if (traits.includes("notEnabled")) element.setAttribute("aria-disabled", "true");
    if (traits.includes("selected")) element.setAttribute("aria-current", "true");
    Object.assign(element.dataset, { element: id, x: point[0], y: point[1] });
    Object.assign(element.style, {
      left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%`, width: `${(w / width) * 100}%`, height: `${(h / height) * 100}%`,
    });
    return element;
  }

  /** A key that sets the slider which has the focus; the app doesn't get it. */
  #adjust(event) {
    const slider = event.target.closest('[role="slider"]');
    if (!slider || !(event.key in adjustments)) return;
    event.preventDefault();
    event.stopPropagation();
    this.hurry();
    this.send({ type: "adjust", id: slider.dataset.element, more: adjustments[event.key] });
  }

  /** A press where the element says, as a screen reader's. */
  #press(element) {
    if (!element) return;
    const [x, y] = [Number(element.dataset.x), Number(element.dataset.y)];
    this.send({ type: "touch", touches: [[9, 0, x, y]] });
    setTimeout(() => this.send({ type: "touch", touches: [[9, 2, x, y]] }), tapMilliseconds);
  }
}
