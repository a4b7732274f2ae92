/** The page of the CMS, whose script comes from its npm package. */
import { previewScript } from "./preview-script";

/** The origins that the CMS may use besides its own. The local one needs none. */
interface OtherOrigins {
  readonly connect: readonly string[];
  readonly pictures: readonly string[];
}

/** The CMS compiles its schemas with `new Function`, adds styles of its own, and shows pictures from memory. */
export function adminPolicy({ connect, pictures }: OtherOrigins): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...pictures].join(" "),
    "font-src 'self' data:",
    ["connect-src 'self' blob:", ...connect].join(" "),
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const adminPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<script src="/admin/start.js"></script>
</head>
<body>
<script src="/admin/decap/decap-cms.js"></script>
</body>
</html>
`;

/**
 * Makes the field of a picture show the picture. Decap (3.16) asks for it once, before it has loaded, and again
 * only when the function to ask with is another one.
 */
const pictureField = `
  const { control } = CMS.getWidget("image");
  CMS.registerWidget("image", createClass({
    componentDidMount() {
      for (const delay of [300, 1000, 3000]) setTimeout(() => this.setState({}), delay);
    },
    shouldComponentUpdate: () => true,
    render() {
      const { getAsset } = this.props;
      return h(control, { ...this.props, getAsset: (...asked) => getAsset(...asked) });
    },
  }));`;

/** Returns the script that configures the local CMS, which needs nobody to log in. */
export function localScript(config: object): string {
  return `localStorage.setItem("decap-cms-user", '{"backendName":"proxy"}');
${startScript(config)}`;
}

/** Returns the script that configures the CMS of the built site. The login at GitHub is at the page's own address. */
export function productionScript(config: object): string {
  return startScript(
    config,
    `
  if (config.backend.name === "github") config.backend.base_url = location.origin;`,
  );
}

function startScript(config: object, change = ""): string {
  return `window.CMS_MANUAL_INIT = true;
addEventListener("load", () => {${pictureField}${previewScript}
  const config = ${JSON.stringify(config)};${change}
  CMS.init({ config });
});
`;
}
