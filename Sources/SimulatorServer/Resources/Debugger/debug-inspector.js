// What is known of the chosen view: its size and constraints, why it stands where it stands, what it is, what is wrong.

import { DocumentPanel } from "./debug-document.js";
import { hiddenViews, marksOf } from "./debug-outline.js";

const tabs = ["size", "explain", "object", "document", "issues"];
const short = (number) => String(Math.round(number * 1000) / 1000);

function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

export class Inspector {
  /** `actions`: select (a view's ID), edit (ID, key, value), canEdit; document, show, write, step of the document's file. */
  constructor(elements, actions) {
    Object.assign(this, { panel: elements.panel, actions, tab: "size", constraint: null });
    this.document = new DocumentPanel(actions);
    for (const name of tabs) {
      elements[`tab-${name}`].addEventListener("click", () => {
        this.tab = name;
        for (const other of tabs) elements[`tab-${other}`].setAttribute("aria-selected", other === name);
        this.#draw();
      });
    }
  }

  show(hierarchy, id) {
    // What somebody is writing into stays.
    const isBusy = this.panel.contains(document.activeElement) && document.activeElement.matches("input, select") && id === this.id
      && this.tab !== "document";
    Object.assign(this, { hierarchy, id, view: hierarchy?.views.find((view) => view.id === id) ?? null });
    if (!isBusy) this.#draw();
  }

