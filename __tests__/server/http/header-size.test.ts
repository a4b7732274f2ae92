import { postJson, send } from "../../setup/http";
import { contactPath, enquiry } from "../../setup/sample-submissions";
import { startServer } from "../support/server";

const headers = { cookie: `other=${"x".repeat(40 * 1024)}` };

it("serves pages and takes forms with 40 KB of other programs' cookies", async () => {
  const { url } = await startServer();
  expect((await send(url, "/", { headers })).status).toBe(200);
  expect((await postJson(url, contactPath, enquiry, headers)).status).toBe(201);
});
