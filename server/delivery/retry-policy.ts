/** How a try ended: it was taken, refused for good because of what it is or whom it is for, or nothing is taken at present. */
export type Outcome = "delivered" | "refused" | "failed";

/** Whether a channel takes anything. Times are in milliseconds, by a clock that only goes forward. */
export interface ChannelState {
  /** When its last success was followed by a failure; undefined while it works. */
  failingSince: number | undefined;
  /** No delivery is tried before. */
  pausedUntil: number;
}

/** The shortest and the longest wait after a failure, in milliseconds. */
export interface RetryTimes {
  firstRetry: number;
  longestRetry: number;
}

export const workingChannel: ChannelState = { failingSince: undefined, pausedUntil: 0 };

/** After how many refusals a delivery is parked. Some servers refuse for good what they take later. */
const refusalsUntilParked = 4;

/**
 * When a channel is tried again. While it fails, one delivery is tried after pauses as long as it has already failed, however
 * many wait; what it takes, and what it refuses alone, shows that it works, so that all others follow at once.
 * @param event a try's outcome, or that one has begun: while the channel fails, no other begins until that one had its time
 */
export function updateChannel(
  state: ChannelState,
  event: Outcome | "started",
  now: number,
  { firstRetry, longestRetry }: RetryTimes,
): ChannelState {
  if (event === "delivered" || event === "refused") return workingChannel;
  if (event === "started" && state.failingSince === undefined) return state;
  const { failingSince = now } = state;
  const pause = Math.min(Math.max(now - failingSince, firstRetry), longestRetry);
  return { failingSince, pausedUntil: now + pause };
}

/**
 * In how many milliseconds a delivery that was not taken is due again. What the channel failed to take waits for the channel
 * alone. What was refused waits twelve times as long after each try, and is parked in the end.
 */
export function findRetryDelay(
  { attempts, refusals }: { attempts: number; refusals: number },
  outcome: Exclude<Outcome, "delivered">,
  { firstRetry, longestRetry }: RetryTimes,
): number | "park" {
  if (outcome === "failed") return 0;
  if (refusals + 1 >= refusalsUntilParked) return "park";
  return Math.min(firstRetry * 12 ** attempts, longestRetry);
}
