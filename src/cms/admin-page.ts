/** The page of the CMS, whose script comes from its npm package. */

/**
 * The CMS compiles its schemas with `new Function`, adds styles of its own, and shows pictures from memory.
 * Nothing may come from elsewhere.
 */
export const adminPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "connect-src 'self' blob:",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export const adminPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<script src="start.js"></script>
</head>
<body>
<script src="decap/decap-cms.js"></script>
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

/** Returns the script that configures the CMS once it has loaded. The local CMS needs nobody to log in. */
export function adminScript(config: object): string {
  return `window.CMS_MANUAL_INIT = true;
localStorage.setItem("decap-cms-user", '{"backendName":"proxy"}');
addEventListener("load", () => {${pictureField}
  CMS.init({ config: ${JSON.stringify(config)} });
});
`;
}
