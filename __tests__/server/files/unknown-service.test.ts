import { JSDOM } from "jsdom";
import { emptyFolder, writeFiles } from "../support/folder";
import { send } from "../support/http";
import { startServer } from "../support/server";

const page = `<!DOCTYPE html><title>x</title><h1>Service Not Found</h1><div class="lead"><p class="a" \
data-with-name="The service &#x27;{serviceName}&#x27; does not exist.">This service does not exist.</p></div>\
<p>Other text</p>`;

let url: string;

beforeAll(async () => {
  const folder = await emptyFolder();
  await writeFiles(folder, {
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>Not found</h1>",
    "services/unknown/index.html": page,
  });
  ({ url } = await startServer({ PUBLIC_DIR: folder }));
});

it.each([
  ["gardening", "/services/gardening"],
  ["gardening", "/services/gardening/"],
  ["a/b", "/services/a/b"],
  ["café", "/services/caf%C3%A9"],
  ["<script>alert(1)</script>", "/services/%3Cscript%3Ealert(1)%3C/script%3E"],
  ['" onclick="alert(1)', "/services/%22%20onclick=%22alert(1)"],
  ["$&$1$'", "/services/$&$1$'"],
  ["%zz", "/services/%zz"],
  ["100%", "/services/100%"],
  ["a/b", "/services/a%2Fb"],
  ["gnp.exe", "/services/%E2%80%AEgnp.exe%E2%81%A6"],
  [`${"a".repeat(79)}…`, `/services/${"a".repeat(5_000)}`],
  [`${"🌱".repeat(79)}…`, `/services/${"%F0%9F%8C%B1".repeat(81)}`],
])("shows the name %s", async (name, path) => {
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const response = await send(url, path, { headers });
  expect(response.status).toBe(404);
  // Compressing another page for each name would take more time than all the rest.
  expect(response.headers).not.toHaveProperty("content-encoding");
  expect(response.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "Accept-Encoding",
    "content-length": String(Buffer.byteLength(response.body)),
  });

  const { document } = new JSDOM(response.body).window;
  const [lead, other] = document.querySelectorAll("p");
  expect(lead?.textContent).toBe(`The service '${name}' does not exist.`);
  expect(other?.textContent).toBe("Other text");
  // Nothing but the sentence differs from the prebuilt page.
  if (lead) lead.textContent = "This service does not exist.";
  expect(document.documentElement.outerHTML).toBe(
    new JSDOM(page).window.document.documentElement.outerHTML,
  );
});

it("leaves the page as it is when nothing of the name is left", async () => {
  expect((await send(url, "/services/%E2%80%AE")).body).toBe(page);
});
