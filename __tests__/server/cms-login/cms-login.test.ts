import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { runInNewContext } from "node:vm";
import { createHash } from "node:crypto";
import { atEnd } from "../support/cleanup";
import { type HttpResponse, send } from "../support/http";
import { startServer } from "../support/server";

const secret = "s3cret-of-the-app";
const token = "gho_tokenOfTheEditor";
const notStarted = "This login was not started here";

/** How the fake GitHub replies to an exchange. */
let reply: (response: ServerResponse) => void;
let received: string[];
let site: string;
let log: string;

beforeAll(async () => {
  const fake = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.method} ${request.url} ${body}`);
      reply(response);
    });
  });
  await new Promise<void>((done) => fake.listen(0, "127.0.0.1", done));
  atEnd(() => {
    fake.closeAllConnections();
    fake.close();
  });
  const address = fake.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const settings = {
    GITHUB_CLIENT_ID: "app",
    GITHUB_CLIENT_SECRET: secret,
    PUBLIC_URL: "http://plain.example,https://www.example.com",
    LOG_LEVEL: "trace",
  };
  jest.spyOn(process.stdout, "write").mockImplementation((part) => {
    log += String(part);
    return true;
  });
  log = "";
  const github = { url: `http://127.0.0.1:${address.port}`, timeLimit: 3_000 };
  ({ url: site } = await startServer(settings, {}, github));
});

beforeEach(() => {
  log = "";
  received = [];
  reply = (response) => response.end(JSON.stringify({ access_token: token }));
});

afterEach(() => {
  expect(log).not.toContain(secret);
  expect(log).not.toContain(token);
  expect(log).not.toContain("the-code");
});

/** Starts a login. Returns GitHub's address with its query, and the cookie. */
async function begin(headers: Record<string, string> = {}) {
  const response = await send(site, "/api/cms/auth?provider=github&scope=all", { headers });
  const cookie = String(response.headers["set-cookie"]);
  const address = new URL(response.headers.location ?? "about:blank");
  return { response, address, cookie, state: address.searchParams.get("state") ?? "" };
}

const callback = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  send(site, `/api/cms/callback?${new URLSearchParams(query).toString()}`, { headers });

function expectRefusal(response: HttpResponse, status: number, reason: string): void {
  expect(response.status).toBe(status);
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(response.body).toBe(`${reason}. Close this window and try again.\n`);
}

