import fs from "node:fs/promises";
import path from "node:path";
import { fixtureContent } from "../fixture/content";
import { inPlaywright } from "../engines/engine";
import type { EnginePage } from "../engines/engine";
import { journeys } from "../engines/journeys";
import { launchBrowser } from "../support/launchBrowser";
import { serveSite } from "../support/serveSite";
import { buildProject, writeProject } from "../support/siteBuild";

// A site is built.
jest.setTimeout(600_000);

const project = path.resolve(".fixture-eager");

let site: Awaited<ReturnType<typeof serveSite>>;
let page: EnginePage;

beforeAll(async () => {
  await writeProject(project, fixtureContent);
  await buildProject(project, { DEFER_HYDRATION: "false" });
  site = await serveSite(path.join(project, "public"));
  page = await inPlaywright(await launchBrowser(), site.origin);
});

afterAll(async () => {
  await page.close();
  await site.close();
  await fs.rm(project, { recursive: true });
});

describe("a site whose hydration is not deferred", () => {
  test("starts Gatsby without an interaction", async () => {
    await page.open("/about");
    await page.until(() => document.documentElement.matches("[data-hydrated]"));
  });

  test.each(journeys)("%s", (_what, journey) => journey(page));
});
