import type { FastifyReply, FastifyRequest } from "fastify";
import { formPage } from "./form-page";
import { formPagePolicy } from "./form-page-style";
import type { FormTexts } from "./form-texts";
import type { Form, Texts } from "./forms";

/** Why a form was not taken. */
export type Refusal = {
  status: number;
  /** One sentence for whoever made the call; absent when `errors` say it all. */
  error?: string;
  /** The message for each wrong field. */
  errors?: Texts;
  /** What was typed, if it could be read. */
  fields?: Texts;
  /** What a visitor is told in place of `error`. */
  notice?: string;
};

/** A request that the site's own forms could not have made. */
export class RefusedError extends Error {
  constructor(
    readonly statusCode: number,
    message = refusedWords[statusCode] ?? "The form could not be taken.",
  ) {
    super(message);
  }
}

const refusedWords: Record<number, string> = {
  400: "The form could not be read: expected its own fields, each of them text.",
  403: "The form was sent from another site.",
  413: "The form is larger than 32 KB. Please go back and shorten it.",
  415: "Expected application/json or application/x-www-form-urlencoded.",
};

/** What to answer when something was thrown: our own words, whether it was thrown by us or by a parser. */
export function refusalOf(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
): Refusal {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, "a form could not be taken");
  const words = error instanceof RefusedError ? error.message : refusedWords[status];
  return { status, error: words ?? "The form could not be taken." };
}

/** True for a form that a browser has sent by itself, without JavaScript. */
export function isPlainForm(request: FastifyRequest): boolean {
  const type = request.headers["content-type"] ?? "";
  return /^application\/x-www-form-urlencoded\b/i.test(type);
}

/** Says that a form was not taken: to a program in JSON, to a visitor on a page that keeps what was typed. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, error, errors, fields, notice }: Refusal,
  form: Form,
  texts: FormTexts,
): FastifyReply {
  reply.code(status);
  if (!isPlainForm(request)) return reply.send({ error, errors });
  const problem = {
    fields: fields ?? form.empty,
    errors: errors ?? {},
    notice: errors === undefined ? (notice ?? error) : undefined,
  };
  return reply
    .header("Content-Security-Policy", formPagePolicy)
    .type("text/html; charset=utf-8")
    .send(formPage(form, problem, texts));
}

/** Says that a form was taken: with its id to a program, with the thank-you page to a visitor. */
export function accept(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  thankYouPage: string,
): FastifyReply {
  if (isPlainForm(request)) return reply.redirect(thankYouPage, 303);
  return reply.code(201).send({ id });
}
