import type { Browser, Page } from "playwright-core";
import { contentPath } from "../../src/content/model/contentFile";
import { sharedBrowser } from "../support/browserPages";
import { contentText } from "../support/contentText";
import { startGitHubEditor } from "../support/editor";
import { openEditorPage } from "../support/editorPage";
import { fixtureFiles } from "../support/fixtureFiles";
import { GitHubRepository } from "../support/gitHubRepository";

jest.setTimeout(120_000);

const file = "content/cities/everett.md";
const branch = "cms/cities/everett";
const files = Object.fromEntries(
  fixtureFiles().map((each) => [contentPath(each.path), contentText(each)]),
);

let editor: Awaited<ReturnType<typeof startGitHubEditor>>;
let browser: Browser;
let page: Page;
let repository: GitHubRepository;

beforeAll(async () => {
  editor = await startGitHubEditor("movers/website");
  browser = await sharedBrowser();
});
beforeEach(async () => {
  repository = new GitHubRepository("movers/website", files);
  page = await openEditorPage(browser, editor, {
    viewport: { width: 1280, height: 800 },
  });
  await repository.serve(page);
});
afterEach(() => page.close());
afterAll(async () => {
  await browser.close();
  await editor.close();
});

const save = () =>
  page.getByRole("button", { name: "Save", exact: true }).click();

test("what is published while a change waits is kept when the change is saved again", async () => {
  const text = repository.read(file);
  const heading = (words: string, of = text) =>
    of.replace(/^heading: .*$/m, `heading: ${words}`);
  repository.propose(branch, file, heading("This waits"));
  repository.write(file, text.replace(/^name: .*$/m, "name: Everett, WA"));

  await page.goto("/admin#/collections/cities/entries/everett");
  const input = page.getByLabel("Heading", { exact: true });
  await input.waitFor();
  expect(await input.inputValue()).toBe("This waits");
  await input.fill("This waits, improved");
  await save();
  const panel = page.locator(".form-panel");
  await panel
    .getByText("published this after the change that waits here was begun")
    .waitFor();
  await panel
    .getByText("What they changed is now in this form: Name.")
    .waitFor();
  expect(repository.read(file, branch)).toBe(heading("This waits"));

  await save();
  await page.getByText("Entry saved").waitFor();
  const saved = repository.read(file, branch);
  expect(saved).toContain("heading: This waits, improved\n");
  expect(saved).toContain("name: Everett, WA\n");
});
