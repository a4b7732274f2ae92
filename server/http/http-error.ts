/** Stops processing a request. Its message is for visitors and the log, and holds nothing secret. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message?: string,
  ) {
    super(message);
  }
}
