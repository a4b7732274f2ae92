import { resolve } from "node:path";
import { findLegalGaps } from "../../../src/site/content/legal-gaps";
import { copyContent } from "../../setup/content-copy";

test("returns every field with its position inside the text", () => {
  const content = copyContent();
  const before = findLegalGaps(content.dir);
  const at = content.edit(
    "legal/terms-of-service.json",
    /("lead": ")[^"]*"/,
    '$1Between \\"us\\" and ¦[Client \\"Name\\"], in the year [Year]."',
  );
  const after = findLegalGaps(content.dir);
  content.remove();

  const [line, column] = at.split(":").map(Number);
  const file = "legal/terms-of-service.json";
  const added = after.filter(({ field }) => !before.some((gap) => gap.field === field));
  expect(added).toEqual([
    { file, line, column, field: '[Client \\"Name\\"]' },
    {
      file,
      line,
      column: (column ?? 0) + '[Client \\"Name\\"], in the year '.length,
      field: "[Year]",
    },
  ]);
});

test("finds the fields of the real documents and ignores their notes", () => {
  const fields = findLegalGaps(resolve("content")).map(({ field }) => field);
  expect(fields).toContain("[Your Website Name]");
  expect(fields).not.toContain("[square brackets]");
});
