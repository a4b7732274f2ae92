/** Stops processing a form. The message is sent to the visitor or program that submitted it. */
export class FormError extends Error {
  constructor(
    readonly statusCode: number,
    message = messages[statusCode] ?? "The form could not be processed.",
  ) {
    super(message);
  }
}

const messages: Record<number, string> = {
  400: "The form could not be read: expected its own fields, each of them text.",
  403: "The form was sent from another site.",
  413: "The form is larger than 32 KB. Please go back and shorten it.",
  415: "Expected application/json or application/x-www-form-urlencoded.",
};

/** Replaces the message of an error that was thrown by Fastify or by one of its body parsers. */
export function toFormError(error: Error & { statusCode?: number }): FormError {
  return error instanceof FormError ? error : new FormError(error.statusCode ?? 500);
}
