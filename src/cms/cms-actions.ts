/** What the CMS asks of its local backend: the protocol of Decap's "proxy" backend. */
import { basename } from "node:path";
import { z } from "zod";
import { isDamaged } from "../content-check/every-problem";
import { describePicture } from "../content-check/picture-file";
import { pictureFolder } from "./cms-config";
import { type contentStore, Refusal } from "./content-store";

const asset = z.object({
  path: z.string(),
  content: z.base64(),
  encoding: z.literal("base64"),
});

const dataFile = z.object({ path: z.string(), raw: z.string() });

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
  request("getNotes", {}),
]);

type CmsRequest = z.infer<typeof cmsRequest>;
type Store = ReturnType<typeof contentStore>;

/** @throws {Refusal} if a request concerns another place than content/, or its result is not valid */
export async function carryOut({ action, params }: CmsRequest, store: Store): Promise<unknown> {
  switch (action) {
    case "entriesByFolder":
      return store.list(params.folder, /\.json$/).map((path) => entry(store, path));
    case "entriesByFiles":
      return params.files.map(({ path, label }) => entry(store, path, label));
    case "getEntry":
      return entry(store, params.path);
    case "persistEntry": {
      const texts = params.dataFiles.map(({ path, raw }) => ({ path, bytes: Buffer.from(raw) }));
      const pictures = await Promise.all(params.assets.map(picture));
      return { message: "saved", advice: store.write([...pictures, ...texts]) };
    }
    case "getMedia":
      return store
        .list(pictureFolder, /\.(jpe?g|png|webp|avif)$/i)
        .map((path) => store.readPicture(path));
    case "getMediaFile":
      return store.readPicture(params.path);
    case "persistMedia":
      store.write([await picture(params.asset)]);
      return store.readPicture(params.asset.path);
    case "deleteFiles":
      store.write(params.paths.map((path) => ({ path, bytes: undefined })));
      return { message: "deleted" };
    case "getNotes":
      return { notes: [] };
  }
}

function entry(store: Store, path: string, label?: string) {
  return { data: store.readText(path), file: { path, label, id: path } };
}

/** The content check says what is wrong with a file that is no picture. */
async function picture({ path, content }: z.infer<typeof asset>) {
  const bytes = Buffer.from(content, "base64");
  if (!describePicture(bytes).fault && (await isDamaged(bytes))) {
    throw new Refusal(
      `${basename(path)} is damaged. Copy or download it again, and upload it once more.`,
    );
  }
  return { path, bytes };
}
