/** The page of the CMS, whose script comes from its npm package. */
import { type CmsBackend, createCmsConfig } from "./cms-config";
import { previewFolder } from "./preview-targets";

/** The CMS compiles its schemas with `new Function`, adds styles of its own, and shows pictures from memory. */
function createPolicy({ name }: CmsBackend): string {
  const atGithub = (sources: string) => (name === "github" ? ` ${sources}` : "");
  // What it asks for its changes and its status, and where the pictures of its editors are.
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
<script src="/admin/start.js"></script>
</head>
<body>
<script src="/admin/decap/decap-cms.js"></script>
<script src="${previewFolder}/editor.js"></script>
</body>
</html>
`;

/** Returns the files of the CMS by their paths in /admin/: all but Decap's, the content and its pictures. */
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

/** The login at GitHub is at the page's own address, and the local CMS needs nobody to log in. */
function renderStartScript(backend: CmsBackend, folder?: string): string {
  return `window.CMS_MANUAL_INIT = true;
window.cmsConfiguration = ${JSON.stringify(createCmsConfig(backend, folder))};
if (cmsConfiguration.backend.name === "github") cmsConfiguration.backend.base_url = location.origin;
if (cmsConfiguration.backend.name === "proxy") localStorage.setItem("decap-cms-user", '{"backendName":"guarded-proxy"}');
`;
}
