/** The words in which failures to connect are told, in log and list. */
import { mailSenders } from "../../../src/server/delivery/mail";
import { webhookSender } from "../../../src/server/delivery/webhook";
import { freePort } from "../support/free-port";
import { enquiry } from "../support/samples";

const submission = {
  ...{ id: "1", kind: "contact-enquiry", receivedAt: "2026-12-01T10:00:00.000Z" },
  ...{ suspect: [], fields: enquiry },
};

it.each([
  ["localhost", /^connect ECONNREFUSED [\d.:a-f]+$/],
  ["nowhere.invalid", /^getaddrinfo ENOTFOUND nowhere\.invalid$/],
])("names what failed at %s, of a mail server and of a webhook", async (host, words) => {
  const address = `website:s3cret@${host}:${await freePort()}`;
  const senders = [
    ...mailSenders(`smtps://${address}`, "a@b.cc", ["c@d.ee"]),
    webhookSender(`https://${address}`, `whsec_${"a".repeat(32)}`),
  ];
  for (const { send, close } of senders) {
    await expect(send(submission, AbortSignal.timeout(10_000))).rejects.toThrow(words);
    close?.();
  }
});
