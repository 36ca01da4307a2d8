import "../support/fixtureOnly";
import type { Page } from "playwright-core";
import { quoteInbox } from "../support/quoteInbox";
import { browserPages, calm, hydrated, touch } from "../support/browserPages";
import { button, field, fillIn, filled } from "../support/filledForm";
import { answers, documentsOf, watchLoads } from "../support/requests";
import { sideBySide } from "../support/sideBySide";
import {
  expectReadable,
  follow,
  isTakenOver,
  linkTo,
} from "../support/visitor";

const { serve, kept } = quoteInbox();

const { newPage, open } = browserPages(serve);

const calmPage = () => newPage(calm);

const newHeading = "About us, anew";

interface PageData {
  componentChunkName: string;
  result: { data: unknown };
}

interface Release {
  /** Whether the host keeps the scripts of the previous release. */
  readonly scripts: "gone" | "kept";
  readonly change?: (about: PageData) => void;
}

/** Simulates a release with new scripts, styles and data. */
async function release(
  page: Page,
  { scripts, change = () => undefined }: Release = { scripts: "gone" },
) {
  await page.route("**/page-data/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "0123456789abcdef0123" } }),
  );
  await page.route("**/page-data/about/page-data.json", async (route) => {
    const answer = await route.fetch();
    const about = (await answer.json()) as PageData;
    change(about);
    await route.fulfill({ json: about });
  });
  await page.route("**/about", async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace(/(<h1[^>]*>)[^]*?(<\/h1>)/, `$1${newHeading}$2`),
    });
  });
  if (scripts === "gone")
    await page.route(
      /-[0-9a-f]{8}\.js$|\/styles\.\w+\.css$/,
      answers["is not found"],
    );
}

const leave = async (page: Page) => {
  await linkTo(page, "/about").click();
  await page.getByRole("heading", { level: 1, name: newHeading }).waitFor();
};

describe("a page that was open before a release", () => {
  const releases: (Release & { readonly name: string })[] = [
    { name: "old scripts are gone", scripts: "gone" },
    { name: "old scripts are kept", scripts: "kept" },
    {
      name: "there are new kinds of pages",
      scripts: "kept",
      change(about) {
        about.componentChunkName = "component---src-templates-new-page-tsx";
      },
    },
    {
      name: "old scripts can't show the new data",
      scripts: "kept",
      change(about) {
        about.result.data = { about: {} };
      },
    },
  ];

  test("shows the new page on the next click", () =>
    sideBySide(releases, calmPage, async (page, made) => {
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await hydrated(page);
      await release(page, made);
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.text().startsWith("TypeError")) errors.push(message.text());
      });
      const documents = documentsOf(page);
      const loaded = watchLoads(page);
      await leave(page);
      await loaded();
      expect(documents).toEqual(["/about"]);
      expect(errors).toEqual([]);
      await page.goBack();
      await expectReadable(page, "/");
    }));

  test("keeps what was typed into the form", async () => {
    const page = await open("/contact", calm);
    await field(page, "Name").fill(filled.Name);
    await release(page);
    await leave(page);
    // The form's page and scripts come from the new release.
    await page.unrouteAll();
    await page.goBack();
    await page.waitForFunction(
      (name) =>
        document.querySelector<HTMLInputElement>("[name=name]")?.value === name,
      filled.Name,
    );
  });
});

describe("a page that is first used after a release", () => {
  const releases = (["gone", "kept"] as const).map((scripts) => ({
    name: `scripts are ${scripts}`,
    scripts,
  }));

  test("stays, and its links work", () =>
    sideBySide(releases, calmPage, async (page, made) => {
      // The release happens before the page loads anything.
      await release(page, made);
      const loaded = watchLoads(page);
      await page.goto("/", { waitUntil: "domcontentloaded" });
      const documents = documentsOf(page);
      await touch(page);
      await loaded();
      expect(documents).toEqual([]);
      expect(await isTakenOver(page)).toBe(false);
      await expectReadable(page, "/");
      await follow(page, "/services");
    }));

  test("isn't reloaded while the visitor types, and sends the form", () =>
    sideBySide(releases, calmPage, async (page, made) => {
      const message = `typed when ${made.name}`;
      await release(page, made);
      const loaded = watchLoads(page);
      await page.goto("/contact");
      const documents = documentsOf(page);
      await fillIn(page, { "Additional Details": message });
      await loaded();
      expect(documents).toEqual([]);
      expect(await field(page, "Name").inputValue()).toBe(filled.Name);
      await button(page).click();
      await page
        .getByRole("heading", { name: "Quote Request Submitted" })
        .waitFor();
      expect(await kept(message)).toBe(1);
    }));
});
