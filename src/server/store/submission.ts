import { z } from "zod";

export type Channel = "mail" | "webhook";

/** Made once, because a command reads thousands of rows. */
const list = z.array(z.string());
const texts = z.record(z.string(), z.string());
const listColumn = z.string().transform((text) => list.parse(JSON.parse(text)));

/** A row of the submissions, whose last two columns are JSON. */
export const storedSubmission = z.object({
  id: z.string(),
  /** The form's name: "contact-enquiry" or "expert-appointment". */
  kind: z.string(),
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
  /** Why it looks automated; usually empty. */
  suspect: listColumn,
  fields: z.string().transform((text) => texts.parse(JSON.parse(text))),
});

export type Submission = z.infer<typeof storedSubmission>;

export type NewSubmission = Pick<Submission, "kind" | "suspect" | "fields"> & {
  /** Only the first submission with a given key is stored. */
  idempotencyKey?: string | undefined;
  /** Without a key, for how many milliseconds the same content counts as the same submission; by default not at all. */
  sameWithin?: number;
};

export const claimedRow = z.object({
  id: z.string(),
  attempts: z.number(),
  /** How many tries have an unknown outcome, this one included until it ends. */
  uncertain: z.number(),
  /** How many tries the receiver refused for good, because of this submission. */
  refusals: z.number(),
  /** The recipients that have it already. */
  reached: listColumn,
});

/** A delivery leased to one server process. */
export type Claim = Omit<z.infer<typeof claimedRow>, "id"> & {
  submission: Submission;
  channel: Channel;
  holder: string;
};

/** How a try failed: "refused" means this submission alone, and "unknown" that the receiver may have accepted it. */
export type Outcome = "failed" | "refused" | "refused for good" | "unknown";

export type Failure = {
  outcome: Outcome;
  /** Without personal data. */
  reason: string;
  /** When to try again, in milliseconds. A parked delivery waits until an operator asks for it. */
  delay: number | "park";
  /** How long the other deliveries of the channel wait at least, in milliseconds, because they would fail too. */
  othersWait: number;
  /** The recipients that have it by now. */
  reached: readonly string[];
};

/** The state of one submission's delivery on one channel. */
export const deliveryState = z
  .object({
    submission_id: z.string(),
    channel: z.string(),
    delivered_at: z.number().nullable(),
    parked_at: z.number().nullish(),
    attempts: z.number(),
    last_error: z.string().nullable(),
  })
  .transform((row) => ({
    submissionId: row.submission_id,
    channel: row.channel,
    delivered: row.delivered_at !== null,
    /** No longer tried, because the receiver refused it for good or may have it. */
    parked: typeof row.parked_at === "number",
    attempts: row.attempts,
    lastError: row.last_error,
  }));

export type DeliveryState = z.infer<typeof deliveryState>;
