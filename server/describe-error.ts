import { types } from "node:util";

/**
 * Why something failed, in the words of Node and nodemailer, such as "certificate has expired". Replies of mail servers,
 * which can repeat a visitor's address, never come here: see smtp-reply.ts.
 */
export function describeError(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  // `fetch` itself says only that it failed.
  if (error.cause !== undefined) return describeError(error.cause);
  // Where a host has several addresses, each has an error of its own.
  if ("errors" in error && Array.isArray(error.errors)) return describeError(error.errors[0]);
  return error.message;
}
