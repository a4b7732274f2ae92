import { send } from "./support/http";
import { startServer } from "./support/server";
import { scriptPath, startSmallSite } from "./support/site";

let url: string;

beforeAll(async () => {
  url = await startSmallSite();
});

describe("methods", () => {
  it.each(["/", "/about-us", "/nothing", "/services/x", "/app-0123456789abcdef0123.js"])(
    "HEAD %s returns the same headers as GET",
    async (path) => {
      const get = await send(url, path);
      const head = await send(url, path, { method: "HEAD" });
      expect(head).toMatchObject({ status: get.status, body: "" });
      expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
    },
  );

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s returns 405", async (method) => {
    for (const path of ["/", "/about-us", "/nothing"]) {
      const response = await send(url, path, {
        method,
        headers: { "content-type": "made/up" },
        body: "x",
      });
      expect(response.status).toBe(405);
      expect(response.headers.allow).toBe("GET, HEAD");
    }
  });
});

describe("security headers", () => {
  it.each(["/", "/about-us/", "/nothing", "/icon.svg", "/%zz"])("%s has them", async (path) => {
    const { headers } = await send(url, path);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("a script has only those that mean something to it", async () => {
    const { headers } = await send(url, scriptPath);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(headers).not.toHaveProperty("permissions-policy");
    expect(headers).not.toHaveProperty("x-frame-options");
  });

  it("includes Strict-Transport-Security if configured", async () => {
    const server = await startServer({ HSTS_MAX_AGE: "31536000" });
    const { headers } = await send(server.url, "/");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});
