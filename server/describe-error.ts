import { types } from "node:util";

/**
 * Returns the reason of a failure in the words of Node and nodemailer, such as "certificate has expired". Not for replies of mail
 * servers, which may repeat a visitor's address: see smtp-reply.ts.
 */
export function describeError(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  // The message of fetch's own error is only "fetch failed".
  if (error.cause !== undefined) return describeError(error.cause);
  // A host with several addresses has an error for each.
  if ("errors" in error && Array.isArray(error.errors)) return describeError(error.errors[0]);
  return error.message;
}
