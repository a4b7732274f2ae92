/** The Dockerfile, built and run. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync } from "node:fs";
import { relative } from "node:path";
import { z } from "zod";
import { runAtEnd } from "../../setup/cleanup";
import { createFolder } from "../../setup/folder";
import { findFreePort } from "../../setup/free-port";
import { postJson, send } from "../../setup/http";
import { contactPath, enquiry } from "../../setup/sample-submissions";
import { waitUntil } from "../../setup/wait";
import { contentDir } from "../../setup/content";
import { tools } from "../../setup/tools";
import { buildNodeImage, createBuildah } from "./support/images";

const image = "localhost/site";
const imageSchema = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Cmd: z.array(z.string()),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
    }),
  }),
});

const whereImagesCanBeBuilt = tools.buildah.find() ? it : it.skip;

whereImagesCanBeBuilt(
  "takes a form in a container, stops on SIGTERM, and keeps the form in its volume",
  async () => {
    const images = await createBuildah();
    const { buildah, command } = images;
    const args = {
      NODE_IMAGE: await buildNodeImage(images),
      GATSBY_SITE_URL: "https://built.example",
      CONTENT_DIR: relative(".", contentDir),
    };
    const buildArgs = Object.entries(args).flatMap(([name, value]) => [
      "--build-arg",
      `${name}=${value}`,
    ]);
    // Buildah allows 1,024 open files, which is too few for npm.
    const limits = ["--isolation=chroot", "--ulimit=nofile=16384:16384"];
    await buildah("bud", ...limits, "--format=docker", ...buildArgs, "-t", image, ".");
    const { config } = imageSchema.parse(
      JSON.parse(await buildah("inspect", "--type=image", image)),
    ).Docker;
    expect(config.User).toBe("node");

    const volume = await createFolder();
    chownSync(volume, 1000, 1000);
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const options = ["--isolation=chroot", "--env", `PORT=${port}`, "--volume", `${volume}:/data`];

    /** Runs a program in a container of its own, as the image's user. */
    const startIn = async (program: readonly string[]) => {
      const container = await buildah("from", image);
      // Buildah would mount an empty volume of its own over the folder.
      await buildah("config", "--volume", "/data-", container);
      const parameters = command("run", ...options, container, "--", ...program);
      const child = spawn("buildah", parameters, { stdio: ["ignore", "pipe", "inherit"] });
      runAtEnd(() => child.kill("SIGKILL"));
      let output = "";
      child.stdout.on("data", (part: Buffer) => (output += part.toString()));
      const ended = once(child, "close").then(([code]: unknown[]) => code);
      return { output: () => output, ended };
    };
    const startServer = async () => {
      const { output, ended } = await startIn(config.Cmd);
      await waitUntil("the server listens", () => output().includes("The site is at"));
      // Buildah kills its program on SIGTERM, so the signal goes to the server itself.
      const pid = Number(/"pid":(\d+)/.exec(output())?.[1]);
      let stopped: Promise<unknown> | undefined;
      const stop = () => {
        if (stopped === undefined) process.kill(pid, "SIGTERM");
        return (stopped ??= ended);
      };
      runAtEnd(stop);
      return { stop };
    };

    const first = await startServer();
    expect(await send(url, "/")).toMatchObject({
      status: 200,
      body: expect.stringContaining('<link rel="canonical" href="https://built.example/"'),
    });
    expect((await send(url, "/service")).status).toBe(200);
    expect((await postJson(url, contactPath, enquiry)).status).toBe(201);
    expect(await (await startIn(config.Healthcheck.Test.slice(1))).ended).toBe(0);
    expect(await first.stop()).toBe(0);

    const second = await startServer();
    const list = await startIn(["node", ".server/submissions.js", "list"]);
    expect(await list.ended).toBe(0);
    expect(list.output()).toContain(enquiry.name);
    expect(await second.stop()).toBe(0);
  },
  1_800_000,
);
