import type { Channel, Outcome, Submission } from "../store/submission";

export type Sender = {
  channel: Channel;
  /** After how many tries with an unknown outcome a submission may have arrived too often to try again. */
  mostCopies: number;
  /**
   * Resolves once the receiver has accepted the submission. Rejects with a DeliveryError if it did something else with
   * it, and with any other error if it cannot have got it, nor would get another one.
   * @param reached the recipients that have it already
   */
  send: (submission: Submission, signal: AbortSignal, reached: readonly string[]) => Promise<void>;
  close?: () => void;
};

/** How many submissions a sender sends at a time. */
export const mostAtOnce = 10;

export class DeliveryError extends Error {
  /** The reason is short and without data of visitors, such as "EMESSAGE 554". Some recipients may have it all the same. */
  constructor(
    readonly outcome: Outcome,
    reason: string,
    readonly reached: readonly string[] = [],
  ) {
    super(outcome === "unknown" ? `perhaps delivered: ${reason}` : reason);
  }
}

/** A short reason for a failure. Messages of the other server are left out: they can repeat an address. */
export function reasonOf(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  const status = "responseCode" in error ? ` ${String(error.responseCode)}` : "";
  return code + status;
}
