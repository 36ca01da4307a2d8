import "../support/fixtureOnly";
import fs from "node:fs/promises";
import path from "node:path";
import { serveSite } from "../../src/tools/bench/serveSite";
import { checks } from "../floor/checks";
import { browserPages, hydrated, takenOver } from "../support/browserPages";
import { fixtureProject } from "../support/builtFolder";
import { policyViolationsOn } from "../support/policyViolations";
import { buildProject } from "../support/siteBuild";
import { shown } from "../support/visitor";
import { walkedPages } from "../support/walkedPages";

// The site is built before the first test.
jest.setTimeout(300_000);

/** Beside the fixture project, whose cache it goes on from. */
const copy = path.resolve(".fixture-plain");

let inboxFile: string;

const { newPage, newVisitor } = browserPages(async () => {
  await fs.rm(copy, { recursive: true, force: true });
  await fs.cp(fixtureProject, copy, {
    recursive: true,
    verbatimSymlinks: true,
  });
  process.env.DEFER_HYDRATION = "false";
  await buildProject(copy);
  const site = await serveSite(path.join(copy, "public"));
  ({ inboxFile } = site);
  return site;
});
afterAll(() => fs.rm(copy, { recursive: true, force: true }));

describe("a site whose hydration is not deferred", () => {
  test("starts Gatsby without an interaction, under its policy", async () => {
    const page = await newPage();
    const violations = await policyViolationsOn(page);
    for (const route of walkedPages) {
      await page.goto(route);
      await takenOver(page);
      expect(await page.locator("script[data-path]").count()).toBe(0);
    }
    expect(violations).toEqual([]);
  });

  test("follows links without loading another document", async () => {
    const page = await newPage();
    await page.goto("/");
    await hydrated(page);
    await page.evaluate(() => document.body.classList.add("same-document"));
    await page.getByRole("contentinfo").locator('a[href="/about"]').click();
    await shown(page, "/about");
    expect(await page.locator("body.same-document").count()).toBe(1);
  });

  test.each(Object.entries(checks))("%s", async (_name, check) => {
    await check({ inboxFile, newPage: newVisitor });
  });
});
