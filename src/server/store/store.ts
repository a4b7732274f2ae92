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
  /** No longer tried, because the receiver refused it for good; see {@link Store.retry}. */
  parked: boolean;
  attempts: number;
  lastError: string | null;
};

/** All rows of each table, in the order of its columns, for a copy. */
export type StoreContent = Record<string, (string | number | null)[][]>;

/**
 * Stores submissions and the queue of their deliveries. It connects on first use, and tries again on the
 * next call when that fails: every method rejects with a StoreError while the database is unavailable.
 * A method that rejects has changed nothing, unless the connection broke while it was being committed.
 */
export type Store = {
  /** The database's address without secrets, for messages. */
  location: string;

  /** Writes a row durably, which shows whether a submission could be saved. */
  check: () => Promise<void>;

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
   * Deletes every submission received before `before` (ISO 8601), and its deliveries.
   * @returns the number of deleted submissions
   */
  purge: (before: string) => Promise<number>;

  /**
   * Removes what has been deleted from the database's files, as far as the database can.
   * @returns what remains, as a sentence, or undefined if nothing does
   */
  eraseDeleted: () => Promise<string | undefined>;

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

  /** Gives up everything claimed under this name and not delivered, after a claim whose reply was lost. */
  releaseClaim: (holder: string) => Promise<void>;

  /** Marks a delivery as done. Has no effect if the claim has expired and another process holds it. */
  markDelivered: (claim: Claim) => Promise<void>;

  /**
   * Schedules a failed delivery again in `delay` milliseconds, or parks it until {@link Store.retry}.
   * `reason` must hold no personal data.
   */
  markFailed: (claim: Claim, reason: string, delay: number | "park") => Promise<void>;

  /**
   * Makes a submission's pending deliveries due now, parked ones too.
   * @returns their channels; none if everything is delivered or being delivered
   */
  retry: (submissionId: string) => Promise<string[]>;

  /** The deliveries of all submissions, or of one. */
  listDeliveries: (submissionId?: string) => Promise<DeliveryState[]>;

  /** The channels with a delivery that has failed and is still pending. */
  lateChannels: () => Promise<string[]>;

  /** A random secret shared by all processes that use this database, generated on first use. */
  sharedSecret: (name: string) => Promise<string>;

  /** Reads everything, for a copy. */
  dump: () => Promise<StoreContent>;

  /** Fills an empty database with a copy. Rejects if it already holds submissions. */
  restore: (content: StoreContent) => Promise<void>;

  close: () => Promise<void>;
};
