import { readFileSync } from "node:fs";
import { join } from "node:path";
import { guardBackend } from "../../cms/editor/guard-backend";
import type { Backend } from "../../cms/editor/decap";
import { contentDir } from "../setup/content";

const path = "content/labels.json";
const original = readFileSync(join(contentDir, "labels.json"), "utf8");

/** The messages shown to the editor. */
let alerts: string[];
/** The text of the file, wherever the backend keeps it. */
let stored: string;

/** The files that the backend was told to delete. */
let deleted: string[];

const backend: Backend = {
  authenticate: () => Promise.reject(new Error("Your account may not.")),
  getEntry: () => Promise.resolve({ data: stored }),
  persistEntry: ({ dataFiles: [file] }) => {
    stored = file?.raw ?? "";
    return Promise.resolve();
  },
  persistMedia: () => Promise.reject(new Error("me.jpg is damaged.")),
  deleteFiles: (paths) => {
    deleted.push(...paths);
    return Promise.resolve();
  },
};

/** Opens the file in a window of its own, and returns how to save it with another label of the search. */
async function openWindow() {
  const window = guardBackend({ ...backend });
  const { data } = await window.getEntry(path);
  return (close: string) => {
    const raw = JSON.stringify({ ...JSON.parse(data), close });
    return window.persistEntry({ dataFiles: [{ path, raw }] }, {});
  };
}

beforeEach(() => {
  alerts = [];
  deleted = [];
  stored = original;
  globalThis.alert = (text: string) => void alerts.push(text);
  globalThis.confirm = () => true;
});

it("saves as often as the editor likes, and changes nothing else of the file", async () => {
  const save = await openWindow();
  await save("Shut");
  await save("Away");
  expect(JSON.parse(stored)).toEqual({ ...JSON.parse(original), close: "Away" });
  expect(alerts).toEqual([]);
});

it("overwrites no newer file, and says so", async () => {
  const [mine, theirs] = [await openWindow(), await openWindow()];
  await theirs("Theirs");
  await expect(mine("Mine")).rejects.toThrow("was changed since you opened it");
  expect(JSON.parse(stored)).toMatchObject({ close: "Theirs" });
  expect(alerts).toEqual([
    expect.stringMatching(/^Nothing was published:\n\n.* was changed since you opened it/),
  ]);
});

it("says why a backend has refused", async () => {
  await expect(guardBackend({ ...backend }).persistMedia()).rejects.toThrow("me.jpg is damaged.");
  expect(alerts).toEqual(["Nothing was published:\n\nme.jpg is damaged."]);
});

it("says why somebody is not logged in", async () => {
  await expect(guardBackend({ ...backend }).authenticate({})).rejects.toThrow("may not.");
  expect(alerts).toEqual([
    "You are not logged in (load this page to try again):\n\nYour account may not.",
  ]);
});

it("takes a file that cannot be read neither for an empty nor for a changed one", async () => {
  const save = await openWindow();
  stored = "";
  await expect(save("Mine")).rejects.toThrow("is not there any more.");
  await expect(openWindow()).rejects.toThrow("is not there any more.");
  expect(alerts[1]).toMatch(/^The file was not opened:\n\n/);
  expect(stored).toBe("");
});

it("keeps a picture until its successor is there, and deletes others", async () => {
  const window = guardBackend({ ...backend });
  confirm("photo.jpg already exists. Do you want to replace it?");
  await window.deleteFiles(["content/images/photo.jpg"]);
  expect(deleted).toEqual([]);
  confirm("Are you sure you want to delete selected media?");
  await window.deleteFiles(["content/images/photo.jpg"]);
  expect(deleted).toEqual(["content/images/photo.jpg"]);
});
