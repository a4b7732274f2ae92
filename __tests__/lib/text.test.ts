import { fillTemplate } from "../../src/lib/fill-template";
import { serviceNameOf } from "../../src/lib/service-name-of";
import { splitParagraphs } from "../../src/components/split-paragraphs";
import { truncate } from "../../src/lib/truncate";
import { wrapIndex } from "../../src/lib/wrap-index";

describe("fillTemplate", () => {
  it("puts each value in its place, every time it is named", () => {
    expect(fillTemplate("{a} and {b} and {a}", { a: "1", b: "{c}" })).toBe("1 and {c} and 1");
  });

  it("refuses a place without a value", () => {
    expect(() => fillTemplate("Hello {name}", {})).toThrow("{name}, which has no value");
  });
});

describe("splitParagraphs", () => {
  it.each([
    ["one\ntwo", ["one", "two"]],
    ["one\r\n\r\n two \n", ["one", "two"]],
    ["", []],
  ])("%j", (text, paragraphs) => {
    expect(splitParagraphs(text)).toEqual(paragraphs);
  });
});

describe("truncate", () => {
  it.each([
    ["short", 10, "short"],
    ["exactly ten", 11, "exactly ten"],
    ["one two three", 9, "one two…"],
    ["one two, three", 10, "one two…"],
    ["incomprehensible", 6, "incom…"],
  ])("%j to %i characters", (text, length, result) => {
    expect(truncate(text, length)).toBe(result);
    expect(truncate(text, length).length).toBeLessThanOrEqual(length);
  });
});

describe("wrapIndex", () => {
  it.each([
    [0, 4, 0],
    [4, 4, 0],
    [-1, 4, 3],
    [-5, 4, 3],
    [9, 4, 1],
  ])("%i of %i is %i", (index, count, wrapped) => {
    expect(wrapIndex(index, count)).toBe(wrapped);
  });
});

describe("serviceNameOf", () => {
  it.each([
    ["/services/strategy", "strategy"],
    ["/services/strategy/", "strategy"],
    ["/services/a%2Fb", "a/b"],
    ["/services/%E0%A4%A", "%E0%A4%A"],
  ])("%s is %s", (path, name) => {
    expect(serviceNameOf(path)).toBe(name);
  });
});
