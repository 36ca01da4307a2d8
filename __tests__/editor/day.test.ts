import "../support/fixtureOnly";
import fs from "node:fs/promises";
import path from "node:path";
import type { Page, Route } from "playwright-core";
import sharp from "sharp";
import { filesAddress } from "../../src/cms/localFiles";
import {
  answerQuestions,
  fillFields,
  isSaved,
  openForm,
  previewOf,
  publish,
  signIn,
} from "../support/editor";
import { openEditorPage, withEditorPage } from "../support/editorPage";
import { until } from "../support/localService";
import { photograph } from "../support/photographs";
import { temporaryFolder } from "../support/temporaryFolder";

/** Hosts that the editor has asked, and what it was not allowed to load. */
const hosts = new Set<string>();
const forbidden: string[] = [];

function watch(page: Page): void {
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http")) hosts.add(hostname);
  });
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text()))
      forbidden.push(message.text());
  });
}

const here = withEditorPage({ width: 1440, height: 900 }, watch);
afterEach(() => {
  expect(Array.from(hosts)).toEqual(["127.0.0.1"]);
  expect(forbidden).toEqual([]);
});

const says = (words: string | RegExp) =>
  here.page.getByText(words).last().waitFor();
const errors = () =>
  previewOf(here.page).getByRole("region", {
    name: "Fix this before you save",
  });
const richText = () => here.page.locator('[contenteditable="true"]').last();
const city = (slug: string) =>
  openForm(here.page, `collections/cities/entries/${slug}`);

/** A picture as cameras write it: upright ones lie on their side. */
async function photographed(name: string, width = 2000, height = 1300) {
  const photo = await photograph({
    width,
    height,
    texture: 50,
    orientation: 6,
  });
  return path.join(await temporaryFolder({ [name]: photo }), name);
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
  const shown = preview.getByAltText("A truck at the ferry").last();
  await expect(
    shown.evaluate((image: HTMLImageElement) => image.naturalHeight),
  ).resolves.toBe(4000);

  await publish(here.page);
  await isSaved(here.page);
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

// Decap keeps an entry that it has opened once, so each is saved in one test only.
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
  await isSaved(here.page);
  const [added, ...more] = here.editor.changes().added;
  expect(more).toEqual([]);
  const saved = await fs.readFile(path.join(here.editor.folder, String(added)));
  expect((await sharp(saved).metadata()).exif).toBeUndefined();
});

test("an unfinished draft is saved, and finished and published later", async () => {
  await openForm(here.page, "collections/posts/new");
  await here.page.getByRole("switch").first().click();
  await publish(here.page);
  await says("the file is named after it");
  await fillFields(here.page, { Name: "Moving with Cats" });
  await publish(here.page);
  await isSaved(here.page);
  const file = "content/posts/moving-with-cats.md";
  await expect(here.editor.read(file)).resolves.toMatch(
    /^---\ndraft: true\nname: Moving with Cats\n/,
  );
  await expect(here.editor.errors()).resolves.toBe("");
  await previewOf(here.page)
    .getByRole("region", { name: "Before this can be published" })
    .getByText("Heading: ")
    .waitFor();
  await here.page.getByRole("switch").first().click();
  await publish(here.page);
  await says(/^Nothing is saved yet\. • .* And \d+ more\.$/);
  await expect(here.editor.read(file)).resolves.toContain("draft: true");
});

test("what is typed while a new page is saved stays, and counts as changed", async () => {
  await openForm(here.page, "collections/posts/new");
  await here.page.getByRole("switch").first().click();
  await fillFields(here.page, { Name: "Moving with Dogs" });
  const questions = await answerQuestions(here.page, true);
  const typeMeanwhile = async (route: Route) => {
    if (route.request().postData()?.includes("persistEntry"))
      await fillFields(here.page, { Heading: "Typed meanwhile" });
    await route.fallback();
  };
  await here.page.route(filesAddress, typeMeanwhile);
  await publish(here.page);
  await here.page.waitForURL("**/entries/moving-with-dogs");
  await here.page.getByText("Unsaved Changes").waitFor();
  await here.page.unroute(filesAddress, typeMeanwhile);
  expect(await questions()).toEqual([]);
  await publish(here.page);
  await isSaved(here.page);
  await expect(
    here.editor.read("content/posts/moving-with-dogs.md"),
  ).resolves.toContain("heading: Typed meanwhile");
});

