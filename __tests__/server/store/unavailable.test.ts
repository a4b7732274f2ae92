import { rm, writeFile } from "node:fs/promises";
import { emptyFolder } from "../support/folder";
import { postJson, send } from "../support/http";
import { contactPath, enquiry } from "../support/samples";
import { startServer } from "../support/server";

it("says that the database cannot be opened, serves the pages, and takes forms again once it can", async () => {
  const folder = await emptyFolder();
  await writeFile(`${folder}/data`, "a file where the folder should be");
  const broken = await startServer({ DATABASE_URL: `file:${folder}/data/submissions.db` });

  expect((await send(broken.url, "/")).status).toBe(200);
  const health = await send(broken.url, "/healthz");
  expect(health.status).toBe(503);
  expect(JSON.parse(health.body)).toEqual({ status: "down", down: ["database"] });
  const answer = await postJson(broken.url, contactPath, enquiry);
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.body)).toEqual({ error: "The form was not saved" });

  await rm(`${folder}/data`);
  expect((await postJson(broken.url, contactPath, enquiry)).status).toBe(201);
  const healthy = await send(broken.url, "/healthz");
  expect(healthy).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  expect(healthy.headers["cache-control"]).toBe("no-store");
});
