import { posix } from "node:path";
import { readContentFolder } from "../../src/content/check/content-folder";

it("uses every picture in content/images", () => {
  const { paths, sources } = readContentFolder("content");
  const used = sources.flatMap(({ path, values }) =>
    values
      .filter(({ meta }) => meta.image)
      .map(({ value }) => posix.join(posix.dirname(path), value)),
  );
  const pictures = paths.filter((path) => path.startsWith("images/"));
  expect(pictures.filter((picture) => !used.includes(picture))).toEqual([]);
});
