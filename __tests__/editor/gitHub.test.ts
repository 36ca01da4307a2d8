import "../support/fixtureOnly";
import type { Browser, Page } from "playwright-core";
import { toProjectPath } from "../../src/content/model/contentFile";
import { connectToBrowser } from "../support/setUpPages";
import { stringifyContentFile } from "../support/stringifyContentFile";
import { answerConfirms, fillFields } from "../support/editor";
import { openDecapPage } from "../support/setUpEditorPage";
import { fixtureFiles } from "../support/fixtureFiles";
import { fixturePublicFolder } from "../support/builtFolder";
import { FakeGitHubRepository } from "../support/fakeGitHubRepository";
import { serveSite } from "../support/serveSite";

const file = "content/cities/everett.md";
const branch = "cms/cities/everett";
const files = Object.fromEntries(
  fixtureFiles.map((each) => [
    toProjectPath(each.path),
    stringifyContentFile(each),
  ]),
);

// The fixture site is built for movers/website at GitHub.
let site: Awaited<ReturnType<typeof serveSite>>;
let browser: Browser;
let page: Page;
let repository: FakeGitHubRepository;

beforeAll(async () => {
  site = await serveSite(fixturePublicFolder);
  browser = await connectToBrowser();
});
beforeEach(async () => {
  repository = new FakeGitHubRepository("movers/website", files);
  page = await openDecapPage(browser, site.origin, {
    viewport: { width: 1280, height: 800 },
  });
  await repository.serve(page);
});
afterEach(() => page.close());
afterAll(async () => {
  await browser.close();
  await site.close();
});

const save = () =>
  page.getByRole("button", { name: "Save", exact: true }).click();

const text = () => repository.read(file) ?? "";
const heading = (headingText: string) =>
  text().replace(/^heading: .*$/m, `heading: ${headingText}`);

async function open(headingText: string): Promise<void> {
  await page.goto("/admin#/collections/cities/entries/everett");
  const input = page.getByRole("textbox", { name: "Heading", exact: true });
  await input.waitFor();
  expect(await input.inputValue()).toBe(headingText);
}

/** Saves, and cancels the question about a conflict. */
async function cancelSave(question: string): Promise<void> {
  const questions = await answerConfirms(page, false);
  await save();
  await page.getByText("Nothing is saved yet. Look at their version").waitFor();
  expect(await questions()).toEqual([expect.stringContaining(question)]);
  expect(repository.writes).toEqual([]);
}

test("of what was published while a change waits, a clash is asked", async () => {
  repository.propose(branch, file, heading("This waits"));
  repository.publish(file, heading("This is published"));
  await open("This waits");
  await fillFields(page, { Name: "Everett, WA" });
  await cancelSave("as you: Heading.");
});

test("a change that GitHub doesn't take stays in the form, and says why", async () => {
  const before = /^heading: (.*)$/m.exec(text())?.[1] ?? "";
  await open(before);
  await fillFields(page, { Heading: "Mine" });
  await save();
  await page.getByText("Nothing is saved: GitHub doesn't let you").waitFor();
  expect(
    await page
      .getByRole("textbox", { name: "Heading", exact: true })
      .inputValue(),
  ).toBe("Mine");
});

test("a change to which somebody has added since it was opened is not published", async () => {
  repository.propose(
    branch,
    file,
    heading("This waits"),
    "decap-cms/pending_publish",
  );
  await open("This waits");
  repository.propose(
    branch,
    file,
    heading("This was added"),
    "decap-cms/pending_publish",
  );
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Publish now", { exact: true }).click();
  await page.getByText("somebody else has since changed Heading").waitFor();
  expect(repository.writes).toEqual([]);
});
