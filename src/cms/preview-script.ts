/** The part of the CMS's script that shows previews. */
import { previewedTypes, previewFolder } from "./previews";

/**
 * A preview of Decap (3.16) is a component in an iframe. This one renders nothing itself: it loads the site's own
 * code into the iframe and passes every change on.
 */
export const previewScript = `
  const preview = (type) => createClass({
    componentDidMount() {
      const script = this.props.document.createElement("script");
      script.src = "${previewFolder}/preview.js";
      script.addEventListener("load", () => this.show());
      this.props.document.head.append(script);
    },
    componentDidUpdate() {
      this.show();
    },
    show() {
      const { window, entry, getAsset } = this.props;
      const data = entry.get("data").toJS();
      window.showPreview?.({ type, path: entry.get("path") ?? "", data, getAsset: (path) => getAsset(path) });
    },
    render: () => h("div"),
  });
  for (const type of ${JSON.stringify(previewedTypes)}) {
    CMS.registerPreviewTemplate(type, preview(type));
  }`;
