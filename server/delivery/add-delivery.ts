import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings";
import { createMailSenders } from "./mail";
import { startOutbox, type OutboxTimes } from "./outbox";
import type { Sender } from "./sender";
import { createWebhookSender } from "./webhook";

/** Delivers stored submissions in the background on every configured channel, while the app listens. */
export function addDelivery(app: FastifyInstance, times: Partial<OutboxTimes>): void {
  const senders = createSenders(app.settings);
  const channels = senders.map((sender) => sender.channel);
  let outboxes: ReturnType<typeof startOutbox>[] = [];
  const wake = () => outboxes.forEach((outbox) => outbox.wake());
  app.decorate("delivery", { channels, wake });
  if (channels.length > 0) app.log.info(`Submissions are delivered by ${channels.join(" and ")}`);
  else app.log.warn(noDeliveryWarning);
  app.addHook("onListen", (done) => {
    outboxes = senders.map((sender) => startOutbox(app.database, sender, app.log, times));
    done();
  });
  // onClose hooks run in reverse order, so the outboxes stop before the database is closed.
  app.addHook("onClose", async () => {
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
    for (const { close } of senders) close?.();
  });
}

const noDeliveryWarning =
  "Submissions are not delivered: neither SMTP_URL nor WEBHOOK_URL is set, so nobody will be told of forms. " +
  "They are stored; read them with the command submissions list";

function createSenders(settings: Settings): Sender[] {
  const { SMTP_URL, NOTIFY_TO, MAIL_FROM, WEBHOOK_URL, WEBHOOK_SECRET } = settings;
  const senders: Sender[] = [];
  if (SMTP_URL !== undefined && NOTIFY_TO !== undefined) {
    const [first] = NOTIFY_TO;
    const from = MAIL_FROM ?? (first && { name: "", address: first.address });
    if (from !== undefined) senders.push(...createMailSenders(SMTP_URL, from, NOTIFY_TO));
  }
  if (WEBHOOK_URL !== undefined && WEBHOOK_SECRET !== undefined) {
    senders.push(createWebhookSender(WEBHOOK_URL, WEBHOOK_SECRET));
  }
  return senders;
}
