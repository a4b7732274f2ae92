import { findLegalGaps } from "../../src/content-check/legal-gaps";
import { copyContent } from "../setup/content-copy";

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

test("counts a text of the notes that is nothing but a field", () => {
  const content = copyContent();
  const before = findLegalGaps(content.dir).length;
  content.edit(
    "legal/terms-of-service.json",
    /("notes": \{\s*"heading": )"[^"]*"/,
    '$1"[Heading]"',
  );
  const after = findLegalGaps(content.dir);
  content.remove();
  expect(after).toHaveLength(before + 1);
  expect(after.map(({ field }) => field)).toContain("[Heading]");
});

test("ignores the notes, which explain the fields", () => {
  const content = copyContent();
  const file = "legal/terms-of-service.json";
  const before = findLegalGaps(content.dir);
  content.edit(file, /("notes": \{\s*"heading": ")/, "$1Fill in [Every Field]. ");
  const after = findLegalGaps(content.dir);
  content.remove();
  expect(after).toEqual(before);
});
