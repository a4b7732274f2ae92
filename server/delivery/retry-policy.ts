/** How a try ended. "refused" is permanent, and concerns this submission or its recipient; "failed" would concern any submission. */
export type Outcome = "delivered" | "refused" | "failed";

/** Whether a channel works. Times are in milliseconds, by a monotonic clock. */
export interface ChannelState {
  /** The time of the first failure since the last success; undefined while it works. */
  failingSince: number | undefined;
  /** No delivery is tried before this time. */
  pausedUntil: number;
}

/** The shortest and the longest wait after a failure, in milliseconds. */
export interface RetryTimes {
  firstRetry: number;
  longestRetry: number;
}

export const workingChannel: ChannelState = { failingSince: undefined, pausedUntil: 0 };

/** After how many refusals a delivery is parked. Not the first: some servers later accept what they have refused permanently. */
const refusalsUntilParked = 4;

/**
 * Returns a channel's state after an event. While a channel fails, one delivery at a time is tried, after pauses that are as long
 * as it has failed so far (docs/decisions/0054). A delivery that it accepts, or refuses as such, shows that it works again: all
 * others follow at once.
 * @param event the outcome of a try, or "started": while the channel fails, it is paused until that try has had its time
 * @param wait the pause that the receiver has asked for, in milliseconds
 */
export function updateChannel(
  state: ChannelState,
  event: Outcome | "started",
  now: number,
  { firstRetry, longestRetry }: RetryTimes,
  wait = 0,
): ChannelState {
  if (event === "delivered" || event === "refused") return workingChannel;
  if (event === "started" && state.failingSince === undefined) return state;
  const { failingSince = now } = state;
  const pause = Math.min(Math.max(now - failingSince, firstRetry, wait), longestRetry);
  // Of several tries at the same time, the longest pause holds.
  return { failingSince, pausedUntil: Math.max(state.pausedUntil, now + pause) };
}

/**
 * Returns in how many milliseconds a delivery is due again. After a failure of the channel it only waits for the channel. A
 * refused one waits twelve times longer after each try, and is parked in the end.
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
