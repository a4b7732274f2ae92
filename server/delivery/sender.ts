import type { Channel, Submission } from "../database/submission";

export interface Sender {
  channel: Channel;
  /**
   * Resolves once the receiver has accepted the submission. Rejects with a SubmissionRefused if it will never take this one, and with
   * any other error if it takes none at present.
   */
  send: (submission: Submission, signal: AbortSignal) => Promise<void>;
  close?: () => void;
}

/** How many submissions a sender sends at a time. */
export const maxConcurrent = 5;

/** The receiver refused this submission for good. The message is a sentence without data of visitors. */
export class SubmissionRefusedError extends Error {}
