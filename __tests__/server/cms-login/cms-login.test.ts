import type { ServerResponse } from "node:http";
import { runInNewContext } from "node:vm";
import { createHash } from "node:crypto";
import { logOutput } from "../../../server/http/logging";
import { send } from "../../setup/http";
import { type Received, startReceiver } from "../../setup/receiver";
import { startServer } from "../support/server";

const secret = "s3cret-of-the-app";
const token = "gho_tokenOfTheEditor";

/** What the fake GitHub replies to an exchange. */
let exchange = "";
let received: Received[];
let site: string;
let log = "";

beforeAll(async () => {
  const reply = (response: ServerResponse) =>
    response.setHeader("Content-Type", "application/json; charset=utf-8").end(exchange);
  const fake = await startReceiver(reply);
  ({ received } = fake);
  const app = { GITHUB_CLIENT_ID: "app", GITHUB_CLIENT_SECRET: secret };
  const PUBLIC_URL = "http://plain.example,https://www.example.com";
  jest.spyOn(logOutput, "write").mockImplementation((line) => (log += line));
  ({ url: site } = await startServer({ ...app, PUBLIC_URL, LOG_LEVEL: "trace" }, {}, fake.url));
});

beforeEach(() => {
  log = "";
  received.splice(0);
  exchange = JSON.stringify({ access_token: token, scope: "repo", token_type: "bearer" });
});

afterEach(() => {
  for (const text of [secret, token, "the-code"]) expect(log).not.toContain(text);
});

/** Starts a login. Returns GitHub's address with its query, and the cookie. */
async function startLogin(headers: Record<string, string> = {}) {
  const response = await send(site, "/api/cms/auth?provider=github&scope=all", { headers });
  const cookie = String(response.headers["set-cookie"]);
  const address = new URL(response.headers.location ?? "about:blank");
  return { response, address, cookie, state: address.searchParams.get("state") ?? "" };
}

const sendCallback = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  send(site, `/api/cms/callback?${new URLSearchParams(query).toString()}`, { headers });

/** The reply of a login that was refused. */
const refusal = (status: number, reason: string) =>
  expect.objectContaining({ status, body: `${reason}. Close this window and try again.\n` });

it("starts at GitHub, with a state that the cookie of this host holds too", async () => {
  const { response, address, cookie, state } = await startLogin({ host: "www.example.com" });
  expect(response.status).toBe(302);
  expect(address.pathname).toBe("/login/oauth/authorize");
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: "app",
    redirect_uri: "https://www.example.com/api/cms/callback",
    scope: "repo",
    state: expect.stringMatching(/^[\w-]{22}$/),
  });
  expect(cookie).toBe(
    `__Host-oauth2-redirect-state=${state}; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  expect((await startLogin()).state).not.toBe(state);
});

it.each(["plain.example", "www.example.com.evil.example"])("is refused for %s", async (host) => {
  const expected = refusal(403, "The login needs https, and a host that PUBLIC_URL lists");
  expect((await startLogin({ host })).response).toEqual(expected);
  expect(await sendCallback({ code: "the-code", state: "x" }, { host })).toEqual(expected);
  expect(received).toEqual([]);
});

it("brings a token, for the site's own window only, and clears the cookie", async () => {
  const { cookie, state } = await startLogin();
  const response = await sendCallback({ code: "the-code", state }, { cookie });
  expect(response.status).toBe(200);
  expect(received.map(({ line }) => line)).toEqual(["POST /login/oauth/access_token"]);
  expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toMatchObject({
    client_id: "app",
    client_secret: secret,
    code: "the-code",
    redirect_uri: `${site}/api/cms/callback`,
  });
  const script = /<script>([^]*)<\/script>/.exec(response.body)?.[1] ?? "";
  const hash = createHash("sha256").update(script).digest("base64");
  expect(response.headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "unsafe-none",
    "content-security-policy": `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  });
  expect(String(response.headers["set-cookie"])).toMatch(/redirect-state=; Max-Age=0; Path=\/;/);

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
  const login = JSON.stringify({ token, provider: "github" });
  expect(sent[1]).toEqual([`authorization:github:success:${login}`, site]);
});

it("is refused without the state and the cookie of one login, or if the editor declined", async () => {
  const { cookie, state } = await startLogin();
  const { state: other } = await startLogin();
  const refused = refusal(403, "This login was not started here");
  expect(await sendCallback({ code: "the-code", state: other }, { cookie })).toEqual(refused);
  expect(await sendCallback({ code: "the-code", state })).toEqual(refused);
  const declined = await sendCallback({ error: "access_denied", state }, { cookie });
  expect(declined).toEqual(refusal(403, "GitHub did not allow the login"));
  expect(received).toEqual([]);
});

it.each([
  ["an error", '{"error":"bad_verification_code"}', "bad_verification_code"],
  ["a token with HTML", '{"access_token":"\\"><b>"}', "unreadable reply"],
])("fails with a reason when the exchange brings %s", async (_name, body, reason) => {
  exchange = body;
  const { cookie, state } = await startLogin();
  const response = await sendCallback({ code: "the-code", state }, { cookie });
  expect(response).toEqual(refusal(502, `GitHub gave no token: ${reason}`));
  expect(log).toContain(`GitHub gave no token: ${reason}`);
});