  #draw() {
    if (!this.hierarchy) return;
    if (this.tab === "document") {
      this.document.draw(this.panel, this.view?.documentID ?? "");
      return;
    }
    const parts = this.tab === "issues" ? this.#issues() : !this.view ? [make("p", "quiet", "Choose a view: in space, or in the list."), ...this.#controllers()]
      : this.tab === "size" ? this.#size() : this.tab === "explain" ? this.#explain() : this.#object();
    this.panel.replaceChildren(...parts);
  }

  #name(id) {
    const view = this.hierarchy.views.find((view) => view.id === id);
    if (!view) return id.replace(/^(.*)\.(UIView)?(\w+)LayoutGuide.*$/, (_, owner, __, name) => `${this.#name(owner)}.${name[0].toLowerCase()}${name.slice(1)}`);
    const text = view.text?.string;
    return text ? `${view.className} “${text.slice(0, 18)}”` : view.documentID ? `${view.className} ${view.documentID}` : view.className;
  }

  #link(id) {
    const link = make("button", "link", this.#name(id));
    link.type = "button";
    const owner = this.hierarchy.views.some((view) => view.id === id) ? id : id.replace(/\.[^.]*$/, "");
    link.addEventListener("click", () => this.actions.select(owner));
    return link;
  }

  #list(entries) {
    return make("dl", "", ...entries.filter(([, value]) => value !== undefined && value !== null && value !== "").flatMap(
      ([key, value]) => [make("dt", "", key), make("dd", "", value)],
    ));
  }

  #field(id, key, value, type = "number") {
    const field = document.createElement("input");
    field.type = type;
    field.setAttribute("aria-label", key);
    if (type === "checkbox") field.checked = value;
    else field.value = type === "number" ? short(value) : value;
    if (type === "number") field.step = "any";
    field.disabled = !this.actions.canEdit();
    field.dataset.key = key;
    field.addEventListener("change", () => this.actions.edit(id, key, type === "checkbox" ? field.checked : field.value));
    return field;
  }

  // Size

  #size() {
    const { view } = this;
    const rect = (numbers) => numbers.map(short).join(", ");
    const about = (this.hierarchy.constraints ?? []).filter((one) => one.first.id === view.id || one.second?.id === view.id
      || one.first.id.startsWith(`${view.id}.`) || one.second?.id.startsWith(`${view.id}.`));
    return [
      make("h2", "", "Frame"),
      this.#list([
        ["Frame", rect(view.frame)], ["Bounds", rect(view.bounds)], ["On the screen", rect(view.frameInRoot)],
        ["Safe area", view.safeAreaInsets && rect(view.safeAreaInsets)], ["Margins", view.layoutMargins && rect(view.layoutMargins)],
      ]),
      make("h2", "", `Constraints (${about.length})`),
      ...about.sort((one, other) => other.isActive - one.isActive).map((one) => this.#constraint(one)),
      ...(about.length === 0 ? [make("p", "quiet", "It has none: its frame comes from whoever lays it out.")] : []),
    ];
  }

  #constraint(one) {
    const words = make("p", "words", this.#link(one.first.id), `.${one.first.attribute} ${one.relation === "==" ? "=" : one.relation === "<=" ? "≤" : "≥"} `);
    if (one.second) {
      words.append(this.#link(one.second.id), `.${one.second.attribute}`);
      if (one.multiplier !== 1) words.append(` × ${short(one.multiplier)}`);
      if (one.constant) words.append(` ${one.constant < 0 ? "−" : "+"} ${short(Math.abs(one.constant))}`);
    } else {
      words.append(short(one.constant));
    }
    const fields = make(
      "div", "fields", "constant", this.#field(one.id, "constant", one.constant), "priority", this.#field(one.id, "priority", one.priority),
      make("label", "", "active", this.#field(one.id, "isActive", one.isActive, "checkbox")),
    );
    const classes = ["constraint", one.isActive ? "" : "inactive", one.isBroken ? "broken" : "", one.id === this.constraint ? "chosen" : ""];
    const box = make("div", classes.join(" "), words, fields);
    box.dataset.constraint = one.id;
    box.title = [one.documentID ?? "not in the document", one.identifier, one.isBroken && "given up in a contradiction"].filter(Boolean).join(" · ");
    return box;
  }

  // Explain

  #explain() {
    const sides = this.view.explanation;
    if (!sides) return [make("p", "quiet", "It stands in no other view, or nothing tells why it stands where it stands.")];
    return sides.map((side) => {
      const title = make("b", "", `${side.side} ${short(side.value)}`);
      const open = side.isOpen ? make("span", "open", " isn't the only possibility") : "";
      const steps = side.steps.map((step) => {
        const item = make("li", "", ...this.#words(step.text));
        if (step.constraint ?? step.id) item.append(" ", this.#constraintLink(step.constraint ?? step.id, step.id));
        if (step.violation) item.append(make("span", "missed", ` missed by ${short(step.violation)}`));
        return item;
      });
      const list = make("ol", "", ...(steps.length > 0 ? steps : [make("li", "open", "no constraint fixes it")]));
      return make("div", "side", title, open, list);
    });
  }

  /** Text with a link where the name of a view stands. */
  #words(text) {
    const ids = new Set(this.hierarchy.views.map((view) => view.id));
    const parts = [];
    let last = 0;
    for (const match of text.matchAll(/[\w.]+\(([\w-]+)\)/g)) {
      if (!ids.has(match[1])) continue;
      parts.push(text.slice(last, match.index), this.#link(match[1]));
      last = match.index + match[0].length;
    }
    return [...parts, text.slice(last)];
  }

  #constraintLink(id, name) {
    const link = make("button", "link", name ? `[${name}]` : "show");
    link.type = "button";
    link.addEventListener("click", () => {
      const one = this.hierarchy.constraints?.find((constraint) => constraint.id === id || constraint.documentID === id);
      if (!one) return;
      this.constraint = one.id;
      this.tab = "size";
      const views = new Set(this.hierarchy.views.map((view) => view.id));
      const owner = [one.first.id, one.second?.id].find((item) => item !== this.id && views.has(item));
      for (const name of tabs) document.getElementById(`tab-${name}`).setAttribute("aria-selected", name === "size");
      this.actions.select(owner ?? this.id);
      this.panel.querySelector(".chosen")?.scrollIntoView({ block: "center" });
    });
    return link;
  }

  // Object

  #object() {
    const { view } = this;
    const traits = Object.entries(view.traits ?? {}).map(([name, value]) => `${name} ${value}`).join(", ");
    const heard = view.accessibility;
    return [
      make("h2", "", view.className),
      this.#list([
        ["Object ID", view.documentID ?? "not in the document"], ["Class", view.documentClass], ["Controller", view.controller], ["Layer", view.layer && String(view.layer)],
        ["Hidden", this.#field(view.id, "isHidden", view.isHidden, "checkbox")], ["Alpha", this.#field(view.id, "alpha", view.alpha)],
        ["Text", view.text ? this.#field(view.id, "text", view.text.string, "text") : ""],
        ["Background", this.#field(view.id, "backgroundColor", "", "text")], ["Traits", traits],
      ]),
      ...(heard ? [make("h2", "", "Accessibility"), this.#list([
        ["Label", heard.label], ["Value", heard.value], ["Hint", heard.hint], ["Identifier", heard.identifier], ["Traits", heard.traits.join(", ")],
        ["Element", heard.isElement ? "yes" : "no"],
      ])] : []),
      ...this.#responders(),
    ];
  }

  /** Who is asked after the view; of a file that doesn't say so, what it lies in. */
  #responders() {
    const { view } = this;
    const above = [];
    for (let one = view; one; one = this.hierarchy.views.find((other) => other.id === one.superview)) above.push({ view: one.id });
    const chain = view.responders ?? above.slice(1);
    const items = chain.map(({ view: id, className }) => make("li", "", id ? this.#link(id) : className));
    return [make("h2", "", view.responders ? "Responder chain" : "Lies in"), make("ol", "", ...items)];
  }

  /** The view controllers, indented as their views lie in each other. */
  #controllers() {
    const found = this.hierarchy.views.filter((view) => view.controller);
    if (found.length === 0) return [];
    const ids = new Map(found.map((view) => [view.id, view]));
    const parents = new Map(this.hierarchy.views.map((view) => [view.id, view.superview]));
    const items = found.map((view) => {
      let depth = 0;
      for (let id = parents.get(view.id); id; id = parents.get(id)) depth += ids.has(id);
      const link = make("button", "link", view.controller);
      link.type = "button";
      link.addEventListener("click", () => this.actions.select(view.id));
      const item = make("li", "", link);
      item.style.setProperty("--depth", depth);
      return item;
    });
    return [make("h2", "", `View controllers (${found.length})`), make("ul", "controllers", ...items)];
  }

  // Issues

  #issues() {
    const hidden = hiddenViews(this.hierarchy);
    const found = this.hierarchy.views.map((view) => [view, marksOf(view, this.hierarchy, hidden)]).filter(([, marks]) => marks.length > 0);
    const conflicts = this.hierarchy.conflicts ?? [];
    return [
      make("h2", "", `Contradictions (${conflicts.length})`),
      ...conflicts.map((conflict) => make("p", "", `${conflict.constraints.join(", ")}: `, make("span", "missed", `${conflict.broken ?? "one"} was given up`))),
      ...(conflicts.length === 0 ? [make("p", "quiet", "None.")] : []),
      make("h2", "", `Views (${found.length})`),
      ...found.map(([view, marks]) => make("p", "", this.#link(view.id), make("br", ""), make("span", "quiet", marks.join(". ")))),
    ];
  }
}
