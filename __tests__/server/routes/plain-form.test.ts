import { createHash } from "node:crypto";
import { JSDOM } from "jsdom";
import contactWords from "../../../content/forms/contact-enquiry.json";
import appointmentWords from "../../../content/forms/expert-appointment.json";
import messages from "../../../content/forms/messages.json";
import { postForm, postJson, send, type HttpResponse } from "../support/http";
import { appointment, contactPath, enquiry, expertPath } from "../support/samples";
import { rowsOf, startServer, type RunningServer } from "../support/server";

const allowed = "https://static.example";
const hostile = `"><script>alert(1)</script><b onmouseover='x'>&amp;</textarea>`;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ ALLOWED_ORIGINS: allowed });
});

const pageOf = (reply: HttpResponse): Document => new JSDOM(reply.body).window.document;

/** The values of the form on a page. */
function fieldsOf(page: Document): Record<string, string> {
  const form = page.querySelector("form");
  if (form === null) throw new Error("The page has no form");
  const FormData = page.defaultView?.FormData ?? globalThis.FormData;
  return Object.fromEntries(
    [...new FormData(form).entries()].map(([name, value]) => [name, String(value)]),
  );
}

describe.each([
  { path: contactPath, values: enquiry, words: contactWords },
  { path: expertPath, values: appointment, words: appointmentWords },
])("a form posted without JavaScript to $path", ({ path, values, words }) => {
  it("is stored, and redirects to the thank-you page", async () => {
    const fields = { ...values, website: "" };
    const reply = await postForm(server.url, path, fields, { origin: server.url });
    expect(reply.status).toBe(303);
    expect(reply.headers.location).toBe("/thank-you");
    const rows = await rowsOf(
      server.databaseUrl,
      "SELECT fields, suspect FROM submissions ORDER BY rowid DESC LIMIT 1",
    );
    expect(JSON.parse(String(rows[0]?.fields))).toEqual(values);
    expect(rows[0]?.suspect).toBe("[]");
  });

  it("comes back with the errors and everything that was typed", async () => {
    const typed: Record<string, string> = { ...values, name: hostile, email: "asha" };
    const reply = await postForm(server.url, path, typed);
    expect(reply.status).toBe(422);
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    const page = pageOf(reply);

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

  it("has the words and controls of the site's own form", async () => {
    const page = pageOf(await postForm(server.url, path, {}));
    expect(page.documentElement.lang).toBe("en");
    expect(page.querySelectorAll("h1")).toHaveLength(1);
    expect(page.querySelector("h1")?.textContent).toBe(words.heading);
    expect(page.querySelector("button")?.textContent).toBe(words.submit);
    const labels = [...page.querySelectorAll("label")].map((label) => [
      label.htmlFor,
      label.textContent,
    ]);
    expect(labels).toEqual(words.controls.map(({ name, label }) => [name, label]));
    for (const [name] of labels) expect(page.getElementById(name ?? "")).not.toBeNull();
  });

  it("is stored once when it is sent twice in a row", async () => {
    const twice = { ...values, name: "Twice Sent" };
    const replies = [
      await postForm(server.url, path, twice),
      await postForm(server.url, path, twice),
    ];
    expect(replies.map(({ status }) => status)).toEqual([303, 303]);
    const kind = path === contactPath ? "contact-enquiry" : "expert-appointment";
    const rows = await rowsOf(
      server.databaseUrl,
      `SELECT id FROM submissions WHERE kind = '${kind}' AND fields LIKE '%Twice Sent%'`,
    );
    expect(rows).toHaveLength(1);
  });
});

it("lists the errors in the order of the fields", async () => {
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

it("keeps a message's empty first line", async () => {
  const page = pageOf(await postForm(server.url, contactPath, { messages: "\r\nsecond line" }));
  expect(page.querySelector("textarea")?.value).toBe("\nsecond line");
});

it("marks a submission as suspect when the honeypot is filled in", async () => {
  await postForm(server.url, contactPath, { ...enquiry, name: "Robot", website: "spam.example" });
  const rows = await rowsOf(
    server.databaseUrl,
    "SELECT suspect FROM submissions WHERE fields LIKE '%Robot%'",
  );
  expect(rows).toEqual([{ suspect: '["hidden field filled in"]' }]);
});

it("refuses a form from another site with a page", async () => {
  const reply = await postForm(server.url, contactPath, enquiry, {
    origin: "https://evil.example",
  });
  expect(reply.status).toBe(403);
  expect(pageOf(reply).querySelector("[role=alert]")?.textContent).toContain("another site");
});

it("redirects a visitor of an allowed site to that site's thank-you page", async () => {
  const reply = await postForm(server.url, contactPath, enquiry, { origin: allowed });
  expect(reply.status).toBe(303);
  expect(reply.headers.location).toBe(`${allowed}/thank-you`);
});

it.each([
  ["an unknown field", { ...enquiry, admin: "yes" }, 400],
  ["more than 32 KB", { ...enquiry, messages: "a".repeat(33_000) }, 413],
])("refuses %s with a page that says why", async (_what, fields, status) => {
  const reply = await postForm(server.url, contactPath, fields);
  expect(reply.status).toBe(status);
  expect(pageOf(reply).querySelector("[role=alert] p")?.textContent).toMatch(/^The form /);
});

it("accepts 3,000 characters of any script", async () => {
  const reply = await postForm(server.url, contactPath, {
    ...enquiry,
    messages: "अ".repeat(3000),
  });
  expect(reply.status).toBe(303);
});

it("keeps everything that was typed when too many forms were sent", async () => {
  const strict = await startServer({ RATE_LIMIT_PER_MINUTE: "1" });
  await postForm(strict.url, contactPath, enquiry);
  const reply = await postForm(strict.url, contactPath, { ...enquiry, name: "Second" });
  expect(reply.status).toBe(429);
  const page = pageOf(reply);
  expect(page.querySelector("[role=alert]")?.textContent).toContain(messages.failures.tooMany);
  expect(page.querySelector("[role=alert] a[href^='mailto:']")).not.toBeNull();
  expect(page.querySelector("[role=alert] a[href^='tel:']")).not.toBeNull();
  expect(fieldsOf(page)).toMatchObject({ name: "Second", option: enquiry.option });
});

it("keeps everything that was typed when the form cannot be stored", async () => {
  const broken = await startServer({ DATABASE_URL: "file:/dev/null/submissions.db" });
  const reply = await postForm(broken.url, contactPath, enquiry);
  expect(reply.status).toBe(503);
  const page = pageOf(reply);
  expect(page.querySelector("[role=alert]")?.textContent).toContain(messages.failures.server);
  expect(fieldsOf(page)).toMatchObject({ name: enquiry.name, email: enquiry.email });
});

it("restricts its page to its own style sheet and form", async () => {
  const reply = await postForm(server.url, contactPath, {});
  const style = pageOf(reply).querySelector("style")?.textContent ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = String(reply.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("form-action 'self'");
  expect(pageOf(reply).querySelectorAll("[style], script, link, img")).toHaveLength(0);
});

it("saves nothing that a GET puts into the URL", async () => {
  const before = await rowsOf(server.databaseUrl, "SELECT count(*) AS n FROM submissions");
  const reply = await send(server.url, `${contactPath}?${new URLSearchParams(enquiry)}`);
  expect(reply.status).toBe(303);
  expect(reply.headers.location).toBe("/contact-us");
  expect(await rowsOf(server.databaseUrl, "SELECT count(*) AS n FROM submissions")).toEqual(before);
});

it("gives each control the attributes of its definition", async () => {
  const page = pageOf(await postForm(server.url, contactPath, {}));
  const phone = page.querySelector("input[name=phone]");
  expect(phone?.getAttribute("type")).toBe("text");
  expect(phone?.getAttribute("inputmode")).toBe("numeric");
  expect(phone?.getAttribute("autocomplete")).toBe("tel-national");
  const options = [...page.querySelectorAll("select[name=option] option")];
  expect(options.map((option) => option.getAttribute("value"))).toEqual([
    "",
    "Strategy",
    "Human Resource",
    "Marketing",
    "All of The above",
  ]);
  expect(options[0]?.textContent).toBe("Select one");
});

it("hides the honeypot", async () => {
  const page = pageOf(await postForm(server.url, contactPath, {}));
  const honeypot = page.querySelector("input[name=website]");
  if (honeypot?.parentElement == null) throw new Error("The page has no honeypot");
  expect(page.defaultView?.getComputedStyle(honeypot.parentElement).display).toBe("none");
});

describe("time and linkedIn", () => {
  const unusual = {
    ...appointment,
    time: "noon\r\n\0",
    linkedIn: `two\r\nlines\0\u001b\u0085${"a".repeat(20_000)}`,
  };

  it.each([
    ["as JSON", postJson, 201],
    ["without JavaScript", postForm, 303],
  ])("are stored as they are, whatever they hold, when sent %s", async (_how, post, status) => {
    const fields = { ...unusual, name: status === 201 ? "Asha Json" : "Asha Plain" };
    expect((await post(server.url, expertPath, fields)).status).toBe(status);
    const rows = await rowsOf(
      server.databaseUrl,
      `SELECT fields FROM submissions WHERE fields LIKE '%${fields.name}%'`,
    );
    expect(rows.map((row) => JSON.parse(String(row.fields)))).toEqual([fields]);
  });
});
