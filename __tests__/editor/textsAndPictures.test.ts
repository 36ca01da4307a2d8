import "../support/fixtureOnly";
import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import {
  fillFields,
  waitForSaved,
  openForm,
  previewOf,
  publish,
} from "../support/editor";
import { setUpEditorPage } from "../support/setUpEditorPage";
import { createPhotograph } from "../support/createPhotograph";
import { createTemporaryFolder } from "../support/createTemporaryFolder";

const here = setUpEditorPage();

const richText = () => here.page.locator('[contenteditable="true"]').last();
const city = (slug: string) =>
  openForm(here.page, `collections/cities/entries/${slug}`);

/** Creates a camera's photograph: upright by its EXIF orientation. */
async function photographed(name: string, width = 2000, height = 1300) {
  const photo = await createPhotograph({
    width,
    height,
    texture: 50,
    orientation: 6,
  });
  return path.join(await createTemporaryFolder({ [name]: photo }), name);
}

const upload = (file: string) =>
  here.page.locator("input[type=file]").last().setInputFiles(file);

async function choosePicture(file: string, as: string) {
  await here.page.getByRole("button", { name: /^Choose .*image$/ }).click();
  await upload(file);
  await here.page.getByText(as).waitFor();
  const choose = here.page.getByRole("button", { name: "Choose selected" });
  await choose.click();
  await choose.waitFor({ state: "hidden" });
}

test("an editor changes a city, with a picture of the phone and a service", async () => {
  await city("edmonds");
  await fillFields(here.page, { Heading: "Edmonds, up or down" });
  await choosePicture(
    await photographed("Harbor.JPG", 4400, 3300),
    "harbor-2.jpg",
  );
  await fillFields(here.page, { "What it shows": "A truck at the ferry" });
  await here.page.getByRole("button", { name: "Add service" }).click();
  await here.page.getByRole("combobox").last().fill("Local");
  await here.page.getByRole("option", { name: "Local Moving" }).click();
  await fillFields(here.page, {
    "What it means in this city": "Steep streets make us park low and carry.",
  });
  const preview = previewOf(here.page);
  await preview
    .getByRole("heading", { level: 1, name: "Edmonds, up or down" })
    .waitFor();
  const previewPicture = preview.getByAltText("A truck at the ferry").last();
  await expect(
    previewPicture.evaluate((image: HTMLImageElement) => image.naturalHeight),
  ).resolves.toBe(4000);

  await publish(here.page);
  await waitForSaved(here.page);
  const { lines, ...files } = here.editor.changes();
  const added = "content/images/cities/harbor-2.jpg";
  expect(files).toEqual({
    changed: ["content/cities/edmonds.md"],
    added: [added],
  });
  expect(lines).toContain("+heading: Edmonds, up or down");
  expect(lines).toContain("+  - service: local-moving");
  const picture = path.join(here.editor.folder, added);
  expect(await sharp(picture).metadata()).toMatchObject({
    width: 3000,
    height: 4000,
  });
  await expect(here.editor.errors()).resolves.toBe("");
});

// Decap caches entries that it has opened, so each is saved in one test only.
test("a picture keeps nothing of the phone's, and one that was only tried is not saved", async () => {
  await city("everett");
  const shot = await photographed("Shot.JPG", 1700, 1300);
  const located = await sharp(shot)
    .withExif({ IFD3: { GPSLatitude: "47/1 15/1 0/1", GPSLatitudeRef: "N" } })
    .toBuffer();
  expect(located.includes("Exif")).toBe(true);
  await fs.writeFile(shot, located);
  await choosePicture(await photographed("Tried.JPG"), "tried.jpg");
  await choosePicture(shot, "shot.jpg");
  await publish(here.page);
  await waitForSaved(here.page);
  const [added, ...more] = here.editor.changes().added;
  expect(more).toEqual([]);
  const saved = await fs.readFile(path.join(here.editor.folder, String(added)));
  expect((await sharp(saved).metadata()).exif).toBeUndefined();
});

/** Sets the cursor at the end by one click: Slate handles a second move late. */
async function toEnd() {
  const last = richText().locator("> *").last();
  const { width, height } = (await last.boundingBox())!;
  await last.click({ position: { x: width - 2, y: height - 2 } });
}

async function openText(post: string, mode = "rich_text") {
  await here.page.evaluate(
    (value) => localStorage.setItem("cms.md-mode", value),
    mode,
  );
  await openForm(here.page, `collections/posts/entries/${post}`);
  await toEnd();
  return async () => {
    await publish(here.page);
    await waitForSaved(here.page);
    return here.editor.read(`content/posts/${post}.md`);
  };
}

test.each([
  [
    "rich_text",
    "moving-tips-and-tricks",
    "\n- A **grand**\n  - Or two\n- See [us](/about)",
  ],
  ["raw", "everett-living-guide", "A grand\nSee us"],
])("what is pasted is saved, in mode %s", async (mode, post, saved) => {
  const save = await openText(post, mode);
  await here.page.keyboard.press("Enter");
  await here.page.context().grantPermissions(["clipboard-write"]);
  await here.page.evaluate(() =>
    navigator.clipboard.write([
      new ClipboardItem({
        "text/html":
          '<ul><li>A <b>grand</b> <img src="/a.png"></li><ul><li>Or two</li></ul><li>See <a href="/about">us</a></li></ul>',
        "text/plain": "A grand\nSee us",
      }),
    ]),
  );
  await here.page.keyboard.press("ControlOrMeta+V");
  await expect(save()).resolves.toContain(saved);
});

test("a text that is only touched stays as it is, and lists and numbers as they were typed", async () => {
  await openForm(here.page, "collections/posts/entries/skagit-valley-guide");
  await richText().waitFor();
  await waitForSaved(here.page);
  const save = await openText("skagit-valley-guide");
  const { keyboard } = here.page;
  await keyboard.type("!");
  await keyboard.press("Backspace");
  await save();
  expect(here.editor.changes().changed).toEqual([]);
  await toEnd();
  for (const line of ["2019. We buy a truck.", "2024. We start.", ""]) {
    await keyboard.press("Enter");
    await keyboard.type(line);
  }
  await keyboard.type("We bring");
  await keyboard.press("Shift+Enter");
  await keyboard.type("1. mats");
  await keyboard.press("Enter");
  await here.page.getByTitle("Bulleted List").last().click();
  await keyboard.type("Ramps");
  await keyboard.press("Enter");
  await keyboard.type("Blankets");
  await keyboard.press("Shift+Enter");
  await keyboard.press("Backspace");
  await here.page.getByText("Changes saved").waitFor({ state: "detached" });
  await expect(save()).resolves.toMatch(
    /\n\n2019\\. We buy a truck\.\n\n2024\\. We start\.\n\nWe bring\\\n1\\. mats\n\n- Ramps\n- Blankets\n$/,
  );
});

describe("pictures", () => {
  beforeAll(async () => {
    await city("everett");
    await here.page
      .getByRole("button", { name: "Choose different image" })
      .click();
    await here.page.getByText("hill.jpg").waitFor();
  });
  afterAll(() => here.page.keyboard.press("Escape"));

  test.each([
    ["too small", 1, "this one has 600 × 800 pixels. It needs 1600"],
    ["cut off", 0.5, "Otherwise part of it is missing"],
  ])("one that is %s is refused", async (_what, part, reason) => {
    const file = await photographed("x.jpg", 800, 600);
    const { size } = await fs.stat(file);
    await fs.truncate(file, Math.floor(size * part));
    const dialog = here.page.waitForEvent("dialog");
    await upload(file);
    expect((await dialog).message()).toContain(reason);
  });
});
