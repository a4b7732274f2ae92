import {
  updateChannel,
  findRetryDelay,
  type Outcome,
  workingChannel,
} from "../../../server/delivery/retry-policy";

const pauses = { firstRetry: 5, longestRetry: 900 };

/** The time of each event is 1,000. */
it.each<
  [Outcome | "started", { since?: number; until?: number }, { since?: number; until: number }]
>([
  ["failed", {}, { since: 1_000, until: 1_005 }],
  ["failed", { since: 999, until: 1_004 }, { since: 999, until: 1_005 }],
  ["failed", { since: 700, until: 990 }, { since: 700, until: 1_300 }],
  ["failed", { since: 1, until: 990 }, { since: 1, until: 1_900 }],
  ["failed", { since: 995, until: 1_600 }, { since: 995, until: 1_600 }],
  ["started", {}, { until: 0 }],
  ["started", { since: 700, until: 990 }, { since: 700, until: 1_300 }],
  ["delivered", { since: 1, until: 1_900 }, { until: 0 }],
  ["refused", { since: 1, until: 1_900 }, { until: 0 }],
])("%s: a channel that fails %j fails %j from then on", (event, before, after) => {
  const state = { failingSince: before.since, pausedUntil: before.until ?? 0 };
  expect(updateChannel(state, event, 1_000, pauses)).toEqual({
    failingSince: after.since,
    pausedUntil: after.until,
  });
});

it.each([
  [2, 1_005],
  [300, 1_300],
  [5_000, 1_900],
  [-60, 1_005],
])("waits as long as the receiver has asked for, %d, up to the longest wait", (wait, until) => {
  const { pausedUntil } = updateChannel(workingChannel, "failed", 1_000, pauses, wait);
  expect(pausedUntil).toBe(until);
});

it.each<["refused" | "failed", number, number, number | "park"]>([
  ["failed", 1, 0, 0],
  ["failed", 100, 3, 0],
  ["refused", 1, 0, 60],
  ["refused", 2, 1, 720],
  ["refused", 3, 2, 900],
  ["refused", 4, 3, "park"],
  // The tries at which the channel failed are no refusals of this delivery.
  ["refused", 9, 2, 900],
])("%s at try %d, after %d refusals: the next in %s", (outcome, attempts, refusals, next) => {
  expect(findRetryDelay({ attempts, refusals }, outcome, pauses)).toBe(next);
});
