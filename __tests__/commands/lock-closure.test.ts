import { lockClosure } from "../../src/commands/build-server/lock-closure";

const lock = {
  lockfileVersion: 3,
  packages: {
    "": { dependencies: { a: "1", unused: "1" } },
    "node_modules/a": { version: "1.0.0", dependencies: { b: "1", "@s/c": "1" } },
    "node_modules/a/node_modules/b": { version: "1.0.0", dependencies: { d: "1" } },
    "node_modules/b": { version: "2.0.0" },
    "node_modules/@s/c": {
      version: "1.0.0",
      optionalDependencies: { native: "1", absent: "1" },
      peerDependencies: { peer: "1", rare: "1" },
      peerDependenciesMeta: { rare: { optional: true } },
    },
    "node_modules/d": { version: "1.0.0", dependencies: { a: "1" } },
    "node_modules/native": { version: "1.0.0", optional: true },
    "node_modules/peer": { version: "1.0.0", peer: true },
    "node_modules/rare": { version: "1.0.0" },
    "node_modules/unused": { version: "1.0.0" },
  },
};

it("keeps what the roots need, from the folder where Node would find it", () => {
  expect(Object.keys(lockClosure(lock, ["a"]))).toEqual([
    "node_modules/@s/c",
    "node_modules/a",
    "node_modules/a/node_modules/b",
    "node_modules/d",
    "node_modules/native",
    "node_modules/peer",
  ]);
});

it("keeps entries unchanged", () => {
  expect(lockClosure(lock, ["native"])).toEqual({
    "node_modules/native": { version: "1.0.0", optional: true },
  });
});

it("reports a package that the lock file lacks", () => {
  expect(() => lockClosure(lock, ["z"])).toThrow("package-lock.json lacks z");
});
