import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import team from "../../../content/team.json";
import { followContent } from "../../../src/site/develop/follow-content";
import { mistakesAddress } from "../../../src/site/develop/show-mistakes";
import { contentCopyPerTest } from "../../setup/content-copy";

const content = contentCopyPerTest();
const model = () => join(content.dir, "../model");
const folders = () => ({
  content: content.dir,
  copy: join(content.dir, "../copy"),
  public: join(content.dir, "../public"),
  model: [model()],
});
let follower: ReturnType<typeof followContent>;
let server: Server;
let written: jest.SpyInstance;
/** The next event that an open page receives. */
let nextEvent: () => Promise<string>;

beforeEach(async () => {
  mkdirSync(folders().public);
  mkdirSync(model());
  cpSync(content.dir, folders().copy, { recursive: true });
  written = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const answers = new Map<string, RequestListener>();
  follower = followContent({ get: (path, answer) => answers.set(path, answer) }, folders());
  await follower.ready;
  server = createServer(answers.get(mistakesAddress)).listen(0);
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const response = await fetch(`http://localhost:${port}`);
  const events = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  nextEvent = async () => String((await events?.read())?.value);
});
afterEach(async () => {
  written.mockRestore();
  await follower.close();
  server.closeAllConnections();
  server.close();
});

const shownTeam = () => readFileSync(join(folders().copy, "team.json"), "utf8");

test("tells pages and terminal of a bad save, which Gatsby does not see, and shows the next good one", async () => {
  expect(await nextEvent()).toBe("data: \n\n");
  const before = shownTeam();
  const at = content.edit("team.json", /("name": )"[^"]*"/, '$1¦""');
  const mistake = `content/team.json:${at} members[0].name: expected some text, got ""`;
  expect(await nextEvent()).toBe(`data: ${mistake}\n\n`);
  expect(written.mock.calls.join("")).toContain(`${mistake}\ncontent: not shown`);
  expect(shownTeam()).toBe(before);

  content.edit("team.json", /("name": )""/, '$1"Somebody"');
  expect(await nextEvent()).toBe("data: \n\n");
  expect(written.mock.calls.join("")).toContain("content: valid again\n");
  expect(shownTeam()).toContain("Somebody");
  expect(readFileSync(join(folders().public, "search-index.json"), "utf8")).toContain("Somebody");
});

test("tells of a deleted picture, and of several changes at once", async () => {
  await nextEvent();
  rmSync(join(content.dir, String(team.members[0]?.image)));
  writeFileSync(join(content.dir, "team.txt"), "");
  cpSync(join(content.dir, "team.json"), join(content.dir, "people.json"));
  const event = await nextEvent();
  for (const file of ["people.json", "team.json", "team.txt"]) {
    expect(event).toContain(`data: content/${file}`);
  }
});

test("goes on after a save that could not be shown", async () => {
  const line = new Promise((resolve) => written.mockImplementation(resolve));
  rmSync(folders().public, { recursive: true });
  content.edit("team.json", /("name": )"[^"]*"/, '$1"Somebody"');
  expect(await line).toMatch(/^content: not shown, because of Error: ENOENT.*: save again\n$/);
  mkdirSync(folders().public);
  for (let event = 0; event < 2; event += 1) await nextEvent();
  content.edit("team.json", /"Somebody"/, '"Anybody"');
  await nextEvent();
  expect(readFileSync(join(folders().public, "search-index.json"), "utf8")).toContain("Anybody");
});

test("asks for a restart after a change of the model", async () => {
  const line = new Promise((resolve) => written.mockImplementation(resolve));
  const path = join(model(), "team.ts");
  writeFileSync(path, "");
  expect(await line).toBe(`${path} changed: restart \`npm run dev\` to use it\n`);
});
