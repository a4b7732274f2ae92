/** What travels beside a form's own fields, by the names that browser and server share. */

/** Header: identifies one submission, so that a retry is not stored twice. */
export const idempotencyKeyHeader = "Idempotency-Key";

/** Header: the honeypot's value, URI-encoded; absent while the honeypot is empty. */
export const honeypotHeader = "X-Form-Website";

/** The honeypot's name in the HTML form. Without JavaScript it is posted along with the fields. */
export const honeypotField = "website";
