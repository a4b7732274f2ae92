import { rowsOf, startServer } from "../support/server";
import { post } from "../support/visitors";
import { until } from "../support/wait";

it("deletes submissions that are older than RETENTION_DAYS when it starts, and keeps the others", async () => {
  const first = await startServer();
  const [old, recent] = [await post(first.url), await post(first.url, { name: "Other" })];
  await first.stop();
  const receivedAt = (id: string | undefined, days: number) =>
    rowsOf(
      first.databaseUrl,
      `UPDATE submissions SET received_at = '${new Date(Date.now() - days * 86_400_000).toISOString()}'
       WHERE id = '${id}' RETURNING id`,
    );
  await receivedAt(old.id, 31);
  await receivedAt(recent.id, 29);

  const { databaseUrl } = await startServer({
    DATABASE_URL: first.databaseUrl,
    RETENTION_DAYS: "30",
  });
  const ids = () => rowsOf(databaseUrl, "SELECT id FROM submissions");
  await until("one is deleted", async () => (await ids()).length < 2);
  expect(await ids()).toEqual([{ id: recent.id }]);
});
