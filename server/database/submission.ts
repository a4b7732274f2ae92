import { z } from "zod";

/** A receiver of submissions: a mail address, or the webhook. */
export type Channel = `mail:${string}` | "webhook";

/** Declared once, because a command parses thousands of rows. */
const texts = z.record(z.string(), z.string());

/** A row of the table `submissions`. Its fields are stored as JSON, and SQLite's booleans are numbers. */
export const storedSubmission = z.object({
  id: z.string(),
  /** The form's name: "contact-enquiry" or "expert-appointment". The column is called `kind`. */
  form: z.string(),
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
  looksAutomated: z.coerce.boolean(),
  fields: z.string().transform((text) => texts.parse(JSON.parse(text))),
});

export type Submission = z.infer<typeof storedSubmission>;

export interface NewSubmission extends Pick<Submission, "form" | "looksAutomated" | "fields"> {
  /** Only the first submission with a given key is stored. */
  idempotencyKey?: string | undefined;
}

/** A delivery that one server has claimed. */
export interface Claim {
  submission: Submission;
  channel: Channel;
  attempts: number;
  /** How many tries the receiver has refused permanently, because of this submission. */
  refusals: number;
}

export interface Failure {
  /** A sentence without personal data and secrets. */
  reason: string;
  /** Whether the receiver refused this submission permanently. */
  isRefusal: boolean;
  /** The milliseconds until the next try. A parked delivery waits until an operator retries it. */
  delay: number | "park";
}

/** The state of one submission's delivery on one channel. */
export const deliveryState = z.object({
  submissionId: z.string(),
  channel: z.string(),
  delivered: z.coerce.boolean(),
  /** No longer tried, because the receiver has refused it permanently too often. */
  parked: z.coerce.boolean(),
  attempts: z.number(),
  lastError: z.string().nullable(),
});

export type DeliveryState = Omit<z.infer<typeof deliveryState>, "submissionId">;

export interface ListedSubmission extends Submission {
  deliveries: readonly DeliveryState[];
}

/** The reason that the webhook and exports give for a submission that looks automated. */
export const suspicion = "looks automated";

/**
 * Names the parts of a submission as the webhook and exports always have: `kind` is its form, and `suspect` a list of reasons.
 */
export function toExportedSubmission<Stored extends Submission>(submission: Stored) {
  const { id, form, looksAutomated, ...others } = submission;
  return { id, kind: form, ...others, suspect: looksAutomated ? [suspicion] : [] };
}
