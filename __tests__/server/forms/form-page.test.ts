/** Forms that browsers without JavaScript post. What they show of a refused one: e2e/no-javascript.spec.ts. */
import { createHash } from "node:crypto";
import { JSDOM } from "jsdom";
import { fillTemplate } from "../../../src/lib/fill-template";
import { formPage } from "../../../src/server/forms/form-page";
import { serverForms } from "../../../src/server/forms/server-forms";
import { enquiryWords } from "../../setup/form-words";
import { words } from "../../setup/words";
import { postForm, postJson, type HttpResponse } from "../support/http";
import { appointment, contactPath, enquiry, expertPath } from "../support/samples";
import { startServer, type RunningServer } from "../support/server";

const { messages } = words;
const { phone } = words.company;
const allowed = "https://static.example";
const hostile = `"><script>alert(1)</script><b onmouseover='x'>&amp;</textarea>`;

/** All but the date. */
const timers = [
  ...(["hrtime", "nextTick", "performance", "queueMicrotask", "setImmediate"] as const),
  ...(["clearImmediate", "setInterval", "clearInterval", "setTimeout", "clearTimeout"] as const),
];

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ ALLOWED_ORIGINS: allowed });
});

const documentOf = (reply: HttpResponse): Document => new JSDOM(reply.body).window.document;
const alertOf = (reply: HttpResponse) => documentOf(reply).querySelector("[role=alert]");

/** The values of the form on a page, of which the honeypot is one. */
function fieldsOf(reply: HttpResponse): Record<string, unknown> {
  const page = documentOf(reply);
  const FormData = page.defaultView?.FormData ?? globalThis.FormData;
  return Object.fromEntries(new FormData(page.querySelector("form") ?? undefined));
}

it.each([
  [contactPath, "contact-enquiry", enquiry, "/thank-you"],
  [expertPath, "expert-appointment", appointment, "/thank-you-appointment"],
])("stores a form posted to %s, once if it is sent twice", async (path, kind, values, thanks) => {
  for (let time = 1; time <= 2; time++) {
    const reply = await postForm(server.url, path, { ...values, website: "" });
    expect(reply).toMatchObject({ status: 303, headers: { location: thanks } });
  }
  const rows = await server.rows(`SELECT fields FROM submissions WHERE kind = '${kind}'`);
  expect(rows.map((row) => JSON.parse(String(row.fields)))).toEqual([values]);
});

it("stores what is posted again on another day", async () => {
  const { url, rows } = await startServer();
  // The server's own timers go on.
  jest.useFakeTimers({ doNotFake: timers });
  try {
    for (let day = 1; day <= 2; day++) {
      expect(await postForm(url, contactPath, enquiry)).toMatchObject({ status: 303 });
      jest.setSystemTime(Date.now() + 48 * 3_600_000);
    }
  } finally {
    jest.useRealTimers();
  }
  expect(await rows("SELECT id FROM submissions")).toHaveLength(2);
});

it("marks what fills in the honeypot, and leads a visitor of an allowed site back there", async () => {
  const fields = { ...enquiry, name: "Robot", website: "spam.example" };
  const reply = await postForm(server.url, contactPath, fields, { origin: allowed });
  expect(reply).toMatchObject({ status: 303, headers: { location: `${allowed}/thank-you` } });
  expect(await server.rows(`SELECT suspect FROM submissions WHERE suspect <> '[]'`)).toEqual([
    { suspect: '["hidden field filled in"]' },
  ]);
});

const { unreadable, foreign, tooLarge } = messages.rejections;
const tooLong = fillTemplate(messages.limits.tooLong, { max: "10000" });

it.each<[string, number, Record<string, string>, string, Record<string, string>]>([
  [contactPath, 400, { ...enquiry, admin: "yes" }, unreadable, {}],
  [contactPath, 403, enquiry, foreign, { origin: "https://evil.example" }],
  [contactPath, 422, { ...enquiry, email: "", messages: "\n2" }, enquiryWords.error("email"), {}],
  [contactPath, 422, { ...enquiry, messages: "अ".repeat(40_000) }, tooLong, {}],
  [expertPath, 422, { ...appointment, name: hostile, email: "" }, messages.problemTitle, {}],
])("keeps what was typed when %s gets %d: %.60j", async (path, status, fields, text, headers) => {
  // As browsers send line breaks.
  const sent = Object.entries(fields).map(([name, text]) => [name, text.replace(/\n/g, "\r\n")]);
  const reply = await postForm(server.url, path, Object.fromEntries(sent), headers);
  expect(reply.status).toBe(status);
  expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(alertOf(reply)?.textContent).toContain(text);
  const { admin: _, ...typed } = fields;
  expect(fieldsOf(reply)).toEqual({ ...typed, website: "" });
  expect(documentOf(reply).querySelectorAll("script, b, [style]")).toHaveLength(0);
});

