import fastifyPlugin from "fastify-plugin";
import type { Settings } from "../settings";
import type { Channel } from "../store/store";
import { mailSender } from "./mail";
import { startOutbox, type OutboxTimes } from "./outbox";
import type { Sender } from "./sender";
import { webhookSender } from "./webhook";

declare module "fastify" {
  interface FastifyInstance {
    delivery: {
      /** The channels that settings configure. */
      channels: readonly Channel[];
      /** Tells the outboxes that a submission has been saved. */
      wake: () => void;
    };
  }
}

/** Delivers stored submissions in the background, on every configured channel, until the app closes. */
export const deliveryPlugin = fastifyPlugin<{ times?: Partial<OutboxTimes> }>(
  (app, { times }, done) => {
    const senders = configuredSenders(app.settings);
    const outboxes = senders.map((sender) => startOutbox(app.store, sender, app.log, times));
    const channels = senders.map((sender) => sender.channel);
    app.decorate("delivery", {
      channels,
      wake: () => {
        for (const outbox of outboxes) outbox.wake();
      },
    });
    app.log.info(
      channels.length > 0
        ? `Submissions are delivered by ${channels.join(" and ")}`
        : "Submissions are not delivered: neither SMTP_URL nor WEBHOOK_URL is set",
    );
    app.addHook("onClose", async () => {
      await Promise.all(outboxes.map((outbox) => outbox.stop()));
    });
    done();
  },
  // Hooks run in reverse on close, so the outboxes stop before the store they use is closed.
  { name: "delivery", dependencies: ["store"] },
);

function configuredSenders({ SMTP_URL, NOTIFY_TO, MAIL_FROM, ...settings }: Settings): Sender[] {
  const senders: Sender[] = [];
  if (SMTP_URL !== undefined && NOTIFY_TO !== undefined) {
    const from = MAIL_FROM ?? NOTIFY_TO[0] ?? "";
    senders.push(mailSender({ url: SMTP_URL, from, to: NOTIFY_TO }));
  }
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = settings;
  if (url !== undefined && secret !== undefined) senders.push(webhookSender({ url, secret }));
  return senders;
}
