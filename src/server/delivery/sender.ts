import type { Channel, Submission } from "../store/store";

/** Sends submissions over one channel. */
export type Sender = {
  channel: Channel;
  /** How many submissions it sends at a time. */
  concurrency: number;
  /**
   * Rejects if the delivery failed or is uncertain: with a RefusedError if the receiver refused this one
   * submission, and with any other error if the channel does not work.
   */
  send: (submission: Submission) => Promise<void>;
  close: () => void;
};

/** The receiver works, but refused this one submission. */
export class RefusedError extends Error {
  override name = "RefusedError";
  constructor(
    /** Whether the receiver said that sending it again is useless. */
    readonly isPermanent: boolean,
    /** A short reason without personal data, such as "EENVELOPE 550". */
    readonly reason: string,
  ) {
    super(`Refused: ${reason}`);
  }
}

/** A short reason for a failure. Messages of the other server are left out: they can repeat an address. */
export function reasonOf(error: unknown): string {
  if (error instanceof RefusedError) return error.reason;
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  const status = "responseCode" in error ? ` ${String(error.responseCode)}` : "";
  return code + status;
}
