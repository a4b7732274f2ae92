/** The files of the CMS's own page, beside those of Decap's npm package. */
import { type CmsBackend, createCmsConfig } from "./cms-config";
import { previewFolder } from "./preview-targets";

/** Creates the page's security policy. Decap compiles schemas with `new Function`, adds inline styles, and shows blobs as pictures. */
function createPolicy({ name }: CmsBackend): string {
  const atGithub = (sources: string) => (name === "github" ? ` ${sources}` : "");
  // For saving, for the notice that GitHub is down, and for the pictures of editors.
  const changes = atGithub("https://api.github.com https://www.githubstatus.com");
  const avatars = atGithub("https://avatars.githubusercontent.com");
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${avatars}`,
    "font-src 'self' data:",
    `connect-src 'self' blob:${changes}`,
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

const renderPage = (policy: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<style>.Toastify__toast { white-space: pre-line }</style>
<script src="/admin/start.js"></script>
</head>
<body>
<script src="/admin/decap/decap-cms.js"></script>
<script src="${previewFolder}/editor.js"></script>
</body>
</html>
`;

/** Creates the files of the CMS, by their paths in /admin/. Decap, the content and its pictures are not among them. */
export function createAdminFiles(
  backend: CmsBackend,
  preview: ReadonlyMap<string, Uint8Array>,
  folder?: string,
) {
  return new Map<string, string | Uint8Array>([
    ["index.html", renderPage(createPolicy(backend))],
    ["start.js", renderStartScript(backend, folder)],
    ...Array.from(preview, ([name, bytes]) => [`preview/${name}`, bytes] as const),
  ]);
}

/** Renders the configuration. The login at GitHub is at the page's own origin, and the local CMS has no login. */
function renderStartScript(backend: CmsBackend, folder?: string): string {
  return `window.CMS_MANUAL_INIT = true;
window.cmsConfiguration = ${JSON.stringify(createCmsConfig(backend, folder))};
if (cmsConfiguration.backend.name === "github") cmsConfiguration.backend.base_url = location.origin;
if (cmsConfiguration.backend.name === "proxy") localStorage.setItem("decap-cms-user", '{"backendName":"guarded-proxy"}');
`;
}
