import { canonicalAddress, readAddress } from "../../../src/server/files/address";

describe("readAddress", () => {
  it.each([
    ["/", ""],
    ["/about-us", "about-us"],
    ["/services/human-resources", "services/human-resources"],
    ["/services/caf%C3%A9", "services/café"],
    ["/services/%3Cscript%3E", "services/<script>"],
  ])("%s is a page", (address, path) => {
    expect(readAddress(address)).toEqual({ kind: "page", path });
  });

  it.each([
    ["/about-us/", "about-us"],
    ["/about-us/index.html", "about-us"],
    ["/index.html", ""],
    ["/services/marketing/", "services/marketing"],
  ])("%s is an alternative spelling of a page", (address, path) => {
    expect(readAddress(address)).toEqual({ kind: "alias", path });
  });

  it.each(["app-0123456789abcdef.js", "page-data/app-data.json", ".well-known/security.txt"])(
    "/%s is a file",
    (path) => {
      expect(readAddress(`/${path}`)).toEqual({ kind: "file", path });
    },
  );

  it.each([
    "",
    "about-us",
    "http://example.com/",
    "//evil.example",
    "//evil.example/",
    "/\\evil.example/",
    "/%5Cevil.example/",
    "/%2Fevil.example/",
    "/about-us//",
    "/../secret",
    "/..",
    "/./about-us",
    "/%2e%2e/secret",
    "/..%2fsecret",
    "/about-us%2Findex.html",
    "/%00",
    "/about-us%0d%0aSet-Cookie:x",
    "/%zz",
    "/%E0%A4%A",
    "/.env",
    "/.git/config",
    "/about-us/.hidden",
    "/a/.well-known/x",
    "/app.js.br",
    "/app.js.GZ",
    "/app.js.map",
  ])("%s is not a valid address", (address) => {
    expect(readAddress(address)).toEqual({ kind: "none" });
  });
});

it.each([
  ["", "/"],
  ["about-us", "/about-us"],
  ["services/café & co", "/services/caf%C3%A9%20%26%20co"],
])("the canonical address of %j is %s", (path, address) => {
  expect(canonicalAddress(path)).toBe(address);
});
