/** The words in which real failures are told, in log, list and /healthz. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer as createSilentServer } from "node:net";
import { join } from "node:path";
import { createServer } from "node:tls";
import { reasonOf } from "../../../src/server/delivery/reasons";
import { mailSenders } from "../../../src/server/delivery/mail";
import { webhookSender } from "../../../src/server/delivery/webhook";
import { atEnd } from "../support/cleanup";
import { emptyFolder } from "../support/folder";
import { freePort } from "../support/free-port";
import { enquiry } from "../support/samples";

const secret = `whsec_${"a".repeat(32)}`;
const submission = {
  ...{ id: "1", kind: "contact-enquiry", receivedAt: "2026-12-01T10:00:00.000Z" },
  ...{ suspect: [], fields: enquiry },
};

/** The reasons for which nothing was sent to a mail server and to a webhook. */
async function reasonsOf(host: string, port: number, time = 10_000): Promise<string[]> {
  const url = `smtps://website:s3cret@${host}:${port}`;
  const senders = [
    ...mailSenders(url, "a@b.cc", ["c@d.ee"]),
    webhookSender(`https://website:s3cret@${host}:${port}`, secret),
  ];
  const reasons = senders.map(async ({ send, close }) => {
    const reason = await send(submission, AbortSignal.timeout(time)).then(
      () => "sent",
      (error: unknown) => (error instanceof Error ? error.message : ""),
    );
    close?.();
    return reason;
  });
  return Promise.all(reasons);
}

/** A server with a certificate for localhost that nobody has signed, and which is valid for so many days. */
async function startEncrypted(days: string): Promise<number> {
  const folder = await emptyFolder();
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name));
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"].concat([
      "-keyout",
      key ?? "",
      "-out",
      cert ?? "",
      "-days",
      days,
    ]),
    { stdio: "pipe" },
  );
  const server = createServer({
    key: readFileSync(key ?? ""),
    cert: readFileSync(cert ?? ""),
  }).listen(0, "127.0.0.1");
  server.on("tlsClientError", () => undefined);
  atEnd(() => server.close());
  await new Promise((done) => server.once("listening", done));
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

const twice = (reason: string) => [reason, reason];

it("tells that nobody listens, that the name is unknown, and that it does not reply", async () => {
  expect(await reasonsOf("127.0.0.1", await freePort())).toEqual(
    twice("Nobody listens at its address and port"),
  );
  expect(await reasonsOf("nowhere.invalid", 8465)).toEqual(
    twice("The name of its host is unknown"),
  );
  const silent = createSilentServer((socket) => atEnd(() => socket.destroy())).listen(
    0,
    "127.0.0.1",
  );
  await new Promise((done) => silent.once("listening", done));
  const address = silent.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  expect(await reasonsOf("127.0.0.1", port, 200)).toEqual(twice("It did not reply in time"));
  silent.close();
});

it("tells that a certificate cannot be trusted", async () => {
  const unsigned = await startEncrypted("10");
  expect(await reasonsOf("localhost", unsigned)).toEqual(
    twice("Its certificate is from nobody whom this machine trusts"),
  );
});

it.each([
  ["CERT_HAS_EXPIRED", "Its certificate has expired"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "Its certificate is for another name"],
])("tells %s as nodemailer and fetch report it", (code, reason) => {
  const cause = Object.assign(new Error("failed"), { code });
  expect(reasonOf(new TypeError("fetch failed", { cause }))).toBe(reason);
  expect(reasonOf(Object.assign(new Error(), { code: "ESOCKET", originalCode: code }))).toBe(
    reason,
  );
});
