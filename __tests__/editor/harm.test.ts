import fs from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { sharedBrowser } from "../support/browserPages";
import {
  isSaved,
  openForm,
  publish,
  signIn,
  startEditor,
} from "../support/editor";
import { temporaryFolder } from "../support/temporaryFolder";

// A form of Decap's has hundreds of parts, and machines are slow.
jest.setTimeout(120_000);

let editor: Awaited<ReturnType<typeof startEditor>>;
let browser: Browser;
let page: Page;
/** What the editor has said in dialogs. */
const said: string[] = [];

beforeAll(async () => {
  editor = await startEditor();
  browser = await sharedBrowser();
  page = await browser.newPage({
    baseURL: editor.origin,
    viewport: { width: 1600, height: 1000 },
  });
  page.setDefaultTimeout(60_000);
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await signIn(page);
});
afterEach(async () => {
  // Whatever an editor tries, the site can be built.
  expect(await editor.faults()).toBe("");
  editor.reset();
  said.length = 0;
});
afterAll(async () => {
  await browser.close();
  await editor.close();
});

/** A photograph of noise, which hardly compresses. */
async function photograph(
  name: string,
  width: number,
  height: number,
  quality = 80,
): Promise<string> {
  const file = path.join(await temporaryFolder(), name);
  const picture = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
  await picture
    .jpeg({ quality })
    // Turned by a quarter, as phones write upright pictures.
    .withMetadata({ orientation: 6 })
    .toFile(file);
  return file;
}

async function openPictures(address: string) {
  await openForm(page, address);
  await page.getByRole("button", { name: "Choose different image" }).click();
  await page.getByText("Choose selected").waitFor();
}

const upload = (file: string) =>
  page.locator("input[type=file]").last().setInputFiles(file);

const closePictures = () =>
  page.getByRole("button", { name: "Close" }).last().click();

async function saysInDialog(words: string) {
  await expect
    .poll(() => said.join("\n"), { timeout: 60_000 })
    .toContain(words);
}

test("a city that others name is not deleted", async () => {
  await openForm(page, "collections/cities/entries/everett");
  await page.getByRole("button", { name: "Delete entry" }).click();
  const refusal = page.getByText("content/cities/everett.md can't be deleted");
  await refusal.waitFor();
  expect(await refusal.textContent()).toContain(
    "content/testimonials/jane.md (city)",
  );
  expect(await refusal.textContent()).toContain("add a redirect");
  expect(editor.changes().changed).toEqual([]);
});
