const names = "string text list object select relation number boolean".split(" ");

/**
 * Leaves the judgement of values to the content check, which names the place and what to do. Decap marks wrong fields, also
 * within closed items of a list, where nobody sees them.
 */
const withoutValidation = {
  getValidateValue: () => "judged by the content check",
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

/** Shows the picture in its field. Decap asks for it before it has loaded, and again only with another function. */
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
