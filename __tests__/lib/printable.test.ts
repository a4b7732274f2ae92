import { printable } from "../../src/lib/printable";

it("replaces control characters", () => {
  expect(printable("a\0b\u001b[31mc\u009bd\ud800e")).toBe("a\ufffdb\ufffd[31mc\ufffdd\ufffde");
});

it("keeps tabs, line breaks and every other character", () => {
  const text = "a\tb\r\nc\n“é” आशा 🙂";
  expect(printable(text)).toBe(text);
});
