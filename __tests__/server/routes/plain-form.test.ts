import { createHash } from "node:crypto";
import { JSDOM } from "jsdom";
import contactWords from "../../../content/forms/contact-enquiry.json";
import appointmentWords from "../../../content/forms/expert-appointment.json";
import messages from "../../../content/forms/messages.json";
import { postForm, send, type HttpResponse } from "../support/http";
import { appointment, contactPath, enquiry, expertPath } from "../support/samples";
import { rowsOf, startServer, type RunningServer } from "../support/server";

const allowed = "https://static.example";
const hostile = `"><script>alert(1)</script><b onmouseover='x'>&amp;</textarea>`;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ ALLOWED_ORIGINS: allowed });
});

const pageOf = (response: HttpResponse): Document => new JSDOM(response.body).window.document;

/** The fields that the form on a page would submit. */
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
])("a plain form at $path", ({ path, values, words }) => {
  it("is saved and redirects to the thank-you page", async () => {
    const fields = { ...values, website: "" };
    const response = await postForm(server.url, path, fields, { origin: server.url });
    expect(response.status).toBe(303);
    expect(response.headers.location).toBe("/thank-you");
    const rows = await rowsOf(
      server.databaseUrl,
      "SELECT fields, suspect FROM submissions ORDER BY rowid DESC LIMIT 1",
    );
    expect(JSON.parse(String(rows[0]?.fields))).toEqual(values);
    expect(rows[0]?.suspect).toBe("[]");
  });

  it("comes back with its errors and the submitted values", async () => {
    const typed: Record<string, string> = { ...values, name: hostile, email: "asha" };
    const response = await postForm(server.url, path, typed);
    expect(response.status).toBe(422);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    const page = pageOf(response);

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

  it("shows the same texts as the site's own form", async () => {
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

  it("is saved once if it is submitted twice in a row", async () => {
    const twice = { ...values, name: "Twice Sent" };
    const responses = [
      await postForm(server.url, path, twice),
      await postForm(server.url, path, twice),
    ];
    expect(responses.map(({ status }) => status)).toEqual([303, 303]);
    const kind = path === contactPath ? "contact-enquiry" : "expert-appointment";
    const rows = await rowsOf(
      server.databaseUrl,
      `SELECT id FROM submissions WHERE kind = '${kind}' AND fields LIKE '%Twice Sent%'`,
    );
    expect(rows).toHaveLength(1);
  });
});

it("lists errors in the order of the fields", async () => {
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

it("preserves an empty first line of a message", async () => {
  const page = pageOf(await postForm(server.url, contactPath, { messages: "\r\nsecond line" }));
  expect(page.querySelector("textarea")?.value).toBe("\nsecond line");
});

it("marks a form with a filled-in honeypot", async () => {
  await postForm(server.url, contactPath, { ...enquiry, name: "Robot", website: "spam.example" });
  const rows = await rowsOf(
    server.databaseUrl,
    "SELECT suspect FROM submissions WHERE fields LIKE '%Robot%'",
  );
  expect(rows).toEqual([{ suspect: '["hidden field filled in"]' }]);
});

it("returns 403 as a page if the form is from another site", async () => {
  const response = await postForm(server.url, contactPath, enquiry, {
    origin: "https://evil.example",
  });
  expect(response.status).toBe(403);
  expect(pageOf(response).querySelector("[role=alert]")?.textContent).toContain("another site");
});

it("redirects visitors of an allowed site to that site's thank-you page", async () => {
  const response = await postForm(server.url, contactPath, enquiry, { origin: allowed });
  expect(response.status).toBe(303);
  expect(response.headers.location).toBe(`${allowed}/thank-you`);
});

it.each([
  ["an unknown field", { ...enquiry, admin: "yes" }, 400],
  ["more than 32 KB", { ...enquiry, messages: "a".repeat(33_000) }, 413],
])("explains on a page that it cannot accept %s", async (_what, fields, status) => {
  const response = await postForm(server.url, contactPath, fields);
  expect(response.status).toBe(status);
  expect(pageOf(response).querySelector("[role=alert] p")?.textContent).toMatch(/^The form /);
});

it("accepts the longest message in any script", async () => {
  const response = await postForm(server.url, contactPath, {
    ...enquiry,
    messages: "अ".repeat(3000),
  });
  expect(response.status).toBe(303);
});

it("shows the submitted values again above the rate limit", async () => {
  const strict = await startServer({ RATE_LIMIT_PER_MINUTE: "1" });
  await postForm(strict.url, contactPath, enquiry);
  const response = await postForm(strict.url, contactPath, { ...enquiry, name: "Second" });
  expect(response.status).toBe(429);
  const page = pageOf(response);
  expect(page.querySelector("[role=alert]")?.textContent).toContain(messages.failures.tooMany);
  expect(page.querySelector("[role=alert] a[href^='mailto:']")).not.toBeNull();
  expect(page.querySelector("[role=alert] a[href^='tel:']")).not.toBeNull();
  expect(fieldsOf(page)).toMatchObject({ name: "Second", option: enquiry.option });
});

it("shows the submitted values again if they could not be saved", async () => {
  const broken = await startServer({ DATABASE_URL: "file:/dev/null/submissions.db" });
  const response = await postForm(broken.url, contactPath, enquiry);
  expect(response.status).toBe(503);
  const page = pageOf(response);
  expect(page.querySelector("[role=alert]")?.textContent).toContain(messages.failures.server);
  expect(fieldsOf(page)).toMatchObject({ name: enquiry.name, email: enquiry.email });
});

it("has a policy that allows only the page's own style and form", async () => {
  const response = await postForm(server.url, contactPath, {});
  const style = pageOf(response).querySelector("style")?.textContent ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = String(response.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("form-action 'self'");
  expect(pageOf(response).querySelectorAll("[style], script, link, img")).toHaveLength(0);
});

it("rejects GET, which would put the values into the address", async () => {
  const response = await send(server.url, `${contactPath}?name=Asha`);
  expect(response.status).toBe(405);
});
