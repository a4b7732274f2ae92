import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { formTokenPath } from "../../domain/submission-protocol";
import { loadOnce } from "../../lib/load-once";
import { addBodyParsers } from "./body-parsers";
import { FormError, rejectionOf } from "./form-error";
import { issueFormToken } from "./form-token";
import { forms } from "./forms";
import { originPlugin } from "./origin";
import { createRateLimiter, type RateLimiter } from "./rate-limit";
import { handleSubmission } from "./submission-handler";
import { createTokenUses, type TokenUses } from "./token-uses";
import { transportOf } from "./transports";

declare module "fastify" {
  interface FastifyInstance {
    limitRate: RateLimiter;
    /** The secret that signs form tokens. Rejects while the database is unavailable. */
    formTokenSecret: () => Promise<string>;
    formTokenUses: TokenUses;
  }
}

/** The routes of both forms, and of the token that scripts submit with them. */
export async function formRoutes(app: FastifyInstance): Promise<void> {
  const { settings } = app;
  app.decorate(
    "limitRate",
    createRateLimiter({
      perMinute: settings.RATE_LIMIT_PER_MINUTE,
      perDay: settings.RATE_LIMIT_PER_DAY,
      totalPerMinute: settings.RATE_LIMIT_TOTAL_PER_MINUTE,
    }),
  );
  app.decorate(
    "formTokenSecret",
    loadOnce(() => app.store.sharedSecret("form-token")),
  );
  app.decorate("formTokenUses", createTokenUses());
  app.decorateRequest("transport");
  addBodyParsers(app);
  await app.register(originPlugin, {
    own: settings.PUBLIC_URL,
    allowed: settings.ALLOWED_ORIGINS,
  });

  app.addHook("onRequest", async (request, reply) => {
    request.transport = transportOf(request);
    reply.header("Cache-Control", "no-store");
    if (request.originKind === "foreign") throw new FormError(403);
    // Otherwise a compressed body would be reported as broken JSON.
    if (request.headers["content-encoding"] !== undefined) throw new FormError(415);
  });

  for (const form of forms) {
    app.post(form.path, {
      handler: (request, reply) => handleSubmission(form, request, reply),
      errorHandler: (error: FastifyError, request, reply) => {
        const rejection = rejectionOf(error, app.formTexts);
        if (rejection.status >= 500)
          request.log.error({ err: error }, "a form could not be processed");
        void request.transport.reject(reply, form, rejection);
      },
    });
    // A visitor who opens the address of an error page wants the form. The query is dropped: it may hold
    // what was typed.
    app.get(form.path, async (_request, reply) => reply.redirect(form.page, 303));
    handleOtherMethods(app, form.path, ["GET", "HEAD", "POST", "OPTIONS"]);
  }

  app.get(formTokenPath, async (request, reply) => {
    try {
      await app.checkStore();
      return { token: issueFormToken(await app.formTokenSecret()) };
    } catch (err) {
      request.log.error({ err }, "forms cannot be saved");
      return reply.code(503).send({ error: "Forms cannot be saved at the moment" });
    }
  });
  handleOtherMethods(app, formTokenPath, ["GET", "HEAD", "OPTIONS"]);
}

/** Replies to OPTIONS, which browsers send before cross-origin requests, and with 405 to other methods. */
function handleOtherMethods(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  const allow = allowed.join(", ");
  app.options(url, async (_request, reply) => reply.code(204).header("Allow", allow).send());

  // A hook runs before the body is parsed, so the method is reported rather than a bad body.
  const rejectMethod = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.code(405).header("Allow", allow).send({ error: "Method not allowed" });
  const others = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((m) => !allowed.includes(m));
  app.route({ method: others, url, onRequest: rejectMethod, handler: rejectMethod });
}
