import { existsSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { fileVersion } from "../../../src/cms/content-store";
import { type RunningCms, startCms } from "../../setup/cms";

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Starts the local CMS for the tests of a file. @returns the requests that the CMS in the browser sends to it */
export function localCms() {
  let cms: RunningCms;
  beforeAll(async () => {
    cms = await startCms();
  });
  afterAll(() => cms.stop());

  const at = (path: string) => join(cms.project, path);
  const read = (path: string) => readFileSync(at(path), "utf8");

  /** Sends headers that `fetch` would not let a test set. */
  function post(payload: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const { origin, port, host } = new URL(cms.url);
    const options = {
      port,
      host: "127.0.0.1",
      method: "POST",
      path: "/admin/api",
      headers: { host, origin, "content-type": "application/json", ...headers },
    };
    return new Promise((done, failed) => {
      const sent = request(options, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (part: string) => (body += part));
        response.on("end", () => done({ status: response.statusCode ?? 0, body }));
      });
      sent.on("error", failed).end(JSON.stringify(payload));
    });
  }

  return {
    at,
    read,
    post,
    /** Gets a file that the browser may have. */
    get: (path: string) => fetch(`${cms.url}/admin/${path}`),
    getEntry: (path: string) => post({ action: "getEntry", params: { path } }),
    remove: (...paths: string[]) => post({ action: "deleteFiles", params: { paths } }),
    upload: (path: string, bytes: Buffer) => {
      const asset = { path, content: bytes.toString("base64"), encoding: "base64" };
      return post({ action: "persistMedia", params: { asset } });
    },
    /** Saves as an editor who opened the file as it is now. */
    save: (path: string, raw: string, assets: object[] = [], from?: string) => {
      const opened = existsSync(at(path)) ? fileVersion(read(path)) : undefined;
      const dataFiles = [{ path, raw, from: from ?? opened }];
      return post({ action: "persistEntry", params: { dataFiles, assets } });
    },
    /** The text of a file with one part replaced. */
    edited: (path: string, from: string, to: string) => {
      const text = read(path);
      expect(text).toContain(from);
      return text.replace(from, to);
    },
  };
}
