import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { temporaryFolder } from "../support/temporaryFolder";

/** `npm run release-paths` in a project. */
async function run(files: Record<string, string>, ...words: string[]) {
  const folder = await temporaryFolder({
    "src/site/releasedPaths.json": '["/", "/gone"]',
    ...files,
  });
  const script = path.resolve("src/gatsby/releasePaths.ts");
  const tsx = require.resolve("tsx");
  const answer = await promisify(execFile)(
    process.execPath,
    ["--import", tsx, script, ...words],
    { cwd: folder },
  ).catch((error: unknown) => error as { code: number; stderr: string });
  const list = path.join(folder, "src/site/releasedPaths.json");
  return {
    code: 0,
    stdout: "",
    ...answer,
    known: JSON.parse(await fs.readFile(list, "utf8")) as unknown,
  };
}

const built = {
  "public/index.html": "",
  "public/404/index.html": "",
  "public/404.html": "",
  "public/blog/index.html": "",
  "public/blog/moving/index.html": "",
  "public/page-data/index/page-data.json": "",
};

test("built pages are known from then on, and gone ones stay so", async () => {
  const { stdout, known } = await run(built);
  expect(known).toEqual(["/", "/blog", "/blog/moving", "/gone"]);
  expect(stdout).toBe(
    "src/site/releasedPaths.json: 4 addresses, 2 of them new\n",
  );
});

test("without a build nothing changes, and it says what to do", async () => {
  const { code, stderr, known } = await run({});
  expect(code).toBe(1);
  expect(stderr).toBe(
    'public holds no built site: run "npm run build" first\n',
  );
  expect(known).toEqual(["/", "/gone"]);
});

test("--help says what it does, and does nothing", async () => {
  const { stdout, known } = await run(built, "--help");
  expect(stdout).toContain("npm run release-paths");
  expect(known).toEqual(["/", "/gone"]);
});
