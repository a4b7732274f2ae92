import { sendBesidePrograms } from "../support/outside-programs";

it("loses and refuses nothing while other programs read and copy the file", async () => {
  const { reads, copies } = await sendBesidePrograms(300, 100);
  expect(reads).toBeGreaterThan(5);
  expect(copies).toBeGreaterThan(1);
});
