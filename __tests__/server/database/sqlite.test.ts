import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { openDatabase } from "../../../server/database/open-database";
import { configureConnection } from "../../../server/database/sqlite";
import { runAtEnd } from "../../setup/cleanup";
import { damagePage } from "../support/damage-page";
import { createFolder } from "../../setup/folder";

// Only a power failure would show a commit that is not on the disk yet, so the connection is asked.
it("waits at each commit for the disk", async () => {
  const connection = new DatabaseSync(join(await createFolder(), "submissions.db"));
  configureConnection(connection);
  const full = 2;
  expect(connection.prepare("PRAGMA synchronous").get()).toMatchObject({ synchronous: full });
  connection.close();
});

it("names the file while a page is damaged that a save needs", async () => {
  const path = join(await createFolder(), "submissions.db");
  const database = openDatabase(`file:${path}`);
  const fields = { name: "Otto", messages: "x".repeat(1_500) };
  await database.save({ form: "a", fields, looksAutomated: false }, ["webhook"]);
  // Moves the rows from the log into the file.
  await database.eraseDeleted?.();
  await database.close();
  await damagePage(path, "Otto");
  const opened = openDatabase(`file:${path}`);
  runAtEnd(() => opened.close());
  await expect(opened.check()).rejects.toThrow(`${path} is damaged (`);
});
