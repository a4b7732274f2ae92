/** Forms that browsers without JavaScript post. What they show of a refused one: e2e/no-javascript.spec.ts. */
import { JSDOM } from "jsdom";
import { fillTemplate } from "../../../src/lib/fill-template";
import { renderProblemPage } from "../../../server/forms/problem-page";
import { serverForms } from "../../../server/forms/server-forms";
import { appointmentWords, enquiryWords } from "../../setup/form-words";
import { words } from "../../setup/words";
import { postForm, postJson, type HttpResponse } from "../../setup/http";
import { appointment, contactPath, enquiry, expertPath } from "../../setup/sample-submissions";
import { startServer, type RunningServer } from "../support/server";

const { messages } = words;
const { phone } = words.company;
const allowed = "https://static.example";
const findLabel = (name: string) =>
  enquiryWords.controls.find((control) => control.name === name)?.label ?? name;
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

const parseDocument = ({ body }: HttpResponse): Document => new JSDOM(body).window.document;
const findMain = (reply: HttpResponse) => parseDocument(reply).querySelector("main");

/** Reads, by label, the message of each invalid field and what was typed. */
function readAnswers(reply: HttpResponse): Record<string, string[]> {
  const labels = [...parseDocument(reply).querySelectorAll("dt")];
  return Object.fromEntries(
    labels.map((label) => {
      const said = [];
      for (let next = label.nextElementSibling; next?.tagName === "DD";) {
        said.push(next.textContent);
        next = next.nextElementSibling;
      }
      return [label.textContent, said];
    }),
  );
}

it.each([
  [contactPath, "contact-enquiry", enquiry, "/thank-you"],
  [expertPath, "expert-appointment", appointment, "/thank-you-appointment"],
])("stores a form posted to %s, once if it is sent twice", async (path, form, values, thanks) => {
  for (let time = 1; time <= 2; time++) {
    const reply = await postForm(server.url, path, { ...values, website: "" });
    expect(reply).toMatchObject({ status: 303, headers: { location: thanks } });
  }
  const rows = await server.rows(`SELECT fields FROM submissions WHERE kind = '${form}'`);
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
  const marked = await server.rows("SELECT fields FROM submissions WHERE looks_automated = 1");
  expect(marked).toEqual([{ fields: expect.stringContaining("Robot") }]);
});

const { unreadable, foreign, tooLarge } = messages.rejections;
const tooLong = fillTemplate(messages.limits.tooLong, { max: "10000" });
const long = "अ".repeat(40_000);

it.each<[string, number, Record<string, string>, object, Record<string, string>]>([
  [
    contactPath,
    422,
    { name: "  ", email: "zoe@x", messages: "\n2" },
    {
      name: [enquiryWords.error("name"), "  "],
      email: [enquiryWords.error("email", "invalid"), "zoe@x"],
      phone: [enquiryWords.error("phone")],
      option: [enquiryWords.error("option")],
      messages: ["\n2"],
    },
    {},
  ],
  [contactPath, 422, { messages: long }, { messages: [tooLong, long] }, {}],
  [contactPath, 400, { admin: "yes", name: hostile }, { name: [hostile] }, {}],
  [contactPath, 403, { name: "Asha" }, { name: ["Asha"] }, { origin: "https://evil.example" }],
])("shows what is wrong and all that was typed when %s gets %d: %.60j", async (...row) => {
  const [path, status, fields, said, headers] = row;
  // As browsers send line breaks.
  const sent = Object.entries(fields).map(([name, text]) => [name, text.replace(/\n/g, "\r\n")]);
  const reply = await postForm(server.url, path, Object.fromEntries(sent), headers);
  expect(reply.status).toBe(status);
  expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
  const byLabel = Object.entries(said).map(([name, texts]) => [findLabel(name), texts]);
  expect(readAnswers(reply)).toMatchObject(Object.fromEntries(byLabel));
  expect(parseDocument(reply).querySelectorAll("script, b, [style], form")).toHaveLength(0);
  expect(reply.headers["content-security-policy"]).toContain("script-src 'none'");
});

it.each([
  [contactPath, 400, { ...enquiry, admin: "yes" }, unreadable],
  [contactPath, 413, { ...enquiry, messages: "a".repeat(1024 * 1024) }, tooLarge],
])("says why the whole form at %s gets %d", async (path, status, fields, reason) => {
  const reply = await postForm(server.url, path, fields);
  expect(reply.status).toBe(status);
  expect(findMain(reply)?.textContent).toContain(reason);
});

it.each([
  [contactPath, "/contact-us", enquiryWords.heading],
  [expertPath, "/contact-us#appointment", appointmentWords.heading],
])("sends the visitor of %s back to the form, and links to an empty one", async (...row) => {
  const [path, page, heading] = row;
  const reply = await postForm(server.url, path, {});
  const sentence = fillTemplate(messages.goBack, { form: heading });
  expect(findMain(reply)?.textContent).toContain(sentence);
  expect(findMain(reply)?.querySelector(`a[href="${page}"]`)?.textContent).toBe(heading);
});

it.each([
  ["https://www.site.example,https://site.example", "https://www.site.example"],
  ["", undefined],
])(
  "links to the same page at the first of PUBLIC_URL=%s, never at the host that came",
  async (PUBLIC_URL, site) => {
    const { url } = await startServer({ PUBLIC_URL });
    const headers = { host: "site.test", origin: "https://evil.example" };
    for (const [path, page] of [
      [contactPath, "/contact-us"],
      [expertPath, "/contact-us#appointment"],
    ] as const) {
      const reply = await postForm(url, path, { name: "Asha" }, headers);
      const links = [...(findMain(reply)?.querySelectorAll("a") ?? [])].map((link) => link.href);
      expect(links.filter((link) => link.startsWith("http"))).toEqual(site ? [site + page] : []);
      expect(reply.body).not.toMatch(/site\.test|evil/);
      const { status, body } = await postJson(url, path, {}, headers);
      expect(status).toBe(403);
      expect(JSON.parse(body)).toEqual({ error: foreign, ...(site && { page: site + page }) });
    }
  },
);

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
    expect(findMain(reply)?.textContent).toContain(text);
    expect(findMain(reply)?.querySelector("a[href^='mailto:']")).not.toBeNull();
    const call = findMain(reply)?.querySelector("a[href^='tel:']");
    expect(call?.outerHTML).toBe(`<a href="tel:${phone.number}">${phone.label}</a>`);
    expect(readAnswers(reply)).toMatchObject({ [findLabel("name")]: ["Second"] });
  },
);

it("is in the language of the content", () => {
  const [form] = serverForms;
  const arabic = { ...form, company: { ...form.company, language: "ar" } };
  const { document } = new JSDOM(renderProblemPage(arabic, { typed: {}, errors: {} })).window;
  expect(document.documentElement).toMatchObject({ lang: "ar", dir: "rtl" });
});