test("an error is listed as one types, and refused; what was typed stays", async () => {
  await city("mount-vernon");
  await fillFields(here.page, {
    "Title for search engines": "Movers in Everett, Washington",
  });
  await errors()
    .getByText("content/cities/everett.md has the same one")
    .waitFor();
  await publish(here.page);
  await says("Nothing is saved yet. • Title for search engines (");
  await fillFields(here.page, { "Description for search engines": "Short" });
  await here.page.getByRole("textbox", { name: "Heading" }).click();
  await says("Write text of 120 to 160 characters.");
  expect(here.editor.changes().changed).toEqual([]);
});

/** Sets the cursor by one click: Slate follows a second move later. */
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
    await isSaved(here.page);
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
  await isSaved(here.page);
  const save = await openText("skagit-valley-guide");
  const { keyboard } = here.page;
  await keyboard.type("!");
  await keyboard.press("Backspace");
  await save();
  expect(here.editor.changes().changed).toEqual([]);
  await toEnd();
  for (const line of [
    "2019. We buy a truck.",
    "2024. We start.",
    "+ plus",
    "",
  ]) {
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
    /\n\n2019\\. We buy a truck\.\n\n2024\\. We start\.\n\n\\\+ plus\n\nWe bring\\\n1\\. mats\n\n- Ramps\n- Blankets\n$/,
  );
});

test("what two people change in one page is merged, and asked where it differs", async () => {
  const file = "content/cities/mount-vernon.md";
  const inFile = (name: string, words: string) =>
    here.editor.change(file, (text) =>
      text.replace(new RegExp(`^${name}: .*$`, "m"), `${name}: ${words}`),
    );
  await city("mount-vernon");
  await fillFields(here.page, { Heading: "Typed by me" });
  await inFile("name", "Mount Vernon, WA");
  await publish(here.page);
  await isSaved(here.page);
  await inFile("heading", "Written by them");
  await fillFields(here.page, { Heading: "Typed once more" });
  const questions = await answerQuestions(here.page, false);
  await publish(here.page);
  await says("Nothing is saved yet. Look at their version");
  expect(await questions()).toEqual([
    expect.stringContaining("changed the same fields as you: Heading."),
  ]);
  const saved = () => here.editor.read(file);
  await expect(saved()).resolves.toContain("heading: Written by them");
  await answerQuestions(here.page, true);
  await publish(here.page);
  await isSaved(here.page);
  await expect(saved()).resolves.toContain("heading: Typed once more");
  await expect(saved()).resolves.toContain("name: Mount Vernon, WA");
});

test.each([
  ["entries/everett", "Card text"],
  ["new", "Heading"],
])(
  "what was typed in %s survives a crash, without a preview",
  async (form, field) => {
    const text =
      "One closed room, one carrier\nand a familiar blanket will do.";
    const crashing = await openEditorPage(here.browser, here.editor, {
      viewport: { width: 390, height: 844 },
    });
    await signIn(crashing);
    await crashing.goto(`/admin#/collections/cities/${form}`);
    const input = crashing.getByRole("textbox", { name: field, exact: true });
    await fillFields(crashing, { [field]: text });
    const typed = await input.inputValue();
    const kept = () =>
      crashing.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open("localforage");
            opening.onsuccess = () => {
              const { result } = opening;
              const values = result
                .transaction("keyvaluepairs")
                .objectStore("keyvaluepairs")
                .getAll();
              values.onsuccess = () => {
                result.close();
                resolve(JSON.stringify(values.result));
              };
            };
          }),
      );
    await until(async () => (await kept()).includes("familiar blanket"));
    await crashing.reload();
    await input.waitFor();
    await crashing.waitForFunction(
      (words) =>
        Array.from(document.querySelectorAll("input, textarea")).some(
          (one) => (one as HTMLInputElement).value === words,
        ),
      typed,
    );
    await crashing.close();
  },
);

