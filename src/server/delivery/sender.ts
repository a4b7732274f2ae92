import type { Channel, Submission } from "../store/submission";

export type Sender = {
  channel: Channel;
  /**
   * Resolves once the receiver has accepted the submission. Rejects with a Refusal if it took others than this one, and with
   * any other error if it would take none.
   */
  send: (submission: Submission, signal: AbortSignal) => Promise<void>;
  close?: () => void;
};

/** How many submissions a sender sends at a time. */
export const mostAtOnce = 5;

/** The receiver does not take this submission, for good or for now. The message is a sentence without data of visitors. */
export class Refusal extends Error {
  constructor(
    readonly isPermanent: boolean,
    reason: string,
  ) {
    super(reason);
  }
}
