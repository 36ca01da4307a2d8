import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import {
  fillFields,
  isSaved,
  openForm,
  previewOf,
  publish,
} from "../support/editor";
import { withEditorPage } from "../support/editorPage";
import { temporaryFolder } from "../support/temporaryFolder";

/** Hosts that it has asked. */
const hosts = new Set<string>();
/** What it was not allowed to load or run. */
const refused: string[] = [];

function watch(page: Page): void {
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http")) hosts.add(hostname);
  });
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text()))
      refused.push(message.text());
  });
}

const here = withEditorPage({ width: 1600, height: 1000 }, watch);
afterEach(() => {
  expect(Array.from(hosts)).toEqual(["127.0.0.1"]);
  expect(refused).toEqual([]);
});

/** A picture as cameras write it. */
async function photograph(name: string): Promise<string> {
  const file = path.join(await temporaryFolder(), name);
  await sharp({
    create: {
      width: 2000,
      height: 1300,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toFile(file);
  return file;
}

async function choosePicture(button: string, file: string) {
  await here.page.getByRole("button", { name: button }).first().click();
  await here.page.locator("input[type=file]").last().setInputFiles(file);
  await here.page.getByText(path.basename(file).toLowerCase()).waitFor();
  const choose = here.page.getByRole("button", { name: "Choose selected" });
  await choose.click();
  await choose.waitFor({ state: "hidden" });
}

test("an editor changes a city", async () => {
  await openForm(here.page, "collections/cities/entries/edmonds");
  await here.page
    .getByLabel("Heading", { exact: true })
    .fill("Edmonds, up or down");
  await choosePicture(
    "Choose different image",
    await photograph("IMG_2041.JPG"),
  );
  await here.page
    .getByLabel("What it shows")
    .fill("A truck at the ferry at noon");
  await here.page.getByRole("button", { name: "Add service" }).click();
  await here.page.getByRole("combobox").last().fill("Local");
  await here.page.getByRole("option", { name: "Local Moving" }).click();
  await here.page
    .getByLabel("What it means in this city")
    .fill("Steep streets make us park low and carry every box up to the door.");

  const preview = previewOf(here.page);
  await preview
    .getByRole("heading", { level: 1, name: "Edmonds, up or down" })
    .waitFor();
  await preview.getByRole("heading", { name: "Local Moving" }).waitFor();
  // The first is on the card.
  const shown = preview.getByAltText("A truck at the ferry at noon").last();
  await expect(
    shown.evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).resolves.toBe(2000);

  await publish(here.page);
  await isSaved(here.page);
  expect(here.editor.changes()).toEqual({
    changed: ["content/cities/edmonds.md"],
    added: ["content/images/cities/img_2041.jpg"],
    lines: [
      "-heading: Moving in Edmonds, down in the bowl",
      "+heading: Edmonds, up or down",
      "-  src: /images/cities/hill.jpg",
      "-  alt: A red house looks down a steep green hillside with a gray path",
      "+  src: /images/cities/img_2041.jpg",
      "+  alt: A truck at the ferry at noon",
      "-services: []",
      "+services:",
      "+  - service: local-moving",
      "+    text: Steep streets make us park low and carry every box up to the door.",
    ],
  });
  await expect(here.editor.faults()).resolves.toBe("");
});

test("an editor writes a post from nothing", async () => {
  await openForm(here.page, "collections/posts/new");
  await here.page.getByLabel("Name", { exact: true }).fill("Moving with Cats");
  const preview = previewOf(here.page);
  // What is not written yet has its place in the page.
  await preview.locator("h1", { hasText: "Heading" }).waitFor();

  await fillFields(here.page, {
    "Place in lists, lowest first": "20",
    "Title for search engines": "Moving with Cats",
    "Description for search engines":
      "How to bring a cat through moving day: which room to close, what to pack last and how to settle in at the new home, hour by hour.",
    Heading: "Moving with a cat",
    "Card text":
      "One closed room, one carrier and one familiar blanket: a calm move.",
  });
  await choosePicture("Choose an image", await photograph("cat.jpg"));
  await here.page.getByLabel("What it shows").fill("A cat in an open carrier");
  await here.page.getByLabel("Published").fill("2026-05-12");
  const text = here.page.locator('[data-slate-editor="true"]');
  await text.click();
  await here.page.keyboard.type("Close one room first.");
  await preview.getByText("Close one room first.").waitFor();

  await publish(here.page);
  await isSaved(here.page);
  expect(here.editor.changes().added).toEqual([
    "content/images/posts/cat.jpg",
    "content/posts/moving-with-cats.md",
  ]);
  await expect(
    here.editor.read("content/posts/moving-with-cats.md"),
  ).resolves.toBe(
    `---
name: Moving with Cats
order: 20
title: Moving with Cats
description: "How to bring a cat through moving day: which room to close, what
  to pack last and how to settle in at the new home, hour by hour."
heading: Moving with a cat
summary: "One closed room, one carrier and one familiar blanket: a calm move."
image:
  src: /images/posts/cat.jpg
  alt: A cat in an open carrier
date: 2026-05-12
guide: false
---
Close one room first.
`,
  );
  await expect(here.editor.faults()).resolves.toBe("");
});

test("a fault prevents saving and is named", async () => {
  await openForm(here.page, "collections/cities/entries/mount-vernon");
  const title = here.page.getByLabel("Title for search engines");
  await title.fill("Movers in Everett, Washington");
  const panel = here.page.locator(".form-panel");
  await panel.getByText("content/cities/everett.md has the same one").waitFor();
  await publish(here.page);
  await here.page.getByText("This can't be saved yet.").waitFor();
  expect(here.editor.changes().changed).toEqual([]);
});
