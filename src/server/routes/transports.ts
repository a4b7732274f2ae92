import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  formTokenHeader,
  honeypotField,
  honeypotHeader,
  idempotencyKeyHeader,
} from "../../domain/submission-protocol";
import { fingerprintOf } from "../store/fingerprint";
import { FormError } from "./form-error";
import { formPage } from "./form-page";
import { formPagePolicy } from "./form-page-style";
import type { BotSignals } from "./form-token";
import type { Form, Texts } from "./forms";

/** A submitted form before its fields are validated. */
export type Input = {
  /** The form's fields and nothing else. */
  body: unknown;
  idempotencyKey: string | undefined;
  signals: BotSignals;
};

/** Why a form is rejected. */
export type Rejection = {
  status: number;
  /** One sentence for programs; absent if `errors` is enough. */
  error?: string;
  /** What a visitor reads instead of `error`. */
  statusMessage?: string;
  /** The message for each invalid field. */
  errors?: Texts;
  /** The submitted values, if they could be read. */
  fields?: Texts;
};

/** How a form is submitted, which also decides the kind of response. */
export type Transport = {
  /** @throws {FormError} if the request has a malformed header */
  read: (request: FastifyRequest, form: Form) => Input;
  reject: (reply: FastifyReply, form: Form, rejection: Rejection) => FastifyReply;
  accept: (reply: FastifyReply, id: string) => FastifyReply;
};

declare module "fastify" {
  interface FastifyRequest {
    transport: Transport;
  }
}

/** Picks the transport by content type; anything but a plain form gets JSON. */
export function transportOf({ headers }: FastifyRequest): Transport {
  const isPlainForm = /^application\/x-www-form-urlencoded\b/i.test(headers["content-type"] ?? "");
  return isPlainForm ? plainForm : json;
}

/** From the site's scripts: what is not a field is in headers, and the response is JSON. */
const json: Transport = {
  read: (request) => ({
    body: request.body,
    idempotencyKey: idempotencyKeyOf(request),
    signals: {
      honeypot: headerOf(request, honeypotHeader) ?? "",
      token: headerOf(request, formTokenHeader),
      // Pages of other sites do not fetch one.
      isTokenExpected: request.originKind === "own",
    },
  }),
  reject: (reply, _form, { status, error, errors }) => reply.code(status).send({ error, errors }),
  accept: (reply, id) => reply.code(201).send({ id }),
};

/** From a browser without JavaScript: the honeypot is a field, and the response is a page. */
const plainForm: Transport = {
  read: (request, form) => {
    const { [honeypotField]: honeypot = "", ...body } = z
      .record(z.string(), z.unknown())
      .parse(request.body ?? {});
    // Without scripts there is no key, so the same content within ten minutes counts as one submission.
    const period = Math.floor(Date.now() / (10 * 60_000));
    return {
      body,
      idempotencyKey: `plain:${period}:${fingerprintOf(form.name, body)}`,
      signals: { honeypot: String(honeypot), token: undefined, isTokenExpected: false },
    };
  },
  reject: (reply, form, { status, error, statusMessage = error, errors, fields }) => {
    const problem = {
      fields: fields ?? form.empty,
      errors: errors ?? {},
      statusMessage: errors === undefined ? statusMessage : undefined,
    };
    return reply
      .code(status)
      .header("Content-Security-Policy", formPagePolicy)
      .type("text/html; charset=utf-8")
      .send(formPage(form, problem, reply.server.formTexts));
  },
  accept: (reply) => {
    const { originKind, headers } = reply.request;
    // Redirecting to any origin other than an allowed one would be an open redirect.
    const site = originKind === "allowed" ? (headers.origin ?? "") : "";
    return reply.redirect(`${site}/thank-you`, 303);
  },
};

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = headerOf(request, idempotencyKeyHeader);
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new FormError(400, "Expected an Idempotency-Key of 1 to 200 visible characters.");
  }
  return `key:${key}`;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(", ") : value;
}
