// The switches beside the device.

export const textSizes = [
  ["", "L (usual)"], ["XS", "XS"], ["S", "S"], ["M", "M"], ["XL", "XL"], ["XXL", "XXL"], ["XXXL", "XXXL"],
  ["AccessibilityM", "AX1"], ["AccessibilityL", "AX2"], ["AccessibilityXL", "AX3"], ["AccessibilityXXL", "AX4"],
  ["AccessibilityXXXL", "AX5"],
];
const prefix = "UICTContentSizeCategory";
const locales = [
  ["", "As written"], ["ar", "Arabic"], ["de", "German"], ["en", "English"], ["es", "Spanish"], ["fr", "French"], ["he", "Hebrew"],
  ["it", "Italian"], ["ja", "Japanese"], ["ko", "Korean"], ["nl", "Dutch"], ["pl", "Polish"], ["pt-BR", "Portuguese (Brazil)"],
  ["ru", "Russian"], ["tr", "Turkish"], ["uk", "Ukrainian"], ["zh-Hans", "Chinese (Simplified)"], ["zh-Hant", "Chinese (Traditional)"],
];

const switches = ["contrast", "bold", "reduceMotion", "inCall", "hardwareKeyboard", "slow", "startOver"];

/** What is done to the device as a thing, by the button that does it. */
const hardware = { lock: "lock", volumeDown: "volumeDown", volumeUp: "volumeUp", shake: "shake", memory: "memoryWarning" };

function fill(select, options, value) {
  const signature = JSON.stringify(options);
  if (select.dataset.options !== signature) {
    select.dataset.options = signature;
    select.replaceChildren(...options.map(([id, name]) => new Option(name, id)));
  }
  if (![...select.options].some((option) => option.value === value)) select.add(new Option(value, value));
  select.value = value;
}

export class Controls {
  /** `elements` by ID; `send` gets the messages. */
  constructor(elements, send) {
    Object.assign(this, { elements, send, catalog: null, screen: null });
    for (const name of ["device", "os", "scene", "textSize", "locale"]) {
      elements[name].addEventListener("change", () => {
        const { value } = elements[name];
        this.#set({ [name]: name === "textSize" && value ? prefix + value : value });
      });
    }
    for (const name of switches) {
      elements[name].addEventListener("click", () => this.#set({ [name]: this.settings?.[name] === "1" ? "" : "1" }));
    }
    elements.home.addEventListener("click", () => this.#pressHome());
    elements.dark.addEventListener("click", () => this.#set({ appearance: this.settings?.appearance === "dark" ? "light" : "dark" }));
    elements.rtl.addEventListener("click", () => this.#set({ direction: this.settings?.direction === "rightToLeft" ? "" : "rightToLeft" }));
    elements.left.addEventListener("click", () => send({ type: "rotate", left: true }));
    elements.right.addEventListener("click", () => send({ type: "rotate", left: false }));
    for (const [id, name] of Object.entries(hardware)) {
      elements[id].addEventListener("click", () => send({ type: "hardware", name }));
    }
    elements.restart.addEventListener("click", () => send({ type: "restart" }));
    document.addEventListener("keydown", (event) => this.#shortcut(event));
  }

  /** Once there is a screen, whose picture is what people wait for. */
  async #loadCatalog() {
    this.isLoading = true;
    this.catalog = await (await fetch("catalog.json")).json();
    this.show(this.screen, this.settings);
  }

  #set(settings) { this.send({ type: "set", settings }); }

  /** Pressed twice in quick succession it calls the app switcher. */
  #pressHome() {
    const now = performance.now();
    const isDouble = this.screen?.isApp && this.hasHomeScreen && now - (this.pressed ?? -Infinity) < 350;
    this.pressed = isDouble ? -Infinity : now;
    this.send({ type: isDouble ? "switcher" : "home" });
  }

  /** As in Apple's simulator: turning by Command or Control with the arrows, the home screen by Shift and H, locking by Shift and L. */
  #shortcut(event) {
    if (!(event.metaKey || event.ctrlKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (event.shiftKey && (key === "h" || key === "l")) {
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      if (key === "h") this.#pressHome();
      else this.send({ type: "hardware", name: hardware.lock });
      return;
    }
    const isLeft = event.key === "ArrowLeft";
    if (!isLeft && event.key !== "ArrowRight") return;
    event.preventDefault();
    event.stopPropagation();
    this.send({ type: "rotate", left: isLeft });
  }

  show(screen, settings) {
    Object.assign(this, { screen, settings });
    this.hasHomeScreen ||= screen.isHome;
    if (!this.isLoading) this.#loadCatalog();
    const { elements } = this;
    if (this.catalog) {
      const { devices } = this.catalog;
      const families = [...new Set(devices.map((device) => device.family))];
      if (elements.device.dataset.options !== "catalog") {
        elements.device.dataset.options = "catalog";
        elements.device.replaceChildren(...families.map((family) => {
          const group = document.createElement("optgroup");
          group.label = family;
          group.append(...devices.filter((device) => device.family === family).reverse().map(({ name }) => new Option(name, name)));
          return group;
        }));
      }
      elements.device.value = screen.device;
      const systems = devices.find(({ name }) => name === screen.device)?.systems ?? [];
      fill(elements.os, [...systems].reverse().map((version) => [version, `iOS ${version}`]), screen.os);
    }
    fill(elements.textSize, textSizes, (settings.textSize ?? "").replace(prefix, "").replace(/^L$/, ""));
    fill(elements.locale, locales, settings.locale ?? "");
    elements.dark.setAttribute("aria-checked", settings.appearance === "dark");
    elements.rtl.setAttribute("aria-checked", settings.direction === "rightToLeft");
    for (const name of switches) elements[name].setAttribute("aria-checked", settings[name] === "1");
    elements.home.setAttribute("aria-pressed", screen.isAway);
    elements.lock.setAttribute("aria-pressed", screen.isLocked);
    const isKept = screen.isApp ? "built" : "saved";
    elements.startOver.firstChild.data = `Start over when ${isKept} `;
    elements.startOver.title = `What is ${isKept} again begins at its first screen, in place of where you were`;
    if (this.scenes) fill(elements.scene, this.scenes, screen.scene);
  }

  showScenes(scenes) {
    this.scenes = scenes;
    this.elements.scene.closest("label").hidden = scenes.length < 2;
    if (this.screen) this.show(this.screen, this.settings);
  }
}
