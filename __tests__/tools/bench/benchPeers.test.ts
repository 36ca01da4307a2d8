import { benchPeers } from "../../../src/tools/bench/benchPeersCommand";
import { servePlain } from "../../../src/tools/bench/servePlain";
import { inProject } from "../../support/inProject";
import { runScript } from "../../support/runScript";
import { temporaryFolder } from "../../support/temporaryFolder";

const built = { "public/index.html": "<!doctype html><title>Home</title>" };

const run = inProject(benchPeers);

test("--help prints the usage", () => {
  const { code, output } = runScript("tools/bench/benchPeers.ts", "/", [
    "--help",
  ]);
  expect(code).toBe(0);
  expect(output).toContain("npm run bench:peers -- --keep");
});

test.each([
  [[], "at least one peer"],
  [["../other/dist"], '"../other/dist" isn\'t a peer'],
  [["Other 1.0="], '"Other 1.0=" isn\'t a peer'],
  [["Other 1.0=other"], /Other 1\.0: .+\/other has no index\.html/],
  [["Other 1.0=public", "--runs", "0"], "write 1 to 25"],
])("%j is rejected", async (args, words) => {
  const { code, errors } = await run(await temporaryFolder(built), args);
  expect(code).toBe(2);
  expect(errors).toMatch(words);
});

test("a site that isn't built is named", async () => {
  const { code, errors } = await run(await temporaryFolder(), ["Other=."]);
  expect(code).toBe(2);
  expect(errors).toContain("this site");
});

test("sites are served alike: texts with brotli, other files as they are", async () => {
  const folder = await temporaryFolder({
    ...built,
    "public/picture.avif": "pixels",
    "public/_headers": "/*\n  X-Own: yes\n",
  });
  const { origin, close } = await servePlain(`${folder}/public`);
  try {
    const page = await fetch(`${origin}/`);
    expect(page.headers.get("content-encoding")).toBe("br");
    expect(page.headers.has("x-own")).toBe(false);
    await expect(page.text()).resolves.toBe(built["public/index.html"]);
    const picture = await fetch(`${origin}/picture.avif`);
    expect(picture.headers.has("content-encoding")).toBe(false);
    await expect(picture.text()).resolves.toBe("pixels");
  } finally {
    await close();
  }
});
