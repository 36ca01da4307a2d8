import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { browserPages } from "../support/browserPages";
import {
  isSaved,
  previewOf,
  publish,
  signIn,
  startEditor,
} from "../support/editor";
import { rebuild } from "../support/rebuild";
import { canaries, findInFiles, secretPatterns } from "../support/secrets";
import { temporaryFolder } from "../support/temporaryFolder";

// A form of Decap's has hundreds of parts, and machines are slow.
jest.setTimeout(120_000);

let editor: Awaited<ReturnType<typeof startEditor>>;

const { newPage, closeContexts } = browserPages(
  async () => (editor = await startEditor()),
);

afterEach(async () => {
  editor.reset();
  // Each test signs in anew.
  await closeContexts();
});

/** A page that notes where its requests go and what breaks in it. */
async function editorPage(address: string) {
  const page = await newPage({ viewport: { width: 1600, height: 1000 } });
  page.setDefaultTimeout(60_000);
  const hosts = new Set<string>();
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http")) hosts.add(hostname);
  });
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text()))
      refused.push(message.text());
  });
  await signIn(page, address);
  return { page, hosts, refused };
}

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

async function choosePicture(page: Page, button: string, file: string) {
  await page.getByRole("button", { name: button }).first().click();
  await page.locator("input[type=file]").last().setInputFiles(file);
  await page.getByText(path.basename(file).toLowerCase()).waitFor();
  const choose = page.getByRole("button", { name: "Choose selected" });
  await choose.click();
  await choose.waitFor({ state: "hidden" });
}

/** What a build on a live site's machine is told and visitors may know. */
const publicSettings = {
  GATSBY_QUOTE_ENDPOINT: "https://automation.example/quotes",
  CMS_GITHUB_REPO: "movers/website",
  CMS_AUTH_URL: "https://login.example.com",
};

test("an editor changes a city, and the rebuilt site shows it but no secret", async () => {
  const { page, hosts, refused } = await editorPage(
    "collections/cities/entries/puyallup",
  );
  await page
    .getByLabel("Heading", { exact: true })
    .fill("Puyallup, up or down");
  await choosePicture(
    page,
    "Choose different image",
    await photograph("IMG_2041.JPG"),
  );
  await page.getByLabel("What it shows").fill("A truck on Meridian at noon");
  await page.getByRole("button", { name: "Add service" }).click();
  await page.getByRole("combobox").last().fill("Local");
  await page.getByRole("option", { name: "Local Moving" }).click();
  await page
    .getByLabel("What it means in this city")
    .fill("Flat valley streets make short work of a local move here.");

  const preview = previewOf(page);
  await preview
    .getByRole("heading", { level: 1, name: "Puyallup, up or down" })
    .waitFor();
  await preview.getByRole("heading", { name: "Local Moving" }).waitFor();
  const shown = preview.getByAltText("A truck on Meridian at noon");
  await expect(
    shown.evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).resolves.toBe(2000);

  await publish(page);
  await isSaved(page);
  expect(editor.changes()).toEqual({
    changed: ["content/cities/puyallup.md"],
    added: ["content/images/cities/img_2041.jpg"],
    lines: [
      "-heading: Moving in Puyallup, on the valley floor or South Hill",
      "+heading: Puyallup, up or down",
      "-  src: /images/cities/puyallup.jpg",
      "-  alt: Rows of daffodils and a red barn on the Puyallup valley floor, with Mount",
      "-    Rainier filling the sky",
      "+  src: /images/cities/img_2041.jpg",
      "+  alt: A truck on Meridian at noon",
      "-services: []",
      "+services:",
      "+  - service: local-moving",
      "+    text: Flat valley streets make short work of a local move here.",
    ],
  });
  await expect(editor.faults()).resolves.toBe("");
  expect(Array.from(hosts)).toEqual(["127.0.0.1"]);
  expect(refused).toEqual([]);

  const { folder: site, read } = await rebuild(editor.content, {
    env: { ...canaries, ...publicSettings },
  });
  const city = await read("locations/pierce-county/puyallup/index.html");
  expect(city).toContain("Puyallup, up or down</h1>");
  expect(city).toContain("Flat valley streets");
  expect(city).not.toContain("Coming soon");
  for (const page of [
    "locations/pierce-county/puyallup",
    "locations/pierce-county",
  ])
    expect(await read(`${page}/index.html`)).toContain(
      'alt="A truck on Meridian at noon"',
    );
  for (const index of ["locations/index.html", "sitemap/index.html"])
    expect(await read(index)).toContain("/locations/pierce-county/puyallup");
  expect(await read("sitemap-0.xml")).toContain(
    "/locations/pierce-county/puyallup</loc>",
  );

  for (const setting of Object.values(publicSettings))
    expect(await findInFiles(site, [setting])).not.toEqual([]);
  expect(
    await findInFiles(site, [
      ...Object.values(canaries),
      ...secretPatterns,
      path.dirname(site),
    ]),
  ).toEqual([]);
}, 400_000);

test("an editor writes a post from nothing", async () => {
  const { page, hosts } = await editorPage("collections/posts/new");
  await page.getByLabel("Name", { exact: true }).fill("Moving with Cats");
  const preview = previewOf(page);
  // What is not written yet has its place in the page.
  await preview.locator("h1", { hasText: "Heading" }).waitFor();

  await page.getByLabel("Place in lists, lowest first").fill("20");
  await page.getByLabel("Title for search engines").fill("Moving with Cats");
  await page
    .getByLabel("Description for search engines")
    .fill(
      "How to bring a cat through moving day: which room to close, what to pack last and how to settle in at the new home, hour by hour.",
    );
  await page.getByLabel("Heading", { exact: true }).fill("Moving with a cat");
  await page
    .getByLabel("Card text")
    .fill(
      "One closed room, one carrier and one familiar blanket: a calm move.",
    );
  await choosePicture(page, "Choose an image", await photograph("cat.jpg"));
  await page.getByLabel("What it shows").fill("A cat in an open carrier");
  await page.getByLabel("Published").fill("2026-05-12");
  const text = page.locator('[data-slate-editor="true"]');
  await text.click();
  await page.keyboard.type("Close one room first.");
  await preview.getByText("Close one room first.").waitFor();

  await publish(page);
  await isSaved(page);
  expect(editor.changes().added).toEqual([
    "content/images/posts/cat.jpg",
    "content/posts/moving-with-cats.md",
  ]);
  await expect(editor.read("content/posts/moving-with-cats.md")).resolves.toBe(
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
  await expect(editor.faults()).resolves.toBe("");
  expect(Array.from(hosts)).toEqual(["127.0.0.1"]);
});

test("a fault keeps a change from being saved, and is named", async () => {
  const { page } = await editorPage("collections/cities/entries/puyallup");
  const title = page.getByLabel("Title for search engines");
  await title.fill("Movers in Tacoma, Washington");
  await previewOf(page)
    .getByText("content/cities/tacoma.md has the same title")
    .waitFor();
  await publish(page);
  await page
    .getByText("This can't be saved yet. title: Write another")
    .waitFor();
  expect(editor.changes().changed).toEqual([]);
});
