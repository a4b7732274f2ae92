import { send } from "../support/http";
import { startServer } from "../support/server";
import { startSmallSite } from "../support/site";

let url: string;

beforeAll(async () => {
  url = await startSmallSite();
});

it.each([
  ["/", "<h1>Home</h1>"],
  ["/?from=mail", "<h1>Home</h1>"],
  ["/about-us", "<h1>About Us</h1>"],
  ["/services", "<h1>Services again</h1>"],
  ["/services/marketing", "<h1>Marketing</h1>"],
])("%s returns its page", async (path, body) => {
  const response = await send(url, path);
  expect(response).toMatchObject({ status: 200, body });
  expect(response.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
  });
});

it.each([
  ["/about-us/", "/about-us"],
  ["/about-us/?a=1&b=%2F%2Fevil.example", "/about-us?a=1&b=%2F%2Fevil.example"],
  ["/about-us/index.html", "/about-us"],
  ["/index.html?x", "/?x"],
  ["/services/", "/services"],
  ["/services/marketing/", "/services/marketing"],
])("%s redirects once, to %s", async (path, location) => {
  const response = await send(url, path);
  expect(response.status).toBe(301);
  expect(response.headers.location).toBe(location);
  expect((await send(url, location)).status).toBe(200);
});

it.each([
  "/nothing",
  "/nothing/",
  "/nothing.js",
  "/empty",
  "/empty/",
  "/404",
  "/404/",
  "/404.html",
  "/404/index.html",
  "/about-us/nothing",
  "/page-data",
  "/static/",
])("%s returns 404", async (path) => {
  const response = await send(url, path);
  expect(response).toMatchObject({ status: 404, body: "<h1>Not found</h1>" });
  expect(response.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(response.headers).not.toHaveProperty("location");
});

it.each([
  "/services/unknown",
  "/services/unknown/",
  "/services/unknown/index.html",
  "/services/gardening",
  "/services/gardening/",
  "/services/a/b",
  "/services/gardening.html",
  "/services/%3Cscript%3E",
  "/services/%F0%9F%8C%B1",
])("%s returns 404 with the page for an unknown service", async (path) => {
  expect(await send(url, path)).toMatchObject({
    status: 404,
    body: "<h1>Service Not Found</h1>",
  });
});

it("returns 404 as plain text if the site has no page for it", async () => {
  const bare = await startServer();
  expect(await send(bare.url, "/nothing")).toMatchObject({ status: 404, body: "Not found\n" });
  expect(await send(bare.url, "/services/x")).toMatchObject({ status: 404 });
});

it.each([
  "/../secret.html",
  "/..%2fsecret.html",
  "/%2e%2e/secret.html",
  "/%2e%2e%2fsecret.html",
  "/about-us/../../secret.html",
  "/..\\secret.html",
  "/..%5csecret.html",
  "//secret.html",
  "/%2fsecret.html",
  "/%00",
  "/about-us%00.html",
  "/.env",
  "/.well-known/../.env",
  "/app-0123456789abcdef0123.js.br",
  "/app-0123456789abcdef0123.js.gz",
  "/app-0123456789abcdef0123.js.map",
  `/${"long".repeat(1000)}`,
  `/${"deep/".repeat(1000)}`,
])("%s exposes no file", async (path) => {
  const response = await send(url, path);
  expect(response).toMatchObject({ status: 404, body: "<h1>Not found</h1>" });
});

it.each(["/%zz", "/%", "/%E0%A4%A"])("%s returns 400", async (path) => {
  const response = await send(url, path);
  expect(response.status).toBe(400);
  expect(response.headers["x-content-type-options"]).toBe("nosniff");
});

it.each([
  "//evil.example",
  "//evil.example/",
  "//evil.example/index.html",
  "/\\evil.example/",
  "/%5cevil.example/",
  "/%2fevil.example/",
  "///evil.example/%2e%2e/",
])("%s does not redirect to another site", async (path) => {
  const response = await send(url, path);
  expect(response.status).toBe(404);
  expect(response.headers).not.toHaveProperty("location");
});
