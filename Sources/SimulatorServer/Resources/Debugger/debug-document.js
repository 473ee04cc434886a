// What the document says of the chosen view, its controller and constraints. A change is saved into the file at once, as little of
// it as can be; the device follows.

function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

export class DocumentPanel {
  /** `actions`: canEdit, document (what was told last), show (an object ID), write (ID, key, value), step ("undo", "redo"). */
  constructor(actions) {
    Object.assign(this, { actions, asked: null, drawn: null });
  }

  draw(panel, id) {
    const answer = this.actions.document();
    if (!this.actions.canEdit()) {
      panel.replaceChildren(make("p", "quiet", "A capture has no document."));
      return;
    }
    if (this.asked !== id || !answer) {
      this.asked = id;
      this.actions.show(id);
    }
    if (!answer || answer.id !== id) {
      panel.replaceChildren(make("p", "quiet", "Reading…"));
      this.drawn = null;
      return;
    }
    const [scenes, scene] = this.actions.scenes();
    const text = JSON.stringify([answer, scenes, scene]);
    // What somebody is writing into stays.
    if (this.drawn === text && panel.querySelector(".document-section")) return;
    this.drawn = text;
    const focused = panel.contains(document.activeElement) ? document.activeElement.dataset.field : null;
    const { scrollTop } = panel;
    const hint = id ? [] : [make("p", "quiet", "Choose a view that this scene has in the document: those of a container's other scenes are in theirs.")];
    panel.replaceChildren(
      this.#history(answer), ...this.#scenes(scenes, scene), ...(answer.problem ? [make("p", "missed", answer.problem)] : []),
      ...answer.sections.map((section) => this.#section(section)), ...hint,
    );
    panel.scrollTop = scrollTop;
    if (focused) panel.querySelector(`[data-field="${CSS.escape(focused)}"]`)?.focus();
  }

  #history({ canUndo, canRedo }) {
    const buttons = [["undo", "Undo", canUndo], ["redo", "Redo", canRedo]].map(([name, title, isPossible]) => {
      const button = make("button", "chip", title);
      Object.assign(button, { type: "button", disabled: !isPossible });
      button.dataset.field = name;
      button.addEventListener("click", () => this.actions.step(name));
      return button;
    });
    return make("div", "history", ...buttons, make("span", "quiet", "Changes are saved at once."));
  }

  #scenes(scenes, scene) {
    if (scenes.length < 2) return [];
    const select = make("select", "");
    select.append(...scenes.map(([id, name]) => new Option(name, id, false, id === scene)));
    select.dataset.field = "scene";
    select.addEventListener("change", () => this.actions.choose(select.value));
    return [make("div", "document-fields document-section", make("label", "choice", make("span", "", "Scene"), select))];
  }

  #section({ title, id, fields }) {
    const usual = fields.filter(({ key }) => !key.includes(":"));
    const classes = fields.filter(({ key }) => key.includes(":"));
    const parts = [make("h2", "", title, " ", make("span", "quiet", id)), this.#fields(id, usual)];
    if (classes.length > 0) {
      const more = make("details", "classes", make("summary", "", "Installed by size class"), this.#fields(id, classes));
      more.open = classes.some(({ value }) => value !== "");
      parts.push(more);
    }
    return make("section", "document-section", ...parts);
  }

  #fields(id, fields) {
    return make("div", "document-fields", ...fields.map((field) => {
      const control = this.#control(field);
      control.dataset.field = `${id}/${field.key}`;
      control.dataset.key = field.key;
      control.addEventListener("change", () => {
        const value = field.kind === "bool" ? (control.checked ? "YES" : "NO") : control.value;
        this.actions.write(id, field.key, value);
      });
      return make("label", field.kind, make("span", "", field.label), control);
    }));
  }

  #control({ kind, value, choices }) {
    if (kind === "choice") {
      const select = make("select", "");
      const known = choices.some(([id]) => id === value) ? choices : [[value, value], ...choices];
      select.append(...known.map(([id, name]) => new Option(name, id, false, id === value)));
      return select;
    }
    const input = make("input", "");
    input.type = kind === "bool" ? "checkbox" : kind;
    if (kind === "bool") input.checked = value === "YES";
    else input.value = value;
    if (kind === "number") input.step = "any";
    return input;
  }
}