describe("the start of a login", () => {
  it("leads to GitHub with a state that the cookie holds too", async () => {
    const { response, address, cookie, state } = await begin();
    expect(response.status).toBe(302);
    expect(address.pathname).toBe("/login/oauth/authorize");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: "app",
      redirect_uri: `${site}/api/cms/callback`,
      scope: "repo",
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(cookie).toBe(`cms-login=${state}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax`);
    expect((await begin()).state).not.toBe(state);
  });

  it("uses the https address that PUBLIC_URL lists, and a secure cookie of this host", async () => {
    const { address, cookie } = await begin({ host: "www.example.com" });
    expect(address.searchParams.get("redirect_uri")).toBe(
      "https://www.example.com/api/cms/callback",
    );
    expect(cookie).toMatch(/^__Host-cms-login=\S+; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
  });

  it.each(["evil.example", "plain.example", "www.example.com.evil.example"])(
    "is refused for the host %s",
    async (host) => {
      const refusal = "The login needs https, and a host that PUBLIC_URL lists";
      expectRefusal((await begin({ host })).response, 403, refusal);
      expectRefusal(await callback({ code: "the-code", state: "x" }, { host }), 403, refusal);
      expect(received).toEqual([]);
    },
  );
});

describe("GitHub's reply", () => {
  it("brings a token, for the site's own window only", async () => {
    const { cookie, state } = await begin();
    const response = await callback({ code: "the-code", state }, { cookie });
    expect(response.status).toBe(200);
    expect(received).toEqual([
      `POST /login/oauth/access_token ${new URLSearchParams({
        client_id: "app",
        client_secret: secret,
        code: "the-code",
        redirect_uri: `${site}/api/cms/callback`,
      }).toString()}`,
    ]);
    expect(response.body).not.toContain(secret);
    const script = /<script>([^]*)<\/script>/.exec(response.body)?.[1] ?? "";
    const hash = createHash("sha256").update(script).digest("base64");
    expect(response.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "unsafe-none",
      "content-security-policy": `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    });

    const sent: unknown[] = [];
    let listen: (event: object) => void = () => undefined;
    const opener = { postMessage: (...message: unknown[]) => sent.push(message) };
    const [, origin] = /data-origin="([^"]*)"/.exec(response.body) ?? [];
    const [, given] = /data-token="([^"]*)"/.exec(response.body) ?? [];
    runInNewContext(script, {
      window: { opener },
      document: { body: { dataset: { origin, token: given } } },
      addEventListener: (_name: string, listener: typeof listen) => (listen = listener),
    });
    expect(sent).toEqual([["authorizing:github", site]]);
    listen({ origin: "https://evil.example", source: opener });
    listen({ origin: site, source: {} });
    expect(sent).toHaveLength(1);
    listen({ origin: site, source: opener });
    expect(sent[1]).toEqual([
      `authorization:github:success:${JSON.stringify({ token, provider: "github" })}`,
      site,
    ]);
  });

  it("clears the cookie, which a login needs", async () => {
    const { cookie, state } = await begin();
    const first = await callback({ code: "the-code", state }, { cookie });
    expect(first.status).toBe(200);
    const cleared = "cms-login=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax";
    expect(first.headers["set-cookie"]).toEqual([cleared]);
    const again = await callback({ code: "the-code", state }, { cookie: "cms-login=" });
    expectRefusal(again, 403, notStarted);
    expect(received).toHaveLength(1);
  });

  it("is refused without the state and the cookie of one login", async () => {
    const { cookie, state } = await begin();
    const { state: other } = await begin();
    const cases: [state: string | undefined, cookie: string | undefined][] = [
      [undefined, cookie],
      [state, undefined],
      [other, cookie],
      ["", "cms-login="],
    ];
    for (const [given, sent] of cases) {
      const query = { code: "the-code", ...(given !== undefined && { state: given }) };
      expectRefusal(
        await callback(query, sent === undefined ? {} : { cookie: sent }),
        403,
        notStarted,
      );
    }
    expect(received).toEqual([]);
  });

  it("may be that the editor declined", async () => {
    const { cookie, state } = await begin();
    const response = await callback({ error: "access_denied", state }, { cookie });
    expectRefusal(response, 403, "GitHub did not allow the login");
  });

  it.each<[string, typeof reply, string]>([
    ["an error", (r) => r.end('{"error":"bad_verification_code"}'), "bad_verification_code"],
    ["a status", (r) => r.writeHead(500).end(token), "status 500"],
    ["no JSON", (r) => r.end(`<p>${token}`), "unreadable reply"],
    ["a token with HTML", (r) => r.end('{"access_token":"\\"><b>"}'), "unreadable reply"],
    ["a redirect", (r) => r.writeHead(302, { location: "/" }).end(), "no readable reply"],
    ["nothing", () => undefined, "no reply in time"],
  ])("is an error when the exchange brings %s", async (_name, exchange, reason) => {
    reply = exchange;
    const { cookie, state } = await begin();
    const response = await callback({ code: "the-code", state }, { cookie });
    expectRefusal(response, 502, "GitHub gave no token; the server's log says why");
    expect(log).toContain(`GitHub gave no token: ${reason}`);
  });
});

it("is off unless set", async () => {
  const { url } = await startServer();
  expect((await send(url, "/api/cms/auth")).status).toBe(404);
  expect((await send(url, "/api/cms/callback")).status).toBe(404);
});
