import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { registerCalls } from "./routes/form-routes";
import { readFormTexts } from "./routes/form-texts";
import { createRateLimiter } from "./routes/rate-limit";
import { mailSender } from "./delivery/mail";
import { startOutbox, type OutboxTimes, type Sender } from "./delivery/outbox";
import { webhookSender } from "./delivery/webhook";
import { registerHealth } from "./routes/health";
import type { Settings } from "./settings";
import { closeDatabase, openDatabase, shownAddress } from "./store/database";
import { lazily } from "./store/lazily";
import { keepSubmission, sharedSecret } from "./store/submissions";

/**
 * Puts together what happens to a submission: the calls that take it, the database that keeps it, and the
 * outboxes that deliver it.
 */
export async function registerSubmissions(
  app: FastifyInstance,
  settings: Settings,
  times: Partial<OutboxTimes>,
): Promise<void> {
  const address = { url: settings.DATABASE_URL, authToken: settings.DATABASE_AUTH_TOKEN };
  const texts = await readFormTexts(settings.CONTENT_DIR);
  const database = lazily(() => openDatabase(address));
  const tokenSecret = lazily(async () => sharedSecret(await database(), "form-token"));
  const senders = sendersOf(settings);
  const channels = senders.map((sender) => sender.channel);

  try {
    await database();
    app.log.info(whereSubmissionsGo(shownAddress(address), channels));
  } catch (error) {
    sayUnavailable(app.log, shownAddress(address), error);
  }
  const outboxes = senders.map((sender) => startOutbox(database, sender, app.log, times));

  registerHealth(app, database);
  await app.register((calls) =>
    registerCalls(calls, {
      texts,
      allowedOrigins: settings.ALLOWED_ORIGINS,
      minimumFillSeconds: settings.MINIMUM_FILL_SECONDS,
      limitRate: createRateLimiter({
        perMinute: settings.RATE_LIMIT_PER_MINUTE,
        perDay: settings.RATE_LIMIT_PER_DAY,
      }),
      tokenSecret,
      keep: async (submission) => {
        const kept = await keepSubmission(await database(), submission, channels);
        for (const outbox of outboxes) outbox.wake();
        return kept;
      },
    }),
  );

  app.addHook("onClose", async () => {
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
    await database()
      .then(closeDatabase)
      .catch(() => undefined);
  });
}

function sendersOf({ SMTP_URL, NOTIFY_TO, MAIL_FROM, ...settings }: Settings): Sender[] {
  const senders: Sender[] = [];
  if (SMTP_URL !== undefined && NOTIFY_TO !== undefined) {
    const from = MAIL_FROM ?? NOTIFY_TO[0] ?? "";
    senders.push(mailSender({ url: SMTP_URL, from, to: NOTIFY_TO }));
  }
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = settings;
  if (url !== undefined && secret !== undefined) senders.push(webhookSender({ url, secret }));
  return senders;
}

function whereSubmissionsGo(place: string, channels: readonly string[]): string {
  const kept = `Submissions are kept in ${place}`;
  return channels.length > 0
    ? `${kept} and delivered by ${channels.join(" and ")}`
    : `${kept} and delivered to nobody: neither SMTP_URL nor WEBHOOK_URL is set`;
}

function sayUnavailable(log: FastifyBaseLogger, place: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  log.error(
    `Submissions cannot be kept in ${place} (${reason}). The pages are served; until it can be opened, ` +
      "the forms answer that they were not sent.",
  );
}
