import { z } from "zod";

/** A recipient of submissions: an address of the mail, or the webhook. */
export type Channel = `mail:${string}` | "webhook";

/** Made once, because a command reads thousands of rows. */
const texts = z.record(z.string(), z.string());

/** A row of the submissions, whose fields are JSON. SQLite's booleans are numbers. */
export const storedSubmission = z.object({
  id: z.string(),
  /** The form's name: "contact-enquiry" or "expert-appointment". */
  kind: z.string(),
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
  looksAutomated: z.coerce.boolean(),
  fields: z.string().transform((text) => texts.parse(JSON.parse(text))),
});

export type Submission = z.infer<typeof storedSubmission>;

export type NewSubmission = Pick<Submission, "kind" | "looksAutomated" | "fields"> & {
  /** Only the first submission with a given key is stored. */
  idempotencyKey?: string | undefined;
};

/** A delivery that one server has taken in hand. */
export type Claim = {
  submission: Submission;
  channel: Channel;
  attempts: number;
  /** How many tries the receiver refused for good, because of this submission. */
  refusals: number;
};

export type Failure = {
  /** A sentence without personal data and secrets. */
  reason: string;
  /** Whether the receiver refused this submission for good. */
  isRefusal: boolean;
  /** The milliseconds until the next try. A parked delivery waits until an operator asks for it. */
  delay: number | "park";
};

/** The state of one submission's delivery on one channel. */
export const deliveryState = z.object({
  submissionId: z.string(),
  channel: z.string(),
  delivered: z.coerce.boolean(),
  /** No longer tried, because the receiver refused it for good. */
  parked: z.coerce.boolean(),
  attempts: z.number(),
  lastError: z.string().nullable(),
});

export type DeliveryState = Omit<z.infer<typeof deliveryState>, "submissionId">;

export type ListedSubmission = Submission & { deliveries: readonly DeliveryState[] };

/** What the webhook and exports say of a submission that looks automated. */
export const suspicion = "looks automated";

/** A submission as other programs read it from the webhook and exports, where `suspect` is a list of reasons. */
export function toExportedSubmission<Kept extends Submission>({ looksAutomated, ...kept }: Kept) {
  return { ...kept, suspect: looksAutomated ? [suspicion] : [] };
}
