/** The words in which failures to connect are told, in log and list. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { createServer as createEncryptedServer } from "node:tls";
import { mailSenders } from "../../../src/server/delivery/mail";
import { webhookSender } from "../../../src/server/delivery/webhook";
import { atEnd } from "../support/cleanup";
import { emptyFolder } from "../support/folder";
import { freePort, listen } from "../support/free-port";
import { enquiry } from "../support/samples";

const submission = {
  ...{ id: "1", kind: "contact-enquiry", receivedAt: "2026-12-01T10:00:00.000Z" },
  ...{ suspect: [], fields: enquiry },
};

/** The reasons for which nothing was sent to a mail server and to a webhook. */
async function reasonsOf(host: string, port: number, time = 10_000): Promise<string[]> {
  const senders = [
    ...mailSenders(`smtps://website:s3cret@${host}:${port}`, "a@b.cc", ["c@d.ee"]),
    webhookSender(`https://website:s3cret@${host}:${port}`, `whsec_${"a".repeat(32)}`),
  ];
  const sending = senders.map(({ send }) => send(submission, AbortSignal.timeout(time)));
  const outcomes = await Promise.allSettled(sending);
  senders.forEach(({ close }) => close?.());
  return outcomes.map((outcome) => (outcome.status === "rejected" ? String(outcome.reason) : ""));
}

/** A server with a certificate for localhost that nobody has signed. */
async function startUnsigned(): Promise<number> {
  const folder = await emptyFolder();
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const request = "req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -days 10".split(" ");
  execFileSync("openssl", [...request, "-keyout", key, "-out", cert], { stdio: "pipe" });
  const server = createEncryptedServer({ key: readFileSync(key), cert: readFileSync(cert) });
  server.on("tlsClientError", () => undefined);
  atEnd(() => server.close());
  return listen(server);
}

it("tells that nobody listens, an unknown name, no reply, and a certificate without trust", async () => {
  const silent = createServer((socket) => atEnd(() => socket.destroy()));
  atEnd(() => silent.close());
  const reasons = [
    await reasonsOf("localhost", await freePort()),
    await reasonsOf("nowhere.invalid", 8465),
    await reasonsOf("127.0.0.1", await listen(silent), 200),
    await reasonsOf("localhost", await startUnsigned()),
  ];
  expect(reasons).toEqual(
    [
      /ECONNREFUSED/,
      /ENOTFOUND nowhere\.invalid/,
      /aborted due to timeout/,
      /self-signed certificate/,
    ].map((words) => [expect.stringMatching(words), expect.stringMatching(words)]),
  );
});
