import { rm, writeFile } from "node:fs/promises";
import { emptyFolder } from "../support/folder";
import { postJson, send } from "../support/http";
import { contactPath, enquiry } from "../support/samples";
import { startServer } from "../support/server";

it("serves pages while the database cannot be opened, and accepts forms once it can", async () => {
  const folder = await emptyFolder();
  await writeFile(`${folder}/data`, "a file where the folder should be");
  const broken = await startServer({ DATABASE_URL: `file:${folder}/data/submissions.db` });

  expect((await send(broken.url, "/")).status).toBe(200);
  const health = await send(broken.url, "/healthz");
  expect(health.status).toBe(503);
  expect(JSON.parse(health.body)).toEqual({ status: "down", down: ["database"] });
  const response = await postJson(broken.url, contactPath, enquiry);
  expect(response.status).toBe(503);
  expect(JSON.parse(response.body)).toEqual({ error: "The form was not saved" });

  await rm(`${folder}/data`);
  expect((await postJson(broken.url, contactPath, enquiry)).status).toBe(201);
  const healthy = await send(broken.url, "/healthz");
  expect(healthy).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  expect(healthy.headers["cache-control"]).toBe("no-store");
});
