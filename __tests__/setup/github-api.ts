/** The few calls of GitHub's API that Decap's backend makes, over a bare repository on this machine. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";

const newBlob = z.object({ content: z.string(), encoding: z.enum(["base64", "utf-8"]) });
const newTree = z.object({
  base_tree: z.string(),
  tree: z.array(z.object({ path: z.string(), sha: z.string().nullable() })),
});
const newCommit = z.object({ message: z.string(), tree: z.string(), parents: z.array(z.string()) });
const newHead = z.object({ sha: z.string() });

/** Makes a repository whose branch `main` has the folders content/ and static/ of this project. */
export function githubApi() {
  const repository = mkdtempSync(join(tmpdir(), "github-"));
  const run = (args: readonly string[], input?: Buffer, env: Record<string, string> = {}) =>
    execFileSync(
      "git",
      ["-c", "user.name=Editor", "-c", "user.email=editor@example.com", ...args],
      {
        cwd: repository,
        env: { ...process.env, ...env },
        input: input ?? "",
        maxBuffer: 1e8,
      },
    );
  const git = (...args: string[]) => run(args).toString("utf8").trim();
  git("init", "--bare", "--initial-branch=main", ".");
  const index = { GIT_INDEX_FILE: join(repository, "index.tmp") };
  run(["--work-tree", resolve("."), "add", "--force", "content", "static"], undefined, index);
  const tree = run(["write-tree"], undefined, index).toString().trim();
  git("update-ref", "refs/heads/main", git("commit-tree", tree, "-m", "Content"));

  const entries = (treeish: string) =>
    git("ls-tree", "-l", treeish)
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [, type, sha, size, path] = /^\d+ (\w+) (\w+) +(\S+)\t(.*)$/.exec(line) ?? [];
        return { type, sha, path, size: Number(size) };
      });

  const calls: readonly (readonly [RegExp, (body: unknown, rest: string) => unknown])[] = [
    [/^GET \/user$/, () => ({ login: "editor", name: "Editor" })],
    [
      /^GET \/repos\/example\/site$/,
      () => ({ owner: { login: "example" }, permissions: { push: true } }),
    ],
    [
      /^GET .*\/git\/trees\/(.+)$/,
      (_body, treeish) => ({ tree: entries(decodeURIComponent(treeish)) }),
    ],
    [
      /^GET .*\/git\/blobs\/(.+)$/,
      (_body, sha) => ({ content: run(["cat-file", "blob", sha]).toString("base64") }),
    ],
    [
      /^GET .*\/branches\/main$/,
      () => ({ name: "main", commit: { sha: git("rev-parse", "main") } }),
    ],
    [/^GET .*\/commits$/, () => []],
    [
      /^POST .*\/git\/blobs$/,
      (body) => {
        const { content, encoding } = newBlob.parse(body);
        const bytes = Buffer.from(content, encoding === "base64" ? "base64" : "utf8");
        return { sha: run(["hash-object", "-w", "--stdin"], bytes).toString().trim() };
      },
    ],
    [
      /^POST .*\/git\/trees$/,
      (body) => {
        const { base_tree: base, tree: changes } = newTree.parse(body);
        run(["read-tree", base], undefined, index);
        for (const { path, sha } of changes) {
          const change =
            sha === null
              ? ["--force-remove", path]
              : ["--add", "--cacheinfo", `100644,${sha},${path}`];
          run(["update-index", ...change], undefined, index);
        }
        return { sha: run(["write-tree"], undefined, index).toString().trim() };
      },
    ],
    [
      /^POST .*\/git\/commits$/,
      (body) => {
        const { message, tree: root, parents } = newCommit.parse(body);
        return {
          sha: git("commit-tree", root, "-m", message, ...parents.flatMap((sha) => ["-p", sha])),
        };
      },
    ],
    [
      /^PATCH .*\/git\/refs\/heads\/main$/,
      (body) => {
        const { sha } = newHead.parse(body);
        git("merge-base", "--is-ancestor", "main", sha);
        git("update-ref", "refs/heads/main", sha);
        return {};
      },
    ],
  ];

  return {
    /** Answers a call. @param call such as `GET /user`, without a query */
    answer(call: string, body: unknown) {
      for (const [pattern, reply] of calls) {
        const found = pattern.exec(call);
        if (found) return { status: 200, json: reply(body, found[1] ?? "") };
      }
      return { status: 404, json: { message: `not made up: ${call}` } };
    },
    /** Runs git in the repository and returns what it prints. */
    git,
    remove: () => rmSync(repository, { recursive: true }),
  };
}
