import os from "node:os";
import path from "node:path";
import { isCompressible } from "../../src/site/files";
import { builtFiles, readBuilt } from "../support/builtFiles";
import { canary, secretVariables } from "../support/secrets";

const texts = Array.from(builtFiles).filter(isCompressible);

test.each([
  ["the name of a secret setting", secretVariables],
  ["the value of one", [canary]],
  ["a path of the build machine", [process.cwd(), os.homedir() + path.sep]],
  ["a private key", ["PRIVATE KEY-----"]],
])("no file contains %s", (_what, secrets) => {
  expect(texts).toContain("/index.html");
  const found = texts.flatMap((file) => {
    const text = readBuilt(file);
    return secrets
      .filter((secret) => text.includes(secret))
      .map((secret) => `${file}: ${secret}`);
  });
  expect(found).toEqual([]);
});
