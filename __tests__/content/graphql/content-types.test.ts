import { findTypeName } from "../../../src/content/graphql/content-types";

test("knows the type of every file in content/, and refuses others", () => {
  const typeOf = (relativePath: string) => findTypeName({ node: { relativePath } });
  expect(typeOf("pages/home.json")).toBe("HomePage");
  expect(typeOf("services/human-resources.json")).toBe("Service");
  expect(() => typeOf("services/old/hr.json")).toThrow(
    "content/services/old/hr.json: the content model has no such file",
  );
});
