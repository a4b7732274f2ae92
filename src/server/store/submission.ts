export type Channel = "mail" | "webhook";

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

export type NewSubmission = Pick<Submission, "kind" | "suspect" | "fields"> & {
  /** Only the first submission with a given key is stored. */
  idempotencyKey?: string | undefined;
  /** Without a key, for how many milliseconds the same content counts as the same submission; by default not at all. */
  sameWithin?: number;
};

/** The result of saving: stored now, stored before, or a key reused for other content. */
export type SaveResult = { outcome: "saved" | "repeated"; id: string } | { outcome: "conflict" };

/** A delivery leased to one server process. */
export type Claim = {
  submission: Submission;
  channel: Channel;
  attempts: number;
  /** How many tries have an unknown outcome, this one included until it ends. */
  uncertain: number;
  holder: string;
};

export type Failure = {
  /** Without personal data. */
  reason: string;
  /** When to try again, in milliseconds, or not until an operator asks for it. */
  delay: number | "park";
  /** Whether the receiver may have accepted it all the same. */
  isUncertain: boolean;
};

/** The state of one submission's delivery on one channel. */
export type DeliveryState = {
  submissionId: string;
  channel: string;
  delivered: boolean;
  /** No longer tried, because the receiver refused it for good or may have it. */
  parked: boolean;
  attempts: number;
  lastError: string | null;
};

/** All rows of each table, in the order of its columns, for a copy. */
export type StoreContent = Record<string, (string | number | null)[][]>;
