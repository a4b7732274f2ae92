import type { FastifyInstance } from "fastify";
import type { FormTexts } from "../forms/form-texts";
import type { Settings } from "../settings";
import type { Channel } from "../store/submission";
import { mailSender } from "./mail";
import { startOutbox, type OutboxTimes } from "./outbox";
import type { Sender } from "./sender";
import { webhookSender } from "./webhook";

declare module "fastify" {
  interface FastifyInstance {
    delivery: {
      channels: readonly Channel[];
      wake: () => void;
    };
  }
}

/** Delivers stored submissions in the background, on every configured channel, until the app closes. */
export function addDelivery(
  app: FastifyInstance,
  forms: readonly FormTexts[],
  times: Partial<OutboxTimes>,
): void {
  const senders = configuredSenders(app.settings, forms);
  const outboxes = senders.map((sender) => startOutbox(app.store, sender, app.log, times));
  const channels = senders.map((sender) => sender.channel);
  const wake = () => outboxes.forEach((outbox) => outbox.wake());
  app.decorate("delivery", { channels, wake });
  app.log.info(
    channels.length > 0
      ? `Submissions are delivered by ${channels.join(" and ")}`
      : "Submissions are not delivered: neither SMTP_URL nor WEBHOOK_URL is set",
  );
  // Hooks run in reverse on close, so the outboxes stop before the store they use is closed.
  app.addHook("onClose", async () => {
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
  });
}

function configuredSenders(settings: Settings, forms: readonly FormTexts[]): Sender[] {
  const { SMTP_URL, NOTIFY_TO, MAIL_FROM, WEBHOOK_URL, WEBHOOK_SECRET } = settings;
  const senders: Sender[] = [];
  if (SMTP_URL !== undefined && NOTIFY_TO !== undefined) {
    senders.push(mailSender(SMTP_URL, MAIL_FROM ?? NOTIFY_TO[0] ?? "", NOTIFY_TO, forms));
  }
  if (WEBHOOK_URL !== undefined && WEBHOOK_SECRET !== undefined) {
    senders.push(webhookSender(WEBHOOK_URL, WEBHOOK_SECRET));
  }
  return senders;
}
