/** The names of headers and fields that browser and server exchange beside a form's own fields. */

/** Header: identifies one submission, so that a retry is not stored twice. */
export const idempotencyKeyHeader = "Idempotency-Key";

/** Header: the honeypot's value, URI-encoded; absent while the honeypot is empty. */
export const honeypotHeader = "X-Form-Website";

/** The name of the honeypot field, which is posted with the other fields when JavaScript is off. */
export const honeypotField = "website";
