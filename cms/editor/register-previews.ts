import { previewedTypes, previewFolder } from "../previews";
import { withoutOpened } from "./guarded-backend";

export function registerPreviews(): void {
  for (const type of previewedTypes) CMS.registerPreviewTemplate(type, preview(type));
}

/** A component in an iframe. It renders nothing itself: it loads the site's own code there, and passes every change on. */
function preview(type: string): unknown {
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
      const { value: data } = withoutOpened(entry.get("data").toJS());
      window.showPreview?.({ type, path: entry.get("path") ?? "", data, getAsset });
    },
    render: () => h("div"),
  });
}
