import fs from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { launchBrowser } from "../../src/tools/bench/launchBrowser";
import {
  openForm,
  previewOf,
  publish,
  signIn,
  startEditor,
} from "../support/editor";

const help = `Takes the pictures of docs/editing.md from the editor as it is now.

Usage: npm run docs:screenshots

They go to docs/images. The editor works on a copy of the fixture's content.
`;

const folder = path.resolve("docs/images");

/** Whether all visible pictures have loaded. */
const hasPictures = () =>
  Array.from(document.images).every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    const isSeen = image.checkVisibility() && bottom >= 0 && top <= innerHeight;
    return image.complete || !isSeen;
  });

async function take(page: Page, name: string): Promise<void> {
  for (const frame of page.frames()) await frame.waitForFunction(hasPictures);
  // Animations are shown in their final state.
  await sharp(await page.screenshot({ animations: "disabled" }))
    .resize({ width: 1200 })
    .webp({ quality: 72 })
    .toFile(path.join(folder, `${name}.webp`));
  console.log(`docs/images/${name}.webp`);
}

async function takeAll(page: Page): Promise<void> {
  const heading = () => page.getByLabel("Heading", { exact: true });
  await page.goto("/admin");
  await page.getByRole("button", { name: "Login" }).waitFor();
  await take(page, "sign-in");
  await signIn(page);
  await page.getByRole("link", { name: "Cities" }).click();
  await page.getByRole("link", { name: "Edmonds" }).waitFor();
  await take(page, "cities");

  await page.getByRole("link", { name: "Edmonds" }).click();
  await heading().fill("Moving in Edmonds, up the hill or down");
  await previewOf(page).getByText("up the hill or down").waitFor();
  await take(page, "edit-city");

  await page.getByLabel("What it shows").scrollIntoViewIfNeeded();
  await take(page, "picture");

  await page.getByRole("button", { name: "Add service" }).click();
  await page.getByRole("combobox").last().fill("Local");
  await page.getByRole("option", { name: "Local Moving" }).click();
  await page
    .getByLabel("What it means in this city")
    .fill("Steep streets make us park low and carry every box up to the door.");
  await previewOf(page)
    .getByRole("heading", { name: "Local Moving" })
    .scrollIntoViewIfNeeded();
  await take(page, "services");

  await page
    .getByLabel("Title for search engines")
    .fill("Movers in Everett, Washington");
  await publish(page);
  await page.getByText(/can't be saved yet/).waitFor();
  await take(page, "refused");

  page.on("dialog", (dialog) => void dialog.accept());
  await openForm(page, "collections/posts/new");
  await page.getByLabel("Name", { exact: true }).fill("Moving with Cats");
  await previewOf(page).locator("h1", { hasText: "Heading" }).waitFor();
  await take(page, "new-post");
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: "boolean" } } });
  if (values.help) {
    console.log(help);
    return;
  }
  await fs.mkdir(folder, { recursive: true });
  const [browser, editor] = await Promise.all([launchBrowser(), startEditor()]);
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      baseURL: editor.origin,
    });
    page.setDefaultTimeout(60_000);
    await takeAll(page);
  } finally {
    await browser.close();
    await editor.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
