/** Ends a request with this status. The message is sent and logged, so it must not contain secrets. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message?: string,
  ) {
    super(message);
  }
}
