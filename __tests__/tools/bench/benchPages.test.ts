import { benchPages } from "../../../src/tools/bench/benchPagesCommand";
import { inProject } from "../../support/inProject";
import { runScript } from "../../support/runScript";
import { temporaryFolder } from "../../support/temporaryFolder";

const sitemap = ["/", "/about"]
  .map((path) => `<url><loc>https://www.example.com${path}</loc></url>`)
  .join("");

const built = { "public/sitemap-0.xml": `<urlset>${sitemap}</urlset>` };

const run = inProject(benchPages);

test("--help prints the usage", () => {
  const { code, output } = runScript("tools/bench/benchPages.ts", "/", [
    "--help",
  ]);
  expect(code).toBe(0);
  expect(output).toContain("npm run bench -- --keep");
});

test("without a built site, it says what to do first", async () => {
  const { code, errors } = await run(await temporaryFolder());
  expect(code).toBe(2);
  expect(errors).toContain('run "npm run build" first');
});

test.each([
  [["--pages", "/,/abuot"], '"/abuot"'],
  [["--runs", "many"], '"many"'],
  [["--runs", "26"], "write 0 to 25"],
  [["--keep", "--pages", "/"], "leave --pages out"],
  [["--keep", "--origin", "http://127.0.0.1:80"], "leave --origin out"],
  [["--origin", "127.0.0.1:8787"], '"127.0.0.1:8787"'],
  [["--origin", "http://127.0.0.1:8787/"], "write an origin"],
  [["--speed"], "--speed"],
])("%j is rejected", async (args, words) => {
  const { code, errors } = await run(await temporaryFolder(built), args);
  expect(code).toBe(2);
  expect(errors).toContain(words);
});
