/** The local backend of the CMS: Decap's protocol of "proxy" backends, over the files of content/ and no others. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { z } from "zod";
import { isDamaged } from "../content/check/picture-problems";
import { judge } from "./check-changes";
import { pictureFolder } from "./cms-config";
import { changedSince } from "./in-words";
import { writeFiles } from "./write-files";

const asset = z.object({ path: z.string(), content: z.base64(), encoding: z.literal("base64") });

const dataFile = z.object({
  path: z.string(),
  raw: z.string(),
  /** The version of the file that the editor opened; none for a new file. */
  from: z.string().optional(),
});

const request = <Name extends string, Params extends z.core.$ZodLooseShape>(
  name: Name,
  params: Params,
) => z.object({ action: z.literal(name), params: z.object(params) });

/** Requests to the backend. Other actions of the protocol belong to an editorial workflow, which is off. */
export const cmsRequest = z.discriminatedUnion("action", [
  request("entriesByFolder", { folder: z.string() }),
  request("entriesByFiles", { files: z.array(z.object({ path: z.string(), label: z.string() })) }),
  request("getEntry", { path: z.string() }),
  request("persistEntry", { dataFiles: z.array(dataFile), assets: z.array(asset) }),
  request("getMedia", {}),
  request("getMediaFile", { path: z.string() }),
  request("persistMedia", { asset }),
  request("deleteFiles", { paths: z.array(z.string()) }),
]);

/** Identifies what a file holds; the page of the CMS computes the same. */
export const fileVersion = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Why nothing was written: a line for each problem, in the words of an editor. */
export class Refusal extends Error {}

/** Returns a function that carries out a request, or throws a Refusal: of other places than content/, and of mistakes. */
export function localBackend(project: string) {
  const root = realpathSync.native(join(project, "content"));

  /** Returns a path relative to content/, which no link leads out of, as the disk spells it: a disk may ignore case. */
  function inContent(path: string): string {
    const [top, ...steps] = path.split("/");
    let existing = join(root, ...steps);
    while (!existsSync(existing)) existing = dirname(existing);
    const real = realpathSync.native(existing);
    const isWithin = `${real}${sep}`.startsWith(root + sep);
    if (top !== "content" || /(^|\/)\./.test(steps.join("/")) || !isWithin) {
      throw new Refusal(`${path} is not a file of content/`);
    }
    const missing = relative(existing, join(root, ...steps));
    return relative(root, join(real, missing)).replaceAll(sep, "/");
  }

  const read = (path: string) => readFileSync(join(root, inContent(path)));

  const entry = (path: string, label?: string) => ({
    data: read(path).toString("utf8"),
    file: { path, label, id: path },
  });

  /** Another window may have saved the file after the page of the CMS has compared its versions. */
  function refuseChanged(path: string, from?: string): void {
    const exists = existsSync(join(root, inContent(path)));
    const version = exists ? fileVersion(read(path)) : undefined;
    if (version !== from) throw new Refusal(changedSince(inContent(path)));
  }

  function storedPicture(path: string) {
    const bytes = read(path);
    const content = bytes.toString("base64");
    return { id: fileVersion(bytes), path, name: basename(path), content, encoding: "base64" };
  }

  function list(folder: string, ending: RegExp): string[] {
    const names = readdirSync(join(root, inContent(folder))).sort();
    return names.filter((name) => ending.test(name)).map((name) => `${folder}/${name}`);
  }

  /** Writes all changes, or none if the content check finds a new problem. */
  function write(changes: readonly (readonly [path: string, bytes?: Buffer])[]): void {
    const inside = new Map(changes.map(([path, bytes]) => [inContent(path), bytes]));
    const problems = judge(root, inside);
    if (problems.length > 0) throw new Refusal(problems.join("\n"));
    writeFiles(root, inside);
  }

  return async ({ action, params }: z.infer<typeof cmsRequest>): Promise<unknown> => {
    switch (action) {
      case "entriesByFolder":
        return list(params.folder, /\.json$/).map((path) => entry(path));
      case "entriesByFiles":
        return params.files.map(({ path, label }) => entry(path, label));
      case "getEntry":
        return entry(params.path);
      case "persistEntry": {
        const texts = params.dataFiles.map(({ path, raw }) => [path, Buffer.from(raw)] as const);
        const pictures = await Promise.all(params.assets.map(wholePicture));
        for (const { path, from } of params.dataFiles) refuseChanged(path, from);
        write([...pictures, ...texts]);
        return { message: "saved" };
      }
      case "getMedia":
        return list(pictureFolder, /\.(jpe?g|png|webp|avif)$/i).map(storedPicture);
      case "getMediaFile":
        return storedPicture(params.path);
      case "persistMedia":
        write([await wholePicture(params.asset)]);
        return storedPicture(params.asset.path);
      case "deleteFiles":
        write(params.paths.map((path) => [path]));
        return { message: "deleted" };
    }
  };
}

async function wholePicture({ path, content }: z.infer<typeof asset>) {
  const bytes = Buffer.from(content, "base64");
  if (await isDamaged(bytes)) {
    const name = basename(path);
    throw new Refusal(
      `${name} is damaged, or no picture. Copy or download it again, and upload it once more.`,
    );
  }
  return [path, bytes] as const;
}
