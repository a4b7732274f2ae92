import type { ListControl } from "./decap";

const widgets = ["string", "text", "list", "object", "select", "relation", "number", "boolean"];

/** Leaves the judgement of values to the content check. Decap marks wrong fields, also where nobody sees them. */
const unjudged = {
  getValidateValue: () => "judged by the content check",
  isValid: () => true,
  validateSize: () => [],
};

export function registerWidgets(): void {
  for (const name of widgets) {
    const control = name === "list" ? movableList() : CMS.getWidget(name).control;
    const widget = class extends control {
      getValidateValue = unjudged.getValidateValue;
      isValid = unjudged.isValid;
      validateSize = unjudged.validateSize;
    };
    CMS.registerWidget(name, widget);
  }
  CMS.registerWidget("image", pictureField(CMS.getWidget("image").control));
}

/** The list, whose items the arrow keys move and which asks before it removes one. Decap knows only the mouse. */
function movableList() {
  return class extends CMS.getWidget("list").control {
    constructor(...props: never[]) {
      super(...props);
      const remove = this.handleRemove;
      this.handleRemove = (index, event) => {
        event.preventDefault();
        if (confirm("Remove this item from the list?")) remove(index, event);
      };
    }

    override render() {
      const onKeyDown = (event: KeyboardEvent) => moveItem(this, event);
      return h("div", { onKeyDown, "data-list": "" }, super.render());
    }
  };
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function moveItem(list: ListControl, event: KeyboardEvent): void {
  const { currentTarget: element, target } = event;
  if (!(element instanceof Element) || !(target instanceof Element)) return;
  const handles = () => {
    const all = element.querySelectorAll<HTMLElement>("[aria-roledescription=sortable]");
    return [...all].filter((each) => each.closest("[data-list]") === element);
  };
  const oldIndex = handles().findIndex((each) => each === target);
  const newIndex = oldIndex + (steps[event.key] ?? 0);
  if (oldIndex < 0 || newIndex === oldIndex || !handles()[newIndex]) return;
  event.preventDefault();
  list.onSortEnd({ oldIndex, newIndex });
  // A moved element loses the focus.
  setTimeout(() => handles()[newIndex]?.focus());
}

/** Shows the picture in its field. Decap asks for it before it has loaded, and again only with another function. */
function pictureField(control: unknown): unknown {
  return createClass({
    ...unjudged,
    componentDidMount() {
      for (const delay of [300, 1000, 3000]) setTimeout(() => this.setState({}), delay);
    },
    shouldComponentUpdate: () => true,
    render() {
      const { getAsset } = this.props;
      const anew = (...asked: Parameters<typeof getAsset>) => getAsset(...asked);
      return h(control, { ...this.props, getAsset: anew });
    },
  });
}
