import { createHash } from "node:crypto";
import { JSDOM } from "jsdom";
import contactWords from "../../../content/forms/contact-enquiry.json";
import appointmentWords from "../../../content/forms/expert-appointment.json";
import messages from "../../../content/forms/messages.json";
import { postForm, send, type Answer } from "../support/http";
import { appointment, contactPath, enquiry, expertPath } from "../support/samples";
import { rowsOf, startServer, type RunningServer } from "../support/server";

const allowed = "https://static.example";
const hostile = `"><script>alert(1)</script><b onmouseover='x'>&amp;</textarea>`;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ ALLOWED_ORIGINS: allowed });
});

const pageOf = (answer: Answer): Document => new JSDOM(answer.body).window.document;

/** What the form on a page would send if it were sent again. */
function fieldsOf(page: Document): Record<string, string> {
  const form = page.querySelector("form");
  if (form === null) throw new Error("There is no form on the page");
  const FormData = page.defaultView?.FormData ?? globalThis.FormData;
  return Object.fromEntries(
    [...new FormData(form).entries()].map(([name, value]) => [name, String(value)]),
  );
}

describe.each([
  { path: contactPath, values: enquiry, words: contactWords },
  { path: expertPath, values: appointment, words: appointmentWords },
])("a form without JavaScript at $path", ({ path, values, words }) => {
  it("is kept, and its visitor thanked", async () => {
    const fields = { ...values, website: "" };
    const answer = await postForm(server.url, path, fields, { origin: server.url });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe("/thank-you");
    const rows = await rowsOf(
      server.databaseUrl,
      "SELECT fields, suspect FROM submissions ORDER BY rowid DESC LIMIT 1",
    );
    expect(JSON.parse(String(rows[0]?.fields))).toEqual(values);
    expect(rows[0]?.suspect).toBe("[]");
  });

  it("comes back with what is wrong and everything that was typed", async () => {
    const typed: Record<string, string> = { ...values, name: hostile, email: "asha" };
    const answer = await postForm(server.url, path, typed);
    expect(answer.status).toBe(422);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    const page = pageOf(answer);

    expect(fieldsOf(page)).toEqual({ ...typed, website: "" });
    expect(page.querySelectorAll("script, b")).toHaveLength(0);
    expect(page.querySelector("form")?.getAttribute("action")).toBe(path);
    expect(page.querySelector("form")?.method).toBe("post");

    const summary = page.querySelector("[role=alert]");
    expect(summary?.querySelector("h2")?.textContent).toBe(messages.problemTitle);
    for (const link of summary?.querySelectorAll("a") ?? []) {
      const field = page.querySelector(link.hash);
      expect(field?.getAttribute("aria-invalid")).toBe("true");
      const describedBy = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
      const descriptions = describedBy.map((id) => page.getElementById(id)?.textContent);
      expect(descriptions).toContain(link.textContent);
    }
  });

  it("shows the words of the site's own form", async () => {
    const page = pageOf(await postForm(server.url, path, {}));
    expect(page.documentElement.lang).toBe("en");
    expect(page.querySelectorAll("h1")).toHaveLength(1);
    expect(page.querySelector("h1")?.textContent).toBe(words.heading);
    expect(page.querySelector("button")?.textContent).toBe(words.submit);
    const labels = [...page.querySelectorAll("label")].map((label) => [
      label.htmlFor,
      label.textContent,
    ]);
    expect(labels).toEqual(
      Object.entries(words.controls).map(([name, { label }]) => [name, label]),
    );
    for (const [name] of labels) expect(page.getElementById(name ?? "")).not.toBeNull();
  });

  it("is kept once when it is sent twice in a row", async () => {
    const twice = { ...values, name: "Twice Sent" };
    const answers = [
      await postForm(server.url, path, twice),
      await postForm(server.url, path, twice),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const kind = path === contactPath ? "contact-enquiry" : "expert-appointment";
    const rows = await rowsOf(
      server.databaseUrl,
      `SELECT id FROM submissions WHERE kind = '${kind}' AND fields LIKE '%Twice Sent%'`,
    );
    expect(rows).toHaveLength(1);
  });
});

it("lists the problems in the order of the fields", async () => {
  const page = pageOf(await postForm(server.url, contactPath, {}));
  const links = [...page.querySelectorAll("[role=alert] li")].map((item) => item.textContent);
  expect(links).toEqual([
    "Name is required",
    "Email is required",
    "Phone is required",
    "Please choose an option",
    "Messages are required",
  ]);
});

it("keeps an empty first line of a message", async () => {
  const page = pageOf(await postForm(server.url, contactPath, { messages: "\r\nsecond line" }));
  expect(page.querySelector("textarea")?.value).toBe("\nsecond line");
});

it("marks a form whose hidden field was filled in", async () => {
  await postForm(server.url, contactPath, { ...enquiry, name: "Robot", website: "spam.example" });
  const rows = await rowsOf(
    server.databaseUrl,
    "SELECT suspect FROM submissions WHERE fields LIKE '%Robot%'",
  );
  expect(rows).toEqual([{ suspect: '["hidden field filled in"]' }]);
});

it("is refused on a page when it comes from another site", async () => {
  const answer = await postForm(server.url, contactPath, enquiry, {
    origin: "https://evil.example",
  });
  expect(answer.status).toBe(403);
  expect(pageOf(answer).querySelector("[role=alert]")?.textContent).toContain("another site");
});

it("thanks the visitor of an allowed site on that site", async () => {
  const answer = await postForm(server.url, contactPath, enquiry, { origin: allowed });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe(`${allowed}/thank-you`);
});

it.each([
  ["an unknown field", { ...enquiry, admin: "yes" }, 400],
  ["more than 32 KB", { ...enquiry, messages: "a".repeat(33_000) }, 413],
])("says on a page that it cannot take %s", async (_what, fields, status) => {
  const answer = await postForm(server.url, contactPath, fields);
  expect(answer.status).toBe(status);
  expect(pageOf(answer).querySelector("[role=alert] p")?.textContent).toMatch(/^The form /);
});

it("takes the longest message in any script", async () => {
  const answer = await postForm(server.url, contactPath, {
    ...enquiry,
    messages: "अ".repeat(3000),
  });
  expect(answer.status).toBe(303);
});

it("keeps everything that was typed when there were too many", async () => {
  const strict = await startServer({ RATE_LIMIT_PER_MINUTE: "1" });
  await postForm(strict.url, contactPath, enquiry);
  const answer = await postForm(strict.url, contactPath, { ...enquiry, name: "Second" });
  expect(answer.status).toBe(429);
  const page = pageOf(answer);
  expect(page.querySelector("[role=alert]")?.textContent).toContain(messages.failures.tooMany);
  expect(page.querySelector("[role=alert] a[href^='mailto:']")).not.toBeNull();
  expect(page.querySelector("[role=alert] a[href^='tel:']")).not.toBeNull();
  expect(fieldsOf(page)).toMatchObject({ name: "Second", option: enquiry.option });
});

it("keeps everything that was typed when it could not be stored", async () => {
  const broken = await startServer({ DATABASE_URL: "file:/dev/null/submissions.db" });
  const answer = await postForm(broken.url, contactPath, enquiry);
  expect(answer.status).toBe(503);
  const page = pageOf(answer);
  expect(page.querySelector("[role=alert]")?.textContent).toContain(messages.failures.server);
  expect(fieldsOf(page)).toMatchObject({ name: enquiry.name, email: enquiry.email });
});

it("allows its page nothing but its own style and form", async () => {
  const answer = await postForm(server.url, contactPath, {});
  const style = pageOf(answer).querySelector("style")?.textContent ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("form-action 'self'");
  expect(pageOf(answer).querySelectorAll("[style], script, link, img")).toHaveLength(0);
});

it("is not taken with GET, which would put what was typed into the address", async () => {
  const answer = await send(server.url, `${contactPath}?name=Asha`);
  expect(answer.status).toBe(405);
});
