import type { Browser, Page } from "playwright-core";
import { contentPath } from "../../src/content/model/contentFile";
import { sharedBrowser } from "../support/browserPages";
import { contentText } from "../support/contentText";
import { fillFields, startGitHubEditor } from "../support/editor";
import { openEditorPage } from "../support/editorPage";
import { contentFiles } from "../support/contentFiles";
import { GitHubRepository } from "../support/gitHubRepository";

jest.setTimeout(120_000);

const file = "content/cities/everett.md";
const branch = "cms/cities/everett";
const files = Object.fromEntries(
  contentFiles.map((each) => [contentPath(each.path), contentText(each)]),
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

const text = () => repository.read(file) ?? "";
const heading = (words: string) =>
  text().replace(/^heading: .*$/m, `heading: ${words}`);

async function open(words: string): Promise<void> {
  await page.goto("/admin#/collections/cities/entries/everett");
  const input = page.getByRole("textbox", { name: "Heading", exact: true });
  await input.waitFor();
  expect(await input.inputValue()).toBe(words);
}

const isRefused = async (reason: string) => {
  await page.getByText(reason).waitFor();
  expect(repository.writes).toEqual([]);
};

test("what was published while a change waits is not lost without a word", async () => {
  repository.propose(branch, file, heading("This waits"));
  repository.publish(file, text().replace(/^name: .*$/m, "name: Everett, WA"));
  await open("This waits");
  await fillFields(page, { Heading: "This waits, improved" });
  await save();
  await isRefused("somebody else has changed Name");
});

test("of two who change one page, the second is told what the first has saved", async () => {
  const [, before = ""] = /^heading: (.*)$/m.exec(text()) ?? [];
  await open(before);
  await fillFields(page, { Heading: "By the second" });
  repository.propose(branch, file, heading("By the first"));
  await save();
  await isRefused("somebody else has changed Heading");
});
