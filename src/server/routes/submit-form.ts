import type { FastifyReply, FastifyRequest } from "fastify";
import {
  formTokenHeader,
  honeypotField,
  honeypotHeader,
  idempotencyKeyHeader,
} from "../../domain/submission-protocol";
import { fingerprintOf, type Kept, type NewSubmission } from "../store/submissions";
import { accept, isPlainForm, refuse, RefusedError, type Refusal } from "./replies";
import type { FormTexts } from "./form-texts";
import { suspicions } from "./form-token";
import type { Form, Texts } from "./forms";
import { judgeOrigin } from "./origin";
import type { RateLimiter } from "./rate-limit";

/** What taking a form needs from the rest of the server. */
export type TakeOptions = {
  texts: FormTexts;
  allowedOrigins: readonly string[];
  minimumFillSeconds: number;
  limitRate: RateLimiter;
  /** The secret that signs form tokens. Rejects while the database is down. */
  tokenSecret: () => Promise<string>;
  /** Keeps a submission for good. Rejects while the database is down. */
  keep: (submission: NewSubmission) => Promise<Kept>;
};

/** A browser without JavaScript can send no key, so the same content within this time is one sending. */
const plainRepeatTime = 10 * 60_000;

/**
 * Takes one posted form: reads it, checks it, keeps it, and only then says so.
 * @throws {RefusedError} when the request is not one that the site's own forms could make
 */
export async function takeForm(
  form: Form,
  request: FastifyRequest,
  reply: FastifyReply,
  options: TakeOptions,
): Promise<FastifyReply> {
  const { body, honeypot } = separateHoneypot(request);
  const read = form.read(body);
  if (read === undefined) throw new RefusedError(400);
  const { fields, errors } = read;
  const { failures } = options.texts.messages;
  const refuseWith = (refusal: Refusal) =>
    refuse(request, reply, { fields, ...refusal }, form, options.texts);

  const wait = options.limitRate(request.ip);
  if (wait > 0) {
    reply.header("Retry-After", String(wait));
    return refuseWith({ status: 429, error: "Too many requests", notice: failures.tooMany });
  }
  if (Object.keys(errors).length > 0) return refuseWith({ status: 422, errors });

  const idempotencyKey = keyOf(request, form, fields);
  const isFromAllowedSite = judgeOrigin(request, options.allowedOrigins) === "allowed site";
  const circumstances = {
    honeypot,
    token: header(request, formTokenHeader),
    isTokenExpected: !isPlainForm(request) && !isFromAllowedSite,
  };
  try {
    const secret = await options.tokenSecret();
    const suspect = suspicions(circumstances, secret, options.minimumFillSeconds);
    const kept = await options.keep({ kind: form.name, fields, suspect, idempotencyKey });
    if (kept.outcome === "conflict") {
      const error = "This Idempotency-Key was used with other content";
      return refuseWith({ status: 422, error, errors: {} });
    }
    // Only a site that is allowed by name is ever redirected to.
    const site = isFromAllowedSite ? (request.headers.origin ?? "") : "";
    return accept(request, reply, kept.id, `${site}/thank-you`);
  } catch (error) {
    request.log.error({ err: error }, "a form could not be kept");
    return refuseWith({ status: 503, error: "The form was not kept", notice: failures.server });
  }
}

/** The honeypot travels outside the JSON body: in a header, or in a field more when there is no JavaScript. */
function separateHoneypot(request: FastifyRequest): { body: unknown; honeypot: string } {
  const { body } = request;
  if (!isPlainForm(request) || typeof body !== "object" || body === null) {
    return { body, honeypot: header(request, honeypotHeader) ?? "" };
  }
  const fields: Record<string, unknown> = { [honeypotField]: "", ...body };
  const { [honeypotField]: honeypot, ...rest } = fields;
  return { body: rest, honeypot: String(honeypot) };
}

function keyOf(request: FastifyRequest, form: Form, fields: Texts): string | undefined {
  if (isPlainForm(request)) {
    const time = Math.floor(Date.now() / plainRepeatTime);
    return `plain:${time}:${fingerprintOf(form.name, fields)}`;
  }
  const key = header(request, idempotencyKeyHeader);
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new RefusedError(400, "Expected an Idempotency-Key of 1 to 200 visible characters.");
  }
  return `key:${key}`;
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(", ") : value;
}
