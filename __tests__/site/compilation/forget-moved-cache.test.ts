import { join } from "node:path";
import { forgetMovedCache } from "../../../src/site/compilation/forget-moved-cache";

const root = join("/", "projects", "site");

const dispatchWith = (...paths: string[]) => {
  const dispatch = jest.fn();
  const components = new Map(paths.map((path) => [path, {}]));
  forgetMovedCache({ getState: () => ({ components }), dispatch }, root);
  return dispatch;
};

test.each([
  ["nothing", []],
  [
    "components of this project",
    ["src/pages/index.tsx", "..notes.tsx"].map((path) => join(root, path)),
  ],
])("keeps a cache that knows %s", (_, paths) => {
  expect(dispatchWith(...paths)).not.toHaveBeenCalled();
});

test.each(["/projects/site-before/src/pages/index.tsx", "/elsewhere/site/src/pages/index.tsx"])(
  "makes Gatsby delete a cache that knows %s",
  (path) => {
    expect(dispatchWith(join(root, "src/pages/404.tsx"), join(path))).toHaveBeenCalledWith({
      type: "UPDATE_PLUGINS_HASH",
      payload: "",
    });
  },
);
