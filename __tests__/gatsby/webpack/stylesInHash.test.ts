import fs from "node:fs";
import path from "node:path";
import {
  stylesDigest,
  stylesInHash,
} from "../../../src/gatsby/webpack/stylesInHash";
import { temporaryFolder } from "../../support/temporaryFolder";

const hero = "sections/Hero.module.css";
const styles = () => temporaryFolder({ [hero]: ".hero { color: red }" });

test("the digest changes with any stylesheet and with nothing else", async () => {
  const folder = await styles();
  const before = stylesDigest(folder);
  fs.writeFileSync(path.join(folder, "sections/Hero.tsx"), "export {}");
  expect(stylesDigest(folder)).toBe(before);
  fs.writeFileSync(path.join(folder, hero), ".hero { color: blue }");
  expect(stylesDigest(folder)).not.toBe(before);
});

test("the digest and the setting are added to the hash of every chunk", async () => {
  const folder = await styles();
  const hashed: string[] = [];
  const hash = { update: (data: string) => hashed.push(data) };
  const chunkHash = {
    tap: (_name: string, hook: (chunk: unknown, to: typeof hash) => void) =>
      ["render-page", "about"].forEach((chunk) => hook(chunk, hash)),
  };
  stylesInHash(folder, "plain").apply({
    hooks: {
      compilation: { tap: (_name, hook) => hook({ hooks: { chunkHash } }) },
    },
  });
  const digest = `${stylesDigest(folder)}plain`;
  expect(hashed).toEqual([digest, digest]);
});
