import formbody from "@fastify/formbody";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HttpError } from "../http/http-error";
import { classifyOrigins, logForeignSubmission } from "../http/origin";
import { createRateLimiter } from "../http/rate-limit";
import { type ServerForm, serverForms } from "./server-forms";
import { looksAutomated } from "./looks-automated";
import { readSubmission } from "./read-submission";
import { type Rejection, findEncoding } from "./form-encodings";

/** The message in content for each status that a form can get. */
const rejectionsByStatus = new Map<number, keyof ServerForm["messages"]["rejections"]>([
  [400, "unreadable"],
  [403, "foreign"],
  [413, "tooLarge"],
  [415, "unreadable"],
]);

const hour = 3_600_000;

export async function addFormRoutes(app: FastifyInstance) {
  const isOverLimit = createRateLimiter(app);
  await app.register(formbody);
  classifyOrigins(app);

  /** Reads, validates and saves a form, and accepts it only once it is saved. */
  const submit = async (form: ServerForm, request: FastifyRequest, reply: FastifyReply) => {
    const { definition, messages } = form;
    const encoding = findEncoding(request);
    // Not before the body is parsed, because the page that refuses a form shows what was typed.
    if (request.originKind === "foreign") {
      logForeignSubmission(request);
      throw new HttpError(403);
    }
    const { body, honeypot, idempotencyKey } = encoding.read(request);
    const { fields, errors } = readSubmission(form, body);
    const reject = (rejection: Rejection) => encoding.reject(reply, form, rejection);

    if (await isOverLimit(request, reply))
      return reject({ status: 429, error: messages.failures.tooMany });
    if (Object.keys(errors).length > 0) return reject({ status: 422, errors });

    const save = async () => {
      const submission = { form: definition.name, fields, idempotencyKey };
      const times = await app.database.countSameText(submission, Date.now() - hour);
      return app.database.save(
        { ...submission, looksAutomated: looksAutomated({ honeypot, fields }, times) },
        app.delivery.channels,
      );
    };
    const result = await save().catch((err: unknown) =>
      request.log.error({ err }, "a form could not be saved"),
    );
    if (result === undefined) return reject({ status: 503, error: messages.failures.server });
    if (result.outcome === "conflict") {
      const error = "This Idempotency-Key was used with other content";
      return reject({ status: 422, error, errors: {} });
    }
    app.delivery.wake();
    return encoding.accept(reply, definition, result.id);
  };

  const [ownSite] = app.settings.PUBLIC_URL;
  for (const form of serverForms) {
    const { definition, messages } = form;
    // Never at the request's Host, which may be anyone's.
    const ownPage = ownSite && ownSite + definition.shownAt;
    app.post(definition.action, {
      handler: (request, reply) => submit(form, request, reply),
      errorHandler: (error: FastifyError, request, reply) => {
        const status = error.statusCode ?? 500;
        if (status >= 500) request.log.error({ err: error }, "a form could not be processed");
        const reason = messages.rejections[rejectionsByStatus.get(status) ?? "failed"];
        void findEncoding(request).reject(reply, form, {
          status,
          error: reason,
          ...(status === 403 && { page: ownPage }),
        });
      },
    });
    // For visitors who open the address of an error page. The query is dropped, because it may contain what was typed.
    app.get(definition.action, async (_request, reply) => reply.redirect(definition.shownAt, 303));
    // Preflight of cross-origin requests.
    app.options(definition.action, async ({ originKind }, reply) =>
      reply.code(originKind === "foreign" ? 403 : 204).send(),
    );
  }
}
