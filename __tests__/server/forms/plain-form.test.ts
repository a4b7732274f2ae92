/** Forms that browsers without JavaScript post. What they show of a refused one: e2e/no-javascript.spec.ts. */
import { createHash } from "node:crypto";
import { JSDOM } from "jsdom";
import messages from "../../../content/forms/messages.json";
import { fillTemplate } from "../../../src/lib/fill-template";
import { formPage } from "../../../src/server/forms/form-page";
import { forms } from "../../../src/server/forms/form-texts";
import { enquiryWords } from "../../setup/form-words";
import { postForm, type HttpResponse } from "../support/http";
import { appointment, contactPath, enquiry, expertPath } from "../support/samples";
import { startServer, type RunningServer } from "../support/server";

const allowed = "https://static.example";
const hostile = `"><script>alert(1)</script><b onmouseover='x'>&amp;</textarea>`;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ ALLOWED_ORIGINS: allowed });
});

const pageOf = (reply: HttpResponse): Document => new JSDOM(reply.body).window.document;
const alertOf = (reply: HttpResponse) => pageOf(reply).querySelector("[role=alert]");
const latest = async (columns: string) =>
  (await server.rows(`SELECT ${columns} FROM submissions ORDER BY rowid DESC LIMIT 1`))[0];

/** The values of the form on a page; a box without its check is empty. */
function fieldsOf(reply: HttpResponse): Record<string, string> {
  const page = pageOf(reply);
  const form = page.querySelector("form");
  if (form === null) throw new Error("The page has no form");
  const FormData = page.defaultView?.FormData ?? globalThis.FormData;
  const boxes = Array.from(form.querySelectorAll<HTMLInputElement>("[type=checkbox]"));
  const entries = [...boxes.map(({ name }) => [name, ""] as const), ...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

describe.each([
  { path: contactPath, kind: "contact-enquiry", values: enquiry, thanks: "/thank-you" },
  {
    path: expertPath,
    kind: "expert-appointment",
    values: appointment,
    thanks: "/thank-you-appointment",
  },
])("a form posted to $path", ({ path, kind, values, thanks }) => {
  it("is stored, once if it is sent twice, and redirects to its thank-you page", async () => {
    const fields = { ...values, name: "Twice Sent", website: "" };
    for (let time = 1; time <= 2; time++) {
      const reply = await postForm(server.url, path, fields, { origin: server.url });
      expect(reply.status).toBe(303);
      expect(reply.headers.location).toBe(thanks);
    }
    const rows = await server.rows(
      `SELECT fields FROM submissions WHERE kind = '${kind}' AND suspect = '[]'`,
    );
    expect(rows.map((row) => JSON.parse(String(row.fields)))).toEqual([
      { ...values, name: "Twice Sent" },
    ]);
  });

  it("comes back with the errors and everything that was typed", async () => {
    const typed: Record<string, string> = { ...values, name: hostile, email: "asha" };
    const reply = await postForm(server.url, path, typed);
    expect(reply.status).toBe(422);
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(fieldsOf(reply)).toEqual({ ...typed, website: "" });
    const page = pageOf(reply);
    expect(page.querySelectorAll("script, b, [style]")).toHaveLength(0);
  });
});

it("is in the language of the content, from right to left if that is", () => {
  const [texts] = forms;
  if (texts === undefined) throw new Error("There are no forms");
  const arabic = { ...texts, company: { ...texts.company, language: "ar" } };
  const { document } = new JSDOM(formPage(arabic, { fields: {}, errors: {} })).window;
  expect(document.documentElement).toMatchObject({ lang: "ar", dir: "rtl" });
});

it("gives each control the attributes of its definition, and hides the honeypot", async () => {
  const page = pageOf(await postForm(server.url, contactPath, {}));
  const phone = page.querySelector("input[name=phone]");
  expect(["numeric", "tel"]).toContain(phone?.getAttribute("inputmode"));
  expect(phone?.getAttribute("autocomplete")).toMatch(/^tel/);
  const options = [...page.querySelectorAll("select[name=option] option")];
  const values = ["", ...enquiryWords.choices("option")];
  expect(options.map((option) => option.getAttribute("value"))).toEqual(values);
  const honeypot = page.querySelector("input[name=website]");
  if (honeypot?.parentElement == null) throw new Error("The page has no honeypot");
  expect(page.defaultView?.getComputedStyle(honeypot.parentElement).display).toBe("none");
});

it("marks a submission as suspect when the honeypot is filled in", async () => {
  await postForm(server.url, contactPath, { ...enquiry, name: "Robot", website: "spam.example" });
  expect(await latest("suspect")).toEqual({ suspect: '["hidden field filled in"]' });
});

it("redirects a visitor of an allowed site to that site's thank-you page", async () => {
  const reply = await postForm(server.url, contactPath, enquiry, { origin: allowed });
  expect(reply).toMatchObject({ status: 303, headers: { location: `${allowed}/thank-you` } });
});

const { unreadable, foreign } = messages.rejections;
const tooLong = fillTemplate(messages.limits.tooLong, { max: "10000" });

it.each<[string, string, Record<string, string>, Record<string, string>, number, string]>([
  ["an unknown field", contactPath, { ...enquiry, admin: "yes" }, {}, 400, unreadable],
  ["another site", contactPath, enquiry, { origin: "https://evil.example" }, 403, foreign],
  [
    "an empty first line",
    contactPath,
    { ...enquiry, email: "", messages: "\nsecond" },
    {},
    422,
    enquiryWords.error("email"),
  ],
  [
    "too long a message",
    contactPath,
    { ...enquiry, messages: "अ".repeat(40_000) },
    {},
    422,
    tooLong,
  ],
])(
  "keeps what was typed when it refuses %s",
  async (_what, path, fields, headers, status, text) => {
    const reply = await postForm(server.url, path, fields, headers);
    expect(reply.status).toBe(status);
    expect(alertOf(reply)?.textContent).toContain(text);
    const { admin: _, ...typed } = fields;
    expect(fieldsOf(reply)).toEqual({ ...typed, website: "" });
  },
);

it("says of more than a mebibyte that it is too long", async () => {
  const fields = { ...enquiry, messages: "a".repeat(1024 * 1024) };
  const reply = await postForm(server.url, contactPath, fields);
  expect(reply.status).toBe(413);
  expect(alertOf(reply)?.textContent).toContain(messages.rejections.tooLarge);
});

it.each<[string, Record<string, string>, number, string]>([
  ["too many forms were sent", { RATE_LIMIT_PER_MINUTE: "1" }, 429, messages.failures.tooMany],
  ["it cannot be stored", { DATABASE_URL: "file:/dev/null/a.db" }, 503, messages.failures.server],
])(
  "keeps what was typed, and offers mail and phone, when %s",
  async (_what, settings, status, text) => {
    const { url } = await startServer(settings);
    await postForm(url, contactPath, enquiry);
    const reply = await postForm(url, contactPath, { ...enquiry, name: "Second" });
    expect(reply.status).toBe(status);
    expect(alertOf(reply)?.textContent).toContain(text);
    expect(alertOf(reply)?.querySelector("a[href^='mailto:']")).not.toBeNull();
    expect(alertOf(reply)?.querySelector("a[href^='tel:']")).not.toBeNull();
    expect(fieldsOf(reply)).toEqual({ ...enquiry, name: "Second", website: "" });
  },
);

it("allows its page its own style sheet and form, and the site's logo, and nothing else", async () => {
  const reply = await postForm(server.url, contactPath, {});
  const page = pageOf(reply);
  const style = page.querySelector("style")?.textContent ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(reply.headers["content-security-policy"]).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
});
