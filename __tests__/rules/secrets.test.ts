import os from "node:os";
import path from "node:path";
import { builtFolder } from "../support/builtFolder";
import {
  findInFiles,
  secretPatterns,
  serverVariables,
} from "../support/secrets";
import { temporaryFolder } from "../support/temporaryFolder";

test("no file contains the name of a server setting", async () => {
  expect(serverVariables).toEqual(
    expect.arrayContaining(["QUOTE_FORWARD_URL", "TRUST_PROXY"]),
  );
  expect(await findInFiles(builtFolder, serverVariables)).toEqual([]);
});

test("no file contains a key or token", async () => {
  expect(await findInFiles(builtFolder, secretPatterns)).toEqual([]);
});

test("no file contains a path of the build machine", async () => {
  const places = [process.cwd(), os.homedir() + path.sep];
  expect(await findInFiles(builtFolder, places)).toEqual([]);
});

test("a key would be detected in any text file", async () => {
  const folder = await temporaryFolder({
    "app.js": `const a = "AKIA${"Q7".repeat(8)}"`,
    "page-data/index/page-data.json": `{ "token": "ghp_${"a1".repeat(18)}" }`,
    "robots.txt": "-----BEGIN RSA PRIVATE KEY-----",
    "photo.jpg": `npm_${"a1".repeat(18)}`,
  });
  const found = await findInFiles(folder, secretPatterns);
  expect(found.map((place) => place.split(":")[0]).sort()).toEqual([
    "app.js",
    "page-data/index/page-data.json",
    "robots.txt",
  ]);
});
