// Many devices side by side, each with a process of its own. What is done to one is done to all, at the same place in parts of
// the screen: a wall shows at a glance what an interface becomes.

import { DeviceScreen } from "./screen.js";
import { textSizes } from "./controls.js";

const elements = Object.fromEntries([...document.querySelectorAll("[id]")].map((element) => [element.id, element]));
const prefix = "UICTContentSizeCategory";
const tiles = [];
let isMirroring = false;

/** As many devices as are wanted, from the first to the last, as far apart as can be. */
function choose(devices, families) {
  const most = Number(elements.count.value);
  const chosen = devices.filter((device) => families.has(device.family));
  if (chosen.length <= most) return chosen;
  const step = (chosen.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => chosen[Math.round(index * step)]);
}

/** What a viewer did on one device, on another one. */
function mirrored(message, from, to) {
  const [x, y] = [to.size[0] / from.size[0], to.size[1] / from.size[1]];
  switch (message.type) {
    case "touch":
      return { type: "touch", time: message.time, touches: message.touches.map(([number, phase, px, py]) => [number, phase, px * x, py * y]) };
    case "wheel": return { ...message, sequence: undefined, x: message.x * x, y: message.y * y };
    case "key": case "text": case "pasteboard": case "hardware": case "home": return message;
    default: return null;
  }
}

function mirror(origin, message) {
  if (isMirroring || elements.together.getAttribute("aria-pressed") !== "true" || !origin.live.screen) return;
  isMirroring = true;
  for (const tile of tiles) {
    if (tile === origin || !tile.live.screen) continue;
    const same = mirrored(message, origin.live.screen, tile.live.screen);
    if (same) tile.live.send(same);
  }
  isMirroring = false;
}

function makeTile(device, number) {
  const figure = document.createElement("figure");
  figure.className = "tile";
  figure.innerHTML = `<div class="place"><div class="frame"><canvas class="screen" tabindex="0" role="application"></canvas>
    <div class="cutout" hidden></div></div></div><figcaption><b></b><span></span></figcaption>`;
  const find = (selector) => figure.querySelector(selector);
  find("b").textContent = device.name;
  find("canvas").setAttribute("aria-label", `The screen of ${device.name}`);
  elements.wall.append(figure);
  const tile = { figure, device };
  const parts = { frame: find(".frame"), screen: find("canvas"), cutout: find(".cutout") };
  let isSet = false;
  // The device is that one from its start on, unless somebody else looks at another one there.
  const socket = `socket-${number}?device=${encodeURIComponent(device.name)}`;
  tile.live = new DeviceScreen(parts, { socket, surface: "gl", scale: null }, {
    sent: (message) => mirror(tile, message),
    screen(screen) {
      if (!isSet) {
        isSet = true;
        if (screen.device !== device.name) tile.live.connection.send({ type: "set", settings: { device: device.name, ...settings() } });
        else tile.live.connection.send({ type: "set", settings: settings() });
      }
      find("figcaption span").textContent = `${screen.size.join(" × ")} · iOS ${screen.os}`;
    },
    ended(reason) {
      figure.classList.add("ended");
      find("figcaption span").textContent = reason;
      find("figcaption span").className = "flag";
    },
    running: () => figure.classList.remove("ended"),
  });
  return tile;
}

const isOn = (name) => elements[name].getAttribute("aria-pressed") === "true";
const settings = () => ({
  appearance: isOn("dark") ? "dark" : "light", direction: isOn("rtl") ? "rightToLeft" : "",
  textSize: elements.textSize.value ? prefix + elements.textSize.value : "",
});

function setAll() {
  for (const tile of tiles) tile.live.connection.send({ type: "set", settings: settings() });
}

function show(devices) {
  for (const tile of tiles) {
    tile.live.close();
    tile.figure.remove();
  }
  tiles.length = 0;
  devices.forEach((device, index) => tiles.push(makeTile(device, index + 1)));
  elements.status.textContent = `${devices.length} devices`;
}

elements.textSize.replaceChildren(...textSizes.map(([id, name]) => new Option(name, id)));
elements.textSize.addEventListener("change", setAll);
for (const name of ["dark", "rtl", "together"]) {
  elements[name].addEventListener("click", () => {
    elements[name].setAttribute("aria-pressed", !isOn(name));
    if (name !== "together") setAll();
  });
}
elements.turn.addEventListener("click", () => {
  for (const tile of tiles) tile.live.connection.send({ type: "rotate", left: true });
});

const { devices } = await (await fetch("catalog.json")).json();
const named = new URLSearchParams(location.search).getAll("device");
const families = [...new Set(devices.map((device) => device.family))];
const chosen = new Set(families.filter((family) => /iPhone|iPad/.test(family)));
elements.families.replaceChildren(...families.map((family) => {
  const chip = document.createElement("button");
  Object.assign(chip, { type: "button", className: "chip", textContent: family });
  chip.setAttribute("aria-pressed", chosen.has(family));
  chip.addEventListener("click", () => {
    if (!chosen.delete(family)) chosen.add(family);
    chip.setAttribute("aria-pressed", chosen.has(family));
    show(choose(devices, chosen));
  });
  return chip;
}));
elements.count.addEventListener("change", () => show(choose(devices, chosen)));
show(named.length > 0 ? devices.filter((device) => named.includes(device.name)).slice(0, 24) : choose(devices, chosen));

/** For tests and measurements. */
window.inset = { tiles, get isDrawn() { return tiles.length > 0 && tiles.every((tile) => tile.live.isDrawn); } };
