/** A way in which a submission reaches the office. */
export type Channel = "mail" | "webhook";

/** A submitted form as it is stored. */
export type Submission = {
  id: string;
  /** The form's name: "contact-enquiry" or "expert-appointment". */
  kind: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Why it looks automated; usually empty. */
  suspect: string[];
  fields: Record<string, string>;
};

/** A submission that has not been stored yet. */
export type NewSubmission = Pick<Submission, "kind" | "suspect" | "fields"> & {
  /** Only the first submission with a given key is stored. */
  idempotencyKey?: string | undefined;
};

/** The result of saving: stored now, already stored under the same key, or a key reused for other content. */
export type SaveResult = { outcome: "saved" | "repeated"; id: string } | { outcome: "conflict" };

/** A delivery leased to one server process. */
export type Claim = { submission: Submission; channel: Channel; attempts: number; holder: string };

/** The state of one submission's delivery on one channel. */
export type DeliveryState = {
  submissionId: string;
  channel: string;
  delivered: boolean;
  attempts: number;
  lastError: string | null;
};

/**
 * Stores submissions and the queue of their deliveries. It connects on first use, and tries again on the
 * next call when that fails: every method rejects while the database is unavailable.
 */
export type Store = {
  /** The database's address without secrets, for messages. */
  location: string;

  /** Connects now, so that a problem shows at start rather than with the first submission. */
  open: () => Promise<void>;

  /**
   * Stores a submission together with one delivery per channel, atomically and durably: both are on disk
   * once the promise resolves, and neither is stored if it rejects.
   */
  save: (submission: NewSubmission, channels: readonly Channel[]) => Promise<SaveResult>;

  find: (id: string) => Promise<Submission | undefined>;

  /** All submissions, oldest first, or only those received at `since` (ISO 8601) or later. */
  list: (since?: string) => Promise<Submission[]>;

  /**
   * Deletes every submission sent with this e-mail address, ignoring case, and its deliveries.
   * @returns the number of deleted submissions
   */
  forget: (email: string) => Promise<number>;

  /**
   * Claims the delivery that has been due for longest. No other process can claim it for `leaseTime`
   * milliseconds; after that it is available again, in case this process has died.
   * @returns undefined when nothing is due
   */
  claimDelivery: (
    channel: Channel,
    holder: string,
    leaseTime: number,
  ) => Promise<Claim | undefined>;

  /** Marks a delivery as done. Has no effect if the claim has expired and another process holds it. */
  markDelivered: (claim: Claim) => Promise<void>;

  /** Schedules a failed delivery again in `delay` milliseconds. `reason` must hold no personal data. */
  markFailed: (claim: Claim, reason: string, delay: number) => Promise<void>;

  /** The deliveries of all submissions, or of one. */
  listDeliveries: (submissionId?: string) => Promise<DeliveryState[]>;

  /** The channels with a delivery that has failed and is still pending. */
  lateChannels: () => Promise<string[]>;

  /** A random secret shared by all processes that use this database, generated on first use. */
  sharedSecret: (name: string) => Promise<string>;

  close: () => Promise<void>;
};
