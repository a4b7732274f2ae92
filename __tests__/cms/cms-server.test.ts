import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { contactEnquiryForm } from "../../src/content/model/forms";
import { portrait, portraitInContent } from "../setup/content-copy";
import { type RunningCms, startCms } from "../setup/cms";
import { editFile } from "../setup/edit-content";
import { service } from "../setup/services";
import { send } from "../setup/http";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
  // Content may have no such lists.
  editFile(at("content/pages/service.json"), (page) => Object.assign(page, { services: [listed] }));
  editFile(at("content/forms/contact-enquiry.json"), (form) => {
    const { controls } = contactEnquiryForm.parse(form);
    const options = controls.find(({ name }) => name === "option")?.options;
    options?.push({ value: "Own", label: "Own", service: listed });
    Object.assign(form, { controls });
  });
  writeFileSync(at("content/team.json"), JSON.stringify({ members: [member] }, null, 2));
});
afterAll(() => cms.stop());

const member = {
  id: "own-member",
  name: "Own Member",
  title: "Consultant",
  image: `./${portraitInContent}`,
  imageAlt: "A portrait.",
};
/** Deleting it would break the list. */
const listed = service.name;

const at = (path: string) => join(cms.project, path);
const read = (path: string) => readFileSync(at(path), "utf8");

/** Gets a file that the browser may have. */
const get = (path: string) => fetch(`${cms.url}/admin/${path}`);

/** Sends what the CMS in the browser sends, with headers that `fetch` would not let a test set. */
function post(payload: unknown, headers: Record<string, string> = {}) {
  const { origin, host, port } = new URL(cms.url);
  return send(`http://127.0.0.1:${port}`, "/admin/api", {
    method: "POST",
    headers: { host, origin, "content-type": "application/json", ...headers },
    body: JSON.stringify(payload),
  });
}

const getEntry = (path: string) => post({ action: "getEntry", params: { path } });
const remove = (...paths: string[]) => post({ action: "deleteFiles", params: { paths } });

function upload(path: string, bytes: Buffer) {
  const asset = { path, content: bytes.toString("base64"), encoding: "base64" };
  return post({ action: "persistMedia", params: { asset } });
}

const save = (path: string, raw: string, assets: object[] = []) =>
  post({ action: "persistEntry", params: { dataFiles: [{ path, raw }], assets } });

/** The text of a file with one part replaced. */
function replaceText(path: string, from: string, to: string): string {
  const text = read(path);
  expect(text).toContain(from);
  return text.replace(from, to);
}

test("the page allows nothing from elsewhere, and no search engine lists it", async () => {
  const response = await get("");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
  const html = await response.text();
  expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none';`);
  expect(html).not.toMatch(/https?:/);
});

describe("a request of another site", () => {
  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["a name that leads here", { host: "evil.example:80", origin: "http://evil.example:80" }],
  ])("is refused: %s", async (_name, headers) => {
    const before = read("content/team.json");
    const raw = replaceText("content/team.json", `"name": "${member.name}"`, '"name": "Mallory"');
    const dataFiles = [{ path: "content/team.json", raw }];
    const answer = await post(
      { action: "persistEntry", params: { dataFiles, assets: [] } },
      headers,
    );
    expect(answer.status).toBe(403);
    expect(read("content/team.json")).toBe(before);
  });
});

it.each([
  "package.json",
  "content/../package.json",
  "content/services/..\\..\\..\\package.json",
  "content/.schemas/team.json",
])("reads, writes and deletes nothing but files of content: not %s", async (path) => {
  const answer = await getEntry(path);
  expect([answer.status, answer.body]).toEqual([
    422,
    expect.stringContaining("is not a file of content/"),
  ]);
  expect((await save(path, "{}")).status).toBe(422);
  expect((await remove(path)).status).toBe(422);
  expect((await upload(path, Buffer.from("x"))).status).toBe(422);
  expect(read("package.json")).toBe(readFileSync("package.json", "utf8"));
});

it("opens a file that content does without as an empty one", async () => {
  rmSync(at("content/values.json"), { force: true });
  const { status, body } = await getEntry("content/values.json");
  expect([status, JSON.parse(body)]).toMatchObject([200, { data: "{}" }]);
  expect((await save("content/values.json", "{}")).status).toBe(200);
});

describe("a save", () => {
  it("is refused with its reason", async () => {
    const path = "content/pages/service.json";
    const before = read(path);
    const answer = await save(path, replaceText(path, `"${listed}"`, '"nope"'));
    expect(answer.status).toBe(422);
    const { error }: { error: string } = JSON.parse(answer.body);
    expect(error).not.toMatch(/\.json|\w\[\d/);
    expect(error).toContain("nope");
    expect(read(path)).toBe(before);
  });

  it("is refused for a deletion that would break a link, with the forms that offer what is deleted", async () => {
    const answer = await remove(`content/services/${listed}.json`);
    expect(answer.status).toBe(422);
    expect(answer.body).toContain("Services overview: Services, ");
    expect(answer.body).toContain("Contact form: Fields, ");
    expect(existsSync(at(`content/services/${listed}.json`))).toBe(true);
  });

  it("is not refused for a mistake that was there before", async () => {
    const path = at("content/values.json");
    const good = readFileSync(path, "utf8");
    writeFileSync(path, good.replace(/"title": "[^"]*"/, '"title": ""'));
    const raw = replaceText("content/labels.json", '"close": "', '"close": "A ');
    expect((await save("content/labels.json", raw)).status).toBe(200);
    writeFileSync(path, good);
  });
});

describe("a picture", () => {
  it("is refused in plain words if it is none", async () => {
    const { status, body } = await upload("content/images/none.jpg", Buffer.from("<html>"));
    const words = "none.jpg is damaged, or no picture.";
    expect([status, body]).toEqual([422, expect.stringContaining(words)]);
    expect(existsSync(at("content/images/none.jpg"))).toBe(false);
  });

  it("is stored together with the text that needs it, or not at all", async () => {
    const asset = {
      path: "content/images/added.jpg",
      content: readFileSync(portrait).toString("base64"),
      encoding: "base64",
    };
    const bad = replaceText("content/team.json", `"${member.image}"`, '"./images/none.jpg"');
    expect((await save("content/team.json", bad, [asset])).status).toBe(422);
    expect(existsSync(at(asset.path))).toBe(false);
    const good = replaceText("content/team.json", `"${member.image}"`, '"./images/added.jpg"');
    expect((await save("content/team.json", good, [asset])).status).toBe(200);
    expect(readFileSync(at(asset.path)).equals(readFileSync(portrait))).toBe(true);
  });
});

it("may be larger than a form, and is shown in every format that pages take", async () => {
  // Random pixels cannot be compressed.
  const raw = { width: 700, height: 700, channels: 3 } as const;
  const large = await sharp(randomBytes(700 * 700 * 3), { raw })
    .png()
    .toBuffer();
  expect((await upload("content/images/large.png", large)).status).toBe(200);
  writeFileSync(at("content/images/drawn.avif"), "");
  const { body } = await post({ action: "getMedia", params: {} });
  for (const name of ["large.png", "drawn.avif"]) expect(body).toContain(`/${name}"`);
});

test("an unknown action is refused", async () => {
  expect((await post({ action: "publish", params: {} })).status).toBe(400);
});

it("the preview gets the pictures of content/, and no other file", async () => {
  const picture = await get(`preview/${portraitInContent}`);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  for (const other of ["images/nobody.jpg", "images/..%2F..%2Fpackage.json", "main.tsx"]) {
    const { ok } = await get(`preview/${other}`);
    expect([other, ok]).toEqual([other, false]);
  }
});
