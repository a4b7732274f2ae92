import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { prepareFile } from "../../../src/server/store/sqlite-store";
import { emptyFolder } from "../support/folder";

// Only a power failure would show a commit that is not on the disk yet, so the connection is asked.
it("waits at each commit for the disk", async () => {
  const database = new DatabaseSync(join(await emptyFolder(), "submissions.db"));
  prepareFile(database);
  const full = 2;
  expect(database.prepare("PRAGMA synchronous").get()).toMatchObject({ synchronous: full });
  database.close();
});
