import { sendBesidePrograms } from "../server/support/outside-programs";

it("loses and refuses none of 10,000 forms beside a reader, a backup and a health check a second", async () => {
  const { reads, copies } = await sendBesidePrograms(10_000, 1_000);
  console.info(`${reads} reads and ${copies} copies beside 10,000 forms`);
  expect(reads).toBeGreaterThan(1_000);
  expect(copies).toBeGreaterThan(10);
}, 1_800_000);
