import { editJson } from "../../src/cms/edit-json";
import { type ContentFile, contentFileAt } from "../../src/content-model/content-files";

function fileAt(path: string): ContentFile {
  const file = contentFileAt(path);
  if (!file) throw new Error(`The model has no file ${path}`);
  return file;
}

const changedLines = (before: string, after: string) => {
  const old = before.split("\n");
  const lines = after.split("\n");
  expect(lines).toHaveLength(old.length);
  return lines.filter((line, index) => line !== old[index]);
};

const odd = `{
    "items": [
        { "rating": 5, "role": "Caf\\u00e9 owner",
          "quote": "One", "id": "one" },
        { "rating": 4, "role": "B", "quote": "Two", "id": "two" }
    ]
}
`;
const { schema } = fileAt("testimonials.json");
const items = () => [
  { id: "one", quote: "One", role: "Café owner", rating: 5 },
  { id: "two", quote: "Two", role: "B", rating: 4 },
];

it("keeps the indentation, the order of keys and the escapes of what was not edited", () => {
  const [first, second] = items();
  const after = editJson(odd, { items: [first, { ...second, quote: "New" }] }, schema);
  expect(changedLines(odd, after)).toEqual([
    '        { "rating": 4, "role": "B", "quote": "New", "id": "two" }',
  ]);
});

it("keeps the order of keys in a list that has other items", () => {
  const added = { id: "three", rating: 3, quote: "Three", role: "C" };
  const after = editJson(odd, { items: [...items(), added] }, schema);
  const parsed: { items: object[] } = JSON.parse(after);
  expect(parsed).toEqual({ items: [...items(), added] });
  for (const item of parsed.items) {
    expect(Object.keys(item)).toEqual(["rating", "role", "quote", "id"]);
  }
});

describe("a field that may be missing", () => {
  const legal = fileAt("legal/privacy-policy.json");
  const withPart = (part: object) => ({ sections: [{ id: "a", heading: "A", parts: [part] }] });
  const text = JSON.stringify(withPart({ heading: "H", text: "T", items: ["I"] }));
  const partAfter = (part: object) => {
    const after: ReturnType<typeof withPart> = JSON.parse(
      editJson(text, withPart(part), legal.schema),
    );
    return after.sections[0]?.parts[0];
  };

  it("is left out when the CMS sends nothing for it", () => {
    expect(partAfter({ text: "T", items: ["I"] })).toEqual({ text: "T", items: ["I"] });
  });

  it.each(["", null])("is left out when the CMS sends %j", (heading) => {
    expect(partAfter({ heading, text: "T", items: [] })).toEqual({ text: "T" });
  });
});

it("writes the path of a picture as the model wants it", () => {
  const team = fileAt("team.json");
  const member = { id: "a", image: "./images/team-1.jpg" };
  const text = JSON.stringify({ members: [member] });
  const edit = (image: string) => editJson(text, { members: [{ ...member, image }] }, team.schema);
  expect(edit("images/team-2.jpg")).toContain('"./images/team-2.jpg"');
  expect(edit("../images/team-2.jpg")).toContain('"../images/team-2.jpg"');
});

it("puts a new field where the model has it", () => {
  const service = fileAt("services/strategy.json");
  const text = '{"$schema":"x","name":"n","title":"T","content":"C"}';
  const value = { ...JSON.parse(text), heading: "H" };
  expect(Object.keys(JSON.parse(editJson(text, value, service.schema)))).toEqual([
    ...["$schema", "name", "title", "heading", "content"],
  ]);
});
