import type { FormTexts } from "./form-texts";

/** Stops processing a form. */
export class FormError extends Error {
  /** @param message for programs; without one, the reply has content's words for the status */
  constructor(
    readonly statusCode: number,
    message = "",
  ) {
    super(message);
  }
}

/** Content's words for the statuses that a visitor's form can get. */
const reasons = new Map<number, keyof FormTexts["messages"]["rejections"]>([
  [400, "unreadable"],
  [403, "foreign"],
  [413, "tooLarge"],
]);

/** Returns status and message for an error, which may also be one of Fastify or of its body parsers. */
export function rejectionOf(
  error: Error & { statusCode?: number },
  { messages }: FormTexts,
): { status: number; error: string } {
  const status = error.statusCode ?? 500;
  if (error instanceof FormError && error.message !== "") return { status, error: error.message };
  if (status === 415) {
    return { status, error: "Expected application/json or application/x-www-form-urlencoded." };
  }
  return { status, error: messages.rejections[reasons.get(status) ?? "failed"] };
}
