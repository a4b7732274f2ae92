import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { emptyValues, type FormDefinition, type Texts } from "../../domain/form";
import {
  honeypotField,
  honeypotHeader,
  idempotencyKeyHeader,
} from "../../domain/submission-protocol";
import type { NewSubmission } from "../store/submission";
import { formPage } from "./form-page";
import type { FormTexts } from "./form-texts";
import { FormError, textsIn } from "./forms";

/** A submitted form before its fields are validated. */
export type Input = Pick<NewSubmission, "idempotencyKey" | "sameWithin"> & {
  body: unknown;
  /** The value of the field that is hidden from people. */
  honeypot: string;
};

export type Rejection = {
  status: number;
  /** One sentence; absent if `errors` is enough. */
  error?: string;
  errors?: Texts;
};

/** How a form is submitted, which also decides the kind of response. */
type Transport = {
  /** Whether a browser without JavaScript sent it. */
  isPlain: boolean;
  /** @throws {FormError} if the request has a malformed header */
  read: (request: FastifyRequest) => Input;
  reject: (reply: FastifyReply, texts: FormTexts, rejection: Rejection) => FastifyReply;
  accept: (reply: FastifyReply, form: FormDefinition, id: string) => FastifyReply;
};

/** Picks the transport by content type; anything but a plain form gets JSON. */
export function transportOf({ headers }: FastifyRequest): Transport {
  const isPlainForm = /^application\/x-www-form-urlencoded\b/i.test(headers["content-type"] ?? "");
  return isPlainForm ? plainForm : json;
}

/** From the site's scripts: what is not a field is in headers, and the response is JSON. */
const json: Transport = {
  isPlain: false,
  read: (request) => {
    const headerOf = (name: string) => request.headers[name.toLowerCase()]?.toString();
    const idempotencyKey = headerOf(idempotencyKeyHeader);
    if (!/^[\x21-\x7e]{1,200}$/.test(idempotencyKey ?? "key")) throw new FormError(400);
    return {
      body: request.body,
      idempotencyKey: idempotencyKey && `key:${idempotencyKey}`,
      honeypot: headerOf(honeypotHeader) ?? "",
    };
  },
  reject: (reply, _texts, { status, ...problem }) => reply.code(status).send(problem),
  accept: (reply, _form, id) => reply.code(201).send({ id }),
};

/** From a browser without JavaScript: the honeypot is a field, and the response is a page. */
const plainForm: Transport = {
  isPlain: true,
  read: (request) => {
    const { [honeypotField]: honeypot = "", ...body } = z
      .record(z.string(), z.unknown())
      .parse(request.body ?? {});
    // Without scripts there is no key.
    return { body, sameWithin: 10 * 60_000, honeypot: String(honeypot) };
  },
  reject: (reply, texts, { status, error, errors = {} }) => {
    const { form, style } = texts;
    const fields = { ...emptyValues(form), ...textsIn(form, reply.request.body).texts };
    return reply
      .code(status)
      .header("Content-Security-Policy", style.policy)
      .type("text/html; charset=utf-8")
      .send(formPage(texts, { fields, errors, error }));
  },
  accept: (reply, { thankYouPage }) => {
    const { originKind, headers } = reply.request;
    // Redirecting to any origin other than an allowed one would be an open redirect.
    const site = originKind === "allowed" ? (headers.origin ?? "") : "";
    return reply.redirect(`${site}${thankYouPage}`, 303);
  },
};
