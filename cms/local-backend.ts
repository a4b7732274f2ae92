/** The local backend of the CMS: Decap's protocol for "proxy" backends, over the files of content/ alone. */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { isDamaged } from "../src/content/check/picture-problems";
import { findContentFile, isHidden } from "../src/content/model/content-files";
import { findNewProblems } from "./new-problems";

const asset = z.object({ path: z.string(), content: z.base64(), encoding: z.literal("base64") });

const dataFile = z.object({ path: z.string(), raw: z.string() });

const defineRequest = <Name extends string, Params extends z.core.$ZodLooseShape>(
  name: Name,
  params: Params,
) => z.object({ action: z.literal(name), params: z.object(params) });

/** A request to the backend. Other actions of the protocol belong to the editorial workflow, which is off. */
export const cmsRequest = z.discriminatedUnion("action", [
  defineRequest("entriesByFolder", { folder: z.string() }),
  defineRequest("entriesByFiles", {
    files: z.array(z.object({ path: z.string(), label: z.string() })),
  }),
  defineRequest("getEntry", { path: z.string() }),
  defineRequest("persistEntry", { dataFiles: z.array(dataFile), assets: z.array(asset) }),
  defineRequest("getMedia", {}),
  defineRequest("getMediaFile", { path: z.string() }),
  defineRequest("persistMedia", { asset }),
  defineRequest("deleteFiles", { paths: z.array(z.string()) }),
]);

/** Nothing was written. The message has a line for each problem, in an editor's words. */
export class RequestRefusedError extends Error {}

/** The content's folder in the paths of the CMS, wherever it is on the disk. */
const contentPrefix = "content/";

/**
 * Returns a function that executes requests. It throws a RequestRefusedError for files outside content, and for changes that the
 * content check refuses.
 */
export function createLocalBackend(contentDir: string) {
  /** Returns the path of a content file or a picture, relative to content/. */
  function requireContentPath(path: string): string {
    const inside = path.startsWith(contentPrefix) ? path.slice(contentPrefix.length) : path;
    const isContent = /^images\/[^/]+$/.test(inside) || findContentFile(inside);
    if (inside !== path && isContent && !isHidden(inside) && !inside.includes("\\")) return inside;
    throw new RequestRefusedError(`${path} is not a file of content/`);
  }

  const read = (path: string) => readFileSync(join(contentDir, requireContentPath(path)));

  const isMissingFile = (path: string) => {
    const inside = requireContentPath(path);
    return findContentFile(inside)?.path === inside && !existsSync(join(contentDir, inside));
  };

  const readEntry = (path: string, label?: string) => ({
    // A file that content does without is opened as an empty one.
    data: isMissingFile(path) ? "{}" : read(path).toString("utf8"),
    file: { path, label, id: path },
  });

  function readPicture(path: string) {
    const bytes = read(path);
    const content = bytes.toString("base64");
    return {
      id: createHash("sha256").update(bytes).digest("hex"),
      path,
      name: basename(path),
      content,
      encoding: "base64",
    };
  }

  function listFolder(folder: string, ending: RegExp): string[] {
    const names = readdirSync(join(contentDir, folder.slice(contentPrefix.length))).sort();
    const listed = names.filter((name) => ending.test(name) && !isHidden(name));
    return listed.map((name) => `${folder}/${name}`);
  }

  /** Writes and deletes files: each completely, and none if the content check finds a new problem. */
  function applyChanges(changes: readonly (readonly [path: string, bytes?: Buffer])[]): void {
    const inside = new Map(changes.map(([path, bytes]) => [requireContentPath(path), bytes]));
    const problems = findNewProblems(contentDir, inside);
    if (problems.length > 0) throw new RequestRefusedError(problems.join("\n"));
    for (const [path, bytes] of inside) {
      const target = join(contentDir, path);
      const temporary = join(dirname(target), `.${basename(target)}.new`);
      if (bytes === undefined) rmSync(target);
      else {
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(temporary, bytes, { flush: true });
        renameSync(temporary, target);
      }
    }
  }

  return async ({ action, params }: z.infer<typeof cmsRequest>): Promise<unknown> => {
    switch (action) {
      case "entriesByFolder":
        return listFolder(params.folder, /\.json$/).map((path) => readEntry(path));
      case "entriesByFiles":
        return params.files.map(({ path, label }) => readEntry(path, label));
      case "getEntry":
        return readEntry(params.path);
      case "persistEntry": {
        const texts = params.dataFiles.map(({ path, raw }) => [path, Buffer.from(raw)] as const);
        const pictures = await Promise.all(params.assets.map(decodePicture));
        applyChanges([...pictures, ...texts]);
        return { message: "saved" };
      }
      case "getMedia":
        return listFolder(`${contentPrefix}images`, /\.(jpe?g|png|webp|avif)$/i).map(readPicture);
      case "getMediaFile":
        return readPicture(params.path);
      case "persistMedia":
        applyChanges([await decodePicture(params.asset)]);
        return readPicture(params.asset.path);
      case "deleteFiles":
        applyChanges(params.paths.map((path) => [path]));
        return { message: "deleted" };
    }
  };
}

async function decodePicture({ path, content }: z.infer<typeof asset>) {
  const bytes = Buffer.from(content, "base64");
  if (await isDamaged(bytes)) {
    const name = basename(path);
    throw new RequestRefusedError(
      `${name} is damaged, or no picture.\nCopy or download it again, and upload it once more.`,
    );
  }
  return [path, bytes] as const;
}
