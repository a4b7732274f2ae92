import type { Channel, Submission } from "../database/submission";

export interface Sender {
  channel: Channel;
  /**
   * Resolves once the receiver has accepted the submission. Rejects with a SubmissionRefusedError if it refuses this submission
   * permanently, and with any other error if it would not accept any submission now.
   */
  send: (submission: Submission, signal: AbortSignal) => Promise<void>;
  close?: () => void;
}

/** How many submissions a sender sends at a time. */
export const maxConcurrent = 5;

/** The receiver refused this submission permanently. The message is a sentence without personal data. */
export class SubmissionRefusedError extends Error {}

/** The receiver accepts nothing now. `wait` is the pause that it has asked for, in milliseconds; 0 if it named none. */
export class BusyError extends Error {
  constructor(
    message: string,
    readonly wait: number,
  ) {
    super(message);
  }
}
