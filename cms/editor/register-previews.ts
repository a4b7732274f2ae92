import { previewedTypes, previewFolder } from "../preview-targets";
import { splitVersion } from "./guard-backend";

export function registerPreviews(): void {
  for (const type of previewedTypes) CMS.registerPreviewTemplate(type, createPreview(type));
}

/** Creates the component in a preview's iframe. It loads the site's code there, which renders, and passes every change to it. */
function createPreview(type: string): unknown {
  return createClass({
    componentDidMount() {
      const script = this.props.document.createElement("script");
      script.src = `${previewFolder}/preview.js`;
      script.addEventListener("load", () => this.show());
      this.props.document.head.append(script);
    },
    componentDidUpdate() {
      this.show();
    },
    show() {
      const { window, entry, getAsset } = this.props;
      const { value: data } = splitVersion(entry.get("data").toJS());
      window.showPreview?.({ type, path: entry.get("path") ?? "", data, getAsset });
    },
    render: () => h("div"),
  });
}
