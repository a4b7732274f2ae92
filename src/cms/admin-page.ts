/** The page of the CMS, whose script comes from its npm package. */
import type { ProductionCms } from "./cms-settings";
import { previewFolder } from "./previews";

/** The origins that the CMS may use besides its own. The local one needs none. */
type OtherOrigins = Pick<ProductionCms, "connect" | "pictures">;

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
<!-- "Check for preview" asks a service for previews of commits, and there is none. -->
<style>[class*=PreviewButtonContainer] { display: none !important }</style>
<script src="/admin/start.js"></script>
</head>
<body>
<script src="/admin/decap/decap-cms.js"></script>
<script src="${previewFolder}/editor.js"></script>
</body>
</html>
`;

/** Returns the script that configures the local CMS, which needs nobody to log in. */
export function localScript(config: object): string {
  return `localStorage.setItem("decap-cms-user", '{"backendName":"guarded-proxy"}');
${startScript(config)}`;
}

/** Returns the script that configures the CMS of the built site. The login at GitHub is at the page's own address. */
export function productionScript(config: object): string {
  return `${startScript(config)}if (cmsConfiguration.backend.name === "github") cmsConfiguration.backend.base_url = location.origin;
`;
}

function startScript(config: object): string {
  return `window.CMS_MANUAL_INIT = true;
window.cmsConfiguration = ${JSON.stringify(config)};
// The preview scrolls to what is edited, and the fields must not follow it.
localStorage["cms.scroll-sync-enabled"] ??= "false";
`;
}
