/** Many more kills than every run has time for. */
import { bothKinds } from "../support/databases";
import { sendDuringKills } from "../support/send-during-kills";

const minute = 60_000;

it.each(bothKinds)(
  "$name holds each of 10,000 confirmed forms while the server is killed every three seconds",
  async ({ name, create }) => {
    const { kills, interrupted } = await sendDuringKills(await create(), 10_000, 3_000);
    console.info(`${name}: ${kills} kills broke off ${interrupted} requests`);
    expect(interrupted).toBeGreaterThan(0);
  },
  30 * minute,
);
