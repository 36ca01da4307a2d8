import { assetsInHash } from "../../../src/gatsby/webpack/assetsInHash";

/** The hash that the plugin gives a compilation of these files. */
function hashOf(names: readonly string[], own = "webpack's own"): string {
  const compilation = {
    hash: own,
    getAssets: () => names.map((name) => ({ name })),
  };
  assetsInHash.apply({
    hooks: { done: { tap: (_name, hook) => hook({ compilation }) } },
  });
  return compilation.hash;
}

test("the same files have the same hash, whatever webpack's own hash is", () => {
  const files = ["app-1.js", "contact-2.js"];
  expect(hashOf(files, "with a cache")).toBe(hashOf(files, "without one"));
  expect(hashOf(files.toReversed())).toBe(hashOf(files));
});

test("different files have a different hash", () => {
  expect(hashOf(["app-2.js"])).not.toBe(hashOf(["app-1.js"]));
  expect(hashOf(["app-1.js", "contact-2.js"])).not.toBe(hashOf(["app-1.js"]));
});

test("the hash is as long as Gatsby's", () => {
  expect(hashOf(["app-1.js"])).toMatch(/^[0-9a-f]{20}$/);
});
