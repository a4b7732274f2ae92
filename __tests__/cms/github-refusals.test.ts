import { explainRefusals, latestRefusal } from "../../cms/editor/github-refusals";

const site = "https://api.github.com/repos/example/site";
const branch = `${site}/git/refs/heads/main`;
const allowed = { owner: { login: "example" } };

/** Requests something from a GitHub that replies like this; without a reply the line is cut. */
function request(reply?: Response, url = branch, method = "PATCH"): Promise<Response> {
  const github = () => (reply ? Promise.resolve(reply) : Promise.reject(new TypeError("Failed")));
  return explainRefusals(github)(url, { method });
}

const refuse = (status: number, message: string) => Response.json({ message }, { status });

it.each([
  ["an old login", refuse(401, "Bad credentials"), "load this page again, and log in."],
  ["a moved branch", refuse(422, "Update is not a fast forward"), "published at the same moment."],
  ["a branch that moves", refuse(409, "Conflict"), "published at the same moment."],
  ["a rate limit", refuse(403, "API rate limit exceeded"), "Try again in an hour at the latest."],
  ["another rate limit", refuse(429, "Slow down"), "Try again in an hour at the latest."],
  ["an outage", new Response(null, { status: 502 }), "GitHub is out of order (502)."],
  ["a cut line", undefined, "GitHub cannot be reached"],
  ["no right", refuse(403, "Resource not accessible"), "write access to its repository."],
  ["no right, hidden", refuse(404, "Not Found"), "write access to its repository."],
  ["anything else", refuse(422, "Tree is odd"), "GitHub refused it: Tree is odd (422)."],
])("says what to do about %s", async (_name, reply, words) => {
  const response = await request(reply);
  // Decap waits and retries at others.
  expect(response.status).toBe(400);
  const { message }: { message: string } = await response.json();
  expect(message).toContain(words);
  expect(message).toContain("\n");
  expect(latestRefusal()).toBe(message);
});

it.each([
  ["without an owner", Response.json({})],
  ["that is not there", refuse(404, "Not Found")],
])("says what to do about a repository %s", async (_name, reply) => {
  const { message }: { message: string } = await (await request(reply, site, "GET")).json();
  expect(message).toContain("write access to its repository.");
});

it.each([
  ["an answer", branch, "PATCH", Response.json({ sha: "1" })],
  ["a repository", site, "GET", Response.json(allowed)],
  ["a file that is not there", `${site}/git/trees/main:x`, "GET", refuse(404, "Not Found")],
  ["what others say", "https://example.com/repos", "GET", refuse(500, "Oh")],
])("hands on %s, after which nothing counts as refused", async (_name, url, method, reply) => {
  await request();
  const response = await request(reply, url, method);
  expect(response).toBe(reply);
  await response.json();
  expect(latestRefusal() === "").toBe(url.startsWith("https://api.github.com/"));
});
