/** Changes of Decap's fields. */

const widgets = ["string", "text", "list", "object", "select", "relation", "number", "boolean"];

/**
 * Leaves the judgement of values to the content check, which says what is wrong. Decap refuses empty and mismatched
 * fields by marking them, also where nobody sees them.
 */
const unjudged = {
  getValidateValue: () => "judged by the content check",
  isValid: () => true,
  validateSize: () => [],
};

export function registerWidgets(): void {
  for (const name of widgets) {
    const { control } = CMS.getWidget(name);
    CMS.registerWidget(
      name,
      class extends control {
        getValidateValue = unjudged.getValidateValue;
        isValid = unjudged.isValid;
        validateSize = unjudged.validateSize;
      },
    );
  }
  CMS.registerWidget("image", pictureField(CMS.getWidget("image").control));
}

/**
 * Makes the field of a picture show the picture. Decap asks for it once, before it has loaded, and again only when the
 * function to ask with is another one.
 */
function pictureField(control: unknown): unknown {
  return createClass({
    ...unjudged,
    componentDidMount() {
      for (const delay of [300, 1000, 3000]) setTimeout(() => this.setState({}), delay);
    },
    shouldComponentUpdate: () => true,
    render() {
      const { getAsset } = this.props;
      return h(control, {
        ...this.props,
        getAsset: (...asked: Parameters<typeof getAsset>) => getAsset(...asked),
      });
    },
  });
}
