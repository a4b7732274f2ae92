/** A mistake that the user can correct; the message is all they need. */
export class UsageError extends Error {}
