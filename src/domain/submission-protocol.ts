/** What travels beside a form's own fields, by the names that browser and server share. */

/** Header: identifies one submission, so that a retry is not stored twice. */
export const idempotencyKeyHeader = "Idempotency-Key";

/** Header: the server's signed note of when the visitor began to fill the form in. */
export const formTokenHeader = "X-Form-Token";

/** The path of the endpoint that issues form tokens. */
export const formTokenPath = "/mainsite/form-token";

/** Header: the honeypot's value, URI-encoded; absent while the honeypot is empty. */
export const honeypotHeader = "X-Form-Website";

/** The honeypot's field name in the HTML form; without JavaScript it is posted along with the fields. */
export const honeypotField = "website";
