import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { prepareFile } from "../../../src/server/database/sqlite";
import { emptyFolder } from "../support/folder";

// Only a power failure would show a commit that is not on the disk yet, so the connection is asked.
it("waits at each commit for the disk", async () => {
  const connection = new DatabaseSync(join(await emptyFolder(), "submissions.db"));
  prepareFile(connection);
  const full = 2;
  expect(connection.prepare("PRAGMA synchronous").get()).toMatchObject({ synchronous: full });
  connection.close();
});
