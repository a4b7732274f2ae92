import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { readCmsSettings } from "../../cms/cms-settings";
import { readPreviewContent } from "../../cms/preview-content";
import { writeAdmin } from "../../cms/write-admin";
import { contentDir } from "../setup/content";

const github = { CMS_BACKEND: "github", CMS_REPOSITORY: "example/site" };

let folder: string;
let decap: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "admin-"));
  decap = join(folder, "package");
  mkdirSync(decap);
  for (const name of [
    "decap-cms.js",
    "12.decap-cms.js",
    "a.wasm",
    "cms.js",
    "12.cms.js",
    "x.map",
  ]) {
    writeFileSync(join(decap, name), name);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (environment: Record<string, string>) =>
  writeAdmin(folder, readCmsSettings(environment), {
    contentDir,
    decap: () => decap,
    preview: () => Promise.resolve(new Map([["preview.js", Buffer.from("script")]])),
  });

/** What start.js configures on a page of www.example.com, and what it left in the browser. */
function runStartScript() {
  const stored: unknown[] = [];
  const page: { cmsConfiguration?: { backend: object } } = {};
  runInNewContext(
    readFileSync(join(folder, "admin/start.js"), "utf8"),
    Object.assign(page, {
      window: page,
      location: { origin: "https://www.example.com" },
      localStorage: { setItem: (...item: unknown[]) => stored.push(item) },
    }),
  );
  return { backend: page.cmsConfiguration?.backend, stored };
}

it("writes nothing without CMS_BACKEND, removes what an earlier build wrote, and fetches nothing", async () => {
  await write(github);
  const never = () => {
    throw new Error("fetched");
  };
  for (const environment of [{}, { CMS_BACKEND: "", CMS_REPOSITORY: "example/site" }]) {
    const sources = { contentDir, decap: never, preview: never };
    await writeAdmin(folder, readCmsSettings(environment), sources);
    expect(existsSync(join(folder, "admin"))).toBe(false);
  }
});

it("writes the page, its script, the preview and only one copy of the CMS", async () => {
  await write(github);
  const written = (name: string) => readdirSync(join(folder, "admin", name)).sort();
  expect(written("")).toEqual(["decap", "index.html", "preview", "start.js"]);
  expect(written("preview")).toEqual(["content.json", "images", "preview.js"]);
  expect(written("preview/images")).toEqual(readdirSync(join(contentDir, "images")).sort());
  expect(JSON.parse(readFileSync(join(folder, "admin/preview/content.json"), "utf8"))).toEqual(
    readPreviewContent(contentDir),
  );
  expect(readdirSync(join(folder, "admin/decap")).sort()).toEqual([
    "12.decap-cms.js",
    "a.wasm",
    "decap-cms.js",
  ]);
  const html = readFileSync(join(folder, "admin/index.html"), "utf8");
  // At /admin, without a slash, a relative address would lead elsewhere.
  expect(html.match(/src="[^"]*"/g)).toEqual([
    'src="/admin/start.js"',
    'src="/admin/decap/decap-cms.js"',
    'src="/admin/preview/editor.js"',
  ]);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it.each([
  [github, "main"],
  [{ ...github, CMS_BRANCH: "content/edits" }, "content/edits"],
])("configures the backend of %j, and logs nobody in", async (environment, branch) => {
  await write(environment);
  const backend = {
    name: "github",
    repo: "example/site",
    branch,
    base_url: "https://www.example.com",
    auth_endpoint: "api/cms/auth",
  };
  expect(runStartScript()).toEqual({ backend, stored: [] });
});

it("allows the page GitHub and nothing else", async () => {
  await write(github);
  const html = readFileSync(join(folder, "admin/index.html"), "utf8");
  const [, policy = ""] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  const connect = "https://api.github.com https://www.githubstatus.com";
  expect(policy).toContain(`; connect-src 'self' blob: ${connect};`);
  expect(policy).toContain("; img-src 'self' blob: data: https://avatars.githubusercontent.com;");
  expect(policy.match(/https?:/g)).toHaveLength(3);
});

it.each<[string, Record<string, string>]>([
  ["CMS_BACKEND: expected github", { CMS_BACKEND: "gitlab" }],
  ["CMS_REPOSITORY: expected owner/name, such as example/site", { CMS_BACKEND: "github" }],
  ["CMS_REPOSITORY: expected owner/name", { ...github, CMS_REPOSITORY: "https://github.com/a/b" }],
  ["CMS_BRANCH: expected the name of a branch", { ...github, CMS_BRANCH: "a b" }],
])("stops with one line: %s", (text, environment) => {
  let message = "";
  try {
    readCmsSettings(environment);
  } catch (error) {
    if (error instanceof Error) ({ message } = error);
  }
  expect(message).toContain(`Wrong setting of the build: ${text}`);
  expect(message).toMatch(/Correct it, or unset CMS_BACKEND to build without the CMS\.$/);
  expect(message).not.toContain("\n");
});