it.each([
  ["https://www.conaas.example,https://conaas.example", "https://www.conaas.example"],
  ["", undefined],
])(
  "links to the same page at the first of PUBLIC_URL=%s, never at the host that came",
  async (PUBLIC_URL, site) => {
    const { url } = await startServer({ PUBLIC_URL });
    const headers = { host: "conaas.test", origin: "https://evil.example" };
    for (const [path, page] of [
      [contactPath, "/contact-us"],
      [expertPath, "/contact-us#appointment"],
    ] as const) {
      const reply = await postForm(url, path, { name: "Asha" }, headers);
      expect(fieldsOf(reply)).toMatchObject({ name: "Asha" });
      const links = [...(alertOf(reply)?.querySelectorAll("a") ?? [])].map((link) => link.href);
      expect(links.filter((link) => link.startsWith("http"))).toEqual(site ? [site + page] : []);
      expect(reply.body).not.toMatch(/conaas\.test|evil/);
      const { status, body } = await postJson(url, path, {}, headers);
      expect(status).toBe(403);
      expect(JSON.parse(body)).toEqual({ error: foreign, ...(site && { page: site + page }) });
    }
  },
);

it("says of more than a mebibyte that it is too long", async () => {
  const fields = { ...enquiry, messages: "a".repeat(1024 * 1024) };
  const reply = await postForm(server.url, contactPath, fields);
  expect(reply.status).toBe(413);
  expect(alertOf(reply)?.textContent).toContain(tooLarge);
});

it.each<[string, Record<string, string>, number, string]>([
  ["too many forms were sent", { RATE_LIMIT_PER_MINUTE: "1" }, 429, messages.failures.tooMany],
  ["it cannot be stored", { DATABASE_URL: "file:/dev/null/a.db" }, 503, messages.failures.server],
])(
  "keeps what was typed, and offers mail and phone, when %s",
  async (_, settings, status, text) => {
    const { url } = await startServer(settings);
    await postForm(url, contactPath, enquiry);
    const reply = await postForm(url, contactPath, { ...enquiry, name: "Second" });
    expect(reply.status).toBe(status);
    expect(alertOf(reply)?.textContent).toContain(text);
    expect(alertOf(reply)?.querySelector("a[href^='mailto:']")).not.toBeNull();
    const call = alertOf(reply)?.querySelector("a[href^='tel:']");
    expect(call?.outerHTML).toBe(`<a href="tel:${phone.number}">${phone.label}</a>`);
    expect(fieldsOf(reply)).toEqual({ ...enquiry, name: "Second", website: "" });
  },
);

it("lets browsers fill in its fields, and the server alone judge them", async () => {
  const page = documentOf(await postForm(server.url, contactPath, {}));
  expect(page.querySelector("form")).toHaveProperty("noValidate", true);
  const email = page.querySelector("input[name=email]");
  for (const [name, value] of Object.entries({ type: "email", autocomplete: "email" }))
    expect(email?.getAttribute(name)).toBe(value);
});

it("allows its page its own style sheet, form and pictures, and hides the honeypot by that", async () => {
  const reply = await postForm(server.url, contactPath, {});
  const page = documentOf(reply);
  const style = page.querySelector("style")?.textContent ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(reply.headers["content-security-policy"]).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  const honeypot = page.querySelector("input[name=website]")?.parentElement;
  expect(honeypot && page.defaultView?.getComputedStyle(honeypot).display).toBe("none");
});

it("is in the language of the content", () => {
  const [form] = serverForms;
  const arabic = { ...form, company: { ...form.company, language: "ar" } };
  const { document } = new JSDOM(formPage(arabic, { fields: {}, errors: {} })).window;
  expect(document.documentElement).toMatchObject({ lang: "ar", dir: "rtl" });
});
