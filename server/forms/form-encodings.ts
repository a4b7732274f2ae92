import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { FormDefinition, Messages } from "../../src/domain/form-definition";
import {
  honeypotField,
  honeypotHeader,
  idempotencyKeyHeader,
} from "../../src/domain/submission-protocol";
import { HttpError } from "../http/http-error";
import { renderProblemPage } from "./problem-page";
import type { ServerForm } from "./server-forms";
import { pickTexts } from "./read-submission";

export interface Rejection {
  status: number;
  /** One sentence; absent if `errors` is enough. */
  error?: string;
  /** The page from which the form may be sent. */
  page?: string | undefined;
  errors?: Messages;
}

/** Finds how a form was submitted, and is therefore answered: with a page if a browser without JavaScript sent it, otherwise in JSON. */
export function findEncoding({ headers }: FastifyRequest) {
  const isUrlEncoded = /^application\/x-www-form-urlencoded\b/i.test(headers["content-type"] ?? "");
  return isUrlEncoded ? urlEncoded : json;
}

/** Submissions by the site's scripts: the honeypot and the key are in headers, and the response is JSON. */
const json = {
  /** @throws {HttpError} if the request has a malformed header */
  read: ({ body, headers }: FastifyRequest) => {
    const readHeader = (name: string) => headers[name.toLowerCase()]?.toString();
    const idempotencyKey = readHeader(idempotencyKeyHeader);
    const isValid = idempotencyKey === undefined || /^[\x21-\x7e]{1,200}$/.test(idempotencyKey);
    if (!isValid) throw new HttpError(400);
    return {
      body,
      idempotencyKey: idempotencyKey && `key:${idempotencyKey}`,
      honeypot: readHeader(honeypotHeader) ?? "",
    };
  },
  reject: (reply: FastifyReply, _form: ServerForm, { status, ...problem }: Rejection) =>
    reply.code(status).send(problem),
  accept: (reply: FastifyReply, _definition: FormDefinition, id: string) =>
    reply.code(201).send({ id }),
};

/** Submissions by a browser without JavaScript: the honeypot is a field, and the response is a page. */
const urlEncoded = {
  read: (request: FastifyRequest) => {
    const { [honeypotField]: honeypot = "", ...body } = z
      .record(z.string(), z.unknown())
      .parse(request.body ?? {});
    // Without scripts there is no key, so the same content is stored once a day.
    const content = JSON.stringify([request.url, body, new Date().toDateString()]);
    const idempotencyKey = `plain:${createHash("sha256").update(content).digest("base64url")}`;
    return { body, idempotencyKey, honeypot: String(honeypot) };
  },
  reject: (reply: FastifyReply, form: ServerForm, rejection: Rejection) => {
    const { status, errors = {}, ...reason } = rejection;
    const { texts: typed } = pickTexts(form.definition, reply.request.body);
    return reply
      .code(status)
      .type("text/html; charset=utf-8")
      .send(renderProblemPage(form, { typed, errors, ...reason }));
  },
  accept: (reply: FastifyReply, { thankYouPath }: FormDefinition) => {
    const { originKind, headers } = reply.request;
    // A redirect to an origin that is not allowed would be an open redirect.
    const site = originKind === "allowed" ? (headers.origin ?? "") : "";
    return reply.redirect(`${site}${thankYouPath}`, 303);
  },
};
