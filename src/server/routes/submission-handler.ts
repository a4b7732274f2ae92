import type { FastifyReply, FastifyRequest } from "fastify";
import type { SaveResult } from "../store/store";
import { FormError } from "./form-error";
import { suspicions } from "./form-token";
import type { Form } from "./forms";
import type { Rejection } from "./transports";

/**
 * Reads, validates and saves one submitted form. It is accepted only once it is saved.
 * @throws {FormError} if the request is not one that the site's own forms could send
 */
export async function handleSubmission(
  form: Form,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { server: app, transport } = request;
  const { body, idempotencyKey, signals } = transport.read(request, form);
  const input = form.read(body, app.formTexts);
  if (input === undefined) throw new FormError(400);
  const { fields, errors } = input;
  const { failures } = app.formTexts.messages;
  const reject = (rejection: Rejection) => transport.reject(reply, form, { fields, ...rejection });

  const wait = app.limitRate(request.ip);
  if (wait > 0) {
    reply.header("Retry-After", String(wait));
    return reject({ status: 429, error: "Too many requests", statusMessage: failures.tooMany });
  }
  if (Object.keys(errors).length > 0) return reject({ status: 422, errors });

  // Without an Idempotency-Key every request is a submission of its own.
  const use = [signals.token ?? "", idempotencyKey ?? request.id] as const;
  let result: SaveResult;
  try {
    const suspect = suspicions(signals, {
      secret: await app.formTokenSecret(),
      minimumAge: app.settings.MINIMUM_FILL_SECONDS,
      isFirstUse: () => app.formTokenUses.claim(...use),
    });
    const submission = { kind: form.name, fields, suspect, idempotencyKey };
    result = await app.store.save(submission, app.delivery.channels);
  } catch (err) {
    app.formTokenUses.release(...use);
    request.log.error({ err }, "a form could not be saved");
    const error = "The form was not saved";
    return reject({ status: 503, error, statusMessage: failures.server });
  }
  if (result.outcome === "conflict") {
    const error = "This Idempotency-Key was used with other content";
    return reject({ status: 422, error, errors: {} });
  }
  app.delivery.wake();
  return transport.accept(reply, result.id);
}