test("a form that another tab has open, too, says so", async () => {
  const form = "/admin#/collections/cities/new";
  const context = await here.browser.newContext({
    baseURL: here.editor.origin,
  });
  const open = async () => {
    const tab = await context.newPage();
    const dialogs: string[] = [];
    tab.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.accept();
    });
    await tab.goto(form);
    await tab.getByRole("button", { name: "Login" }).waitFor();
    // The browser answers in turn, so the editor has its answer then.
    await tab.evaluate(() => navigator.locks.query());
    return { tab, dialogs };
  };
  const first = await open();
  const second = await open();
  expect(first.dialogs).toEqual([]);
  expect(second.dialogs).toEqual([
    expect.stringContaining("open in another tab, too"),
  ]);
  await first.tab.goto("/admin#/collections/cities");
  const third = await open();
  expect(third.dialogs).toEqual([]);
  await context.close();
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
  ])("one that is %s is refused", async (_what, part, words) => {
    const file = await photographed("x.jpg", 800, 600);
    const { size } = await fs.stat(file);
    await fs.truncate(file, Math.floor(size * part));
    const dialog = here.page.waitForEvent("dialog");
    await upload(file);
    expect((await dialog).message()).toContain(words);
  });
});

test("a city can be edited on a phone", async () => {
  const phone = await openEditorPage(here.browser, here.editor, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await signIn(phone);
  await phone.goto("/admin#/collections/cities/entries/mount-vernon");
  const heading = phone.getByRole("textbox", { name: "Heading", exact: true });
  await fillFields(phone, { Heading: "Moving by the Skagit" });
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(
    390,
  );
  expect((await heading.boundingBox())!.width).toBeGreaterThan(340);
  const toggle = phone.getByTitle("Toggle preview");
  await toggle.click();
  await previewOf(phone)
    .getByRole("heading", { level: 1, name: "Moving by the Skagit" })
    .waitFor();
  await heading.waitFor({ state: "hidden" });
  await toggle.click();
  await publish(phone);
  await isSaved(phone);
  expect(here.editor.changes().lines).toContain(
    "+heading: Moving by the Skagit",
  );
});

test("another form's address opens that form, and Delete means the entry in it", async () => {
  const { page } = here;
  await city("marysville");
  await fillFields(page, { Heading: "Typed and left" });
  const questions = await answerQuestions(page, false);
  await page.evaluate(() => (location.hash = "#/collections/cities/new"));
  await expect(questions()).resolves.toEqual([
    expect.stringContaining("leave"),
  ]);
  expect(new URL(page.url()).hash).toMatch("/entries/marysville");
  await answerQuestions(page, true);
  await page.evaluate(
    () => (location.hash = "#/collections/posts/entries/skagit-valley-guide"),
  );
  await previewOf(page)
    .getByText("Living in the Skagit Valley, field")
    .waitFor();
  await page.getByText("Delete entry").click();
  await says("content/posts/skagit-valley-guide.md can't be deleted yet");
});

test("what the site needs is not deleted", async () => {
  await city("everett");
  await here.page.getByText("Delete entry").click();
  await says("content/cities/everett.md can't be deleted yet");
  await openForm(here.page, "collections/settings/entries/company");
  await previewOf(here.page).locator("body *").first().waitFor();
  expect(await here.page.getByText("Delete entry").count()).toBe(0);
  await here.page.goto("/admin#/");
  await here.page.getByRole("button", { name: "Media" }).click();
  await here.page.getByText("share.jpg").click();
  await here.page.getByRole("button", { name: "Delete selected" }).click();
  await says("content/images/share.jpg can't be deleted yet");
  expect(here.editor.changes().changed).toEqual([]);
});
