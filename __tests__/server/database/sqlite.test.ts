import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { openDatabase } from "../../../src/server/database/add-database";
import { DamagedDatabase } from "../../../src/server/database/database";
import { prepareFile } from "../../../src/server/database/sqlite";
import { atEnd } from "../support/cleanup";
import { damagePage } from "../support/damage";
import { emptyFolder } from "../support/folder";

// Only a power failure would show a commit that is not on the disk yet, so the connection is asked.
it("waits at each commit for the disk", async () => {
  const connection = new DatabaseSync(join(await emptyFolder(), "submissions.db"));
  prepareFile(connection);
  const full = 2;
  expect(connection.prepare("PRAGMA synchronous").get()).toMatchObject({ synchronous: full });
  connection.close();
});

/** A file with twenty submissions, two of which fill a page. */
async function filled() {
  const path = join(await emptyFolder(), "submissions.db");
  const database = openDatabase(`file:${path}`);
  for (let number = 10; number < 30; number++) {
    const fields = { name: `number ${number}`, messages: "x".repeat(1_500) };
    await database.save({ kind: "a", fields, suspect: [] }, ["webhook"]);
  }
  // Moves the rows from the log into the file.
  await database.eraseDeleted?.();
  await database.close();
  const opened = openDatabase(`file:${path}`);
  atEnd(() => opened.close());
  return { path, database: opened };
}

it("is not well while a page is damaged that a save needs, names the file, and is well again without it", async () => {
  const { path, database } = await filled();
  const mend = await damagePage(path, "number 29");
  await expect(database.check()).rejects.toThrow(DamagedDatabase);
  await expect(database.check()).rejects.toThrow(`${path} is damaged (`);
  await mend();
  await database.check();
  expect(await database.list()).toHaveLength(20);
});

it("gives out what can be read of a damaged file", async () => {
  const { path, database } = await filled();
  await damagePage(path, "number 20");
  await expect(database.list()).rejects.toThrow(DamagedDatabase);
  const readable = (await database.salvage?.()) ?? [];
  expect(readable).toHaveLength(18);
  // Those of one millisecond are in no order.
  for (const name of ["number 10", "number 29"])
    expect(readable.find(({ fields }) => fields.name === name)).toMatchObject({
      deliveries: [{ channel: "webhook", delivered: false }],
    });
  const times = readable.map(({ receivedAt }) => receivedAt);
  expect(times).toEqual([...times].sort());
});

it("gives out all but the one whose text is damaged", async () => {
  const { path, database } = await filled();
  const content = await readFile(path);
  content.write("?", content.indexOf('"name":"number 20"'));
  await writeFile(path, content);
  await expect(database.list()).rejects.toThrow(DamagedDatabase);
  expect(await database.salvage?.()).toHaveLength(19);
});
