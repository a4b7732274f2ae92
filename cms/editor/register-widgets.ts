const names = "string text list object select relation number boolean".split(" ");

/**
 * Turns Decap's own validation off: it marks wrong fields even in collapsed items of a list, where nobody sees them. The content
 * check names the place and what to do.
 */
const withoutValidation = {
  getValidateValue: () => "validated by the content check",
  isValid: () => true,
  validateSize: () => [],
};

export function registerWidgets(): void {
  for (const name of names) {
    const { control } = CMS.getWidget(name);
    const widget = class extends control {
      constructor(...props: never[]) {
        super(...props);
        Object.assign(this, withoutValidation);
      }
    };
    CMS.registerWidget(name, widget);
  }
  CMS.registerWidget("image", createPictureField(CMS.getWidget("image").control));
}

/**
 * Creates a field that shows its picture. Decap requests the picture before it has loaded, and requests it again only if
 * `getAsset` is another function.
 */
function createPictureField(control: unknown): unknown {
  return createClass({
    ...withoutValidation,
    componentDidMount() {
      for (const delay of [300, 1000, 3000]) setTimeout(() => this.forceUpdate(), delay);
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
