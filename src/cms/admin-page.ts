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

/** Returns the script that configures the CMS once it has loaded. */
export function adminScript(config: object): string {
  return `window.CMS_MANUAL_INIT = true;
addEventListener("load", () => window.CMS.init({ config: ${JSON.stringify(config)} }));
`;
}
