import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Locator } from "playwright-core";
import { fillFields, isSaved, openForm, publish } from "../support/editor";
import { withEditorPage } from "../support/editorPage";
import { temporaryFolder } from "../support/temporaryFolder";

const here = withEditorPage({ width: 1600, height: 1000 });

const says = (words: string) => here.page.getByText(words).first().waitFor();

/** A photograph of noise, which hardly compresses. */
async function photograph(name: string, width: number, height: number) {
  const file = path.join(await temporaryFolder(), name);
  await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    // Lies on its side, as phones write upright pictures.
    .withMetadata({ orientation: 6 })
    .toFile(file);
  return file;
}

test("a city that others name is not deleted", async () => {
  await openForm(here.page, "collections/cities/entries/everett");
  await here.page.getByText("Delete entry").click();
  const refusal = here.page.getByText(
    "content/cities/everett.md can't be deleted",
  );
  await refusal.waitFor();
  const reason = await refusal.textContent();
  expect(reason).toContain("content/testimonials/jane.md (city)");
  expect(reason).toContain(
    "/locations/snohomish-county/everett: add a redirect",
  );
  expect(here.editor.changes().changed).toEqual([]);
});

describe("pictures", () => {
  const upload = (file: string) =>
    here.page.locator("input[type=file]").last().setInputFiles(file);

  /** The reason why a picture is not taken. */
  async function refusalOf(file: string): Promise<string> {
    const dialog = here.page.waitForEvent("dialog");
    await upload(file);
    return (await dialog).message();
  }

  beforeAll(async () => {
    await openForm(here.page, "collections/cities/entries/everett");
    await here.page
      .getByRole("button", { name: "Choose different image" })
      .click();
    await here.page.getByText("harbor.jpg").waitFor();
  });

  test("one that is too small is refused with the size that it needs", async () => {
    const small = await photograph("small.jpg", 800, 600);
    await expect(refusalOf(small)).resolves.toContain(
      "this one has 600 × 800 pixels. It needs 1600",
    );
  });

  test("one of a phone's own format is refused, whatever its name", async () => {
    const file = path.join(await temporaryFolder(), "IMG_1.JPG");
    await fs.writeFile(file, "\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
    await expect(refusalOf(file)).resolves.toContain("convert it to JPEG");
  });

  test("one in use is not deleted", async () => {
    await here.page.getByText("hill.jpg").click();
    await here.page.getByRole("button", { name: "Delete selected" }).click();
    const refusal = here.page.getByText(
      "content/images/cities/hill.jpg can't be",
    );
    await refusal.waitFor();
    await expect(refusal.textContent()).resolves.toContain(
      "content/cities/edmonds.md (image.src)",
    );
    expect(here.editor.changes().changed).toEqual([]);
  });

  test("one that is too large is scaled down, upright", async () => {
    const large = await photograph("harbor.jpg", 4400, 3300);
    expect((await fs.stat(large)).size).toBeGreaterThan(8 * 1024 * 1024);
    await upload(large);
    // Another page shows the picture that has its name.
    await here.page.getByText("harbor-2.jpg").waitFor();
    const choose = here.page.getByRole("button", { name: "Choose selected" });
    await choose.click();
    await choose.waitFor({ state: "hidden" });
    await publish(here.page);
    await isSaved(here.page);
    const added = "content/images/cities/harbor-2.jpg";
    expect(here.editor.changes().added).toEqual([added]);
    const { width, height } = await sharp(
      path.join(here.editor.folder, added),
    ).metadata();
    expect({ width, height }).toEqual({ width: 3000, height: 4000 });
    await expect(here.editor.faults()).resolves.toBe("");
  });
});

describe("a text links to a page that is chosen by its title", () => {
  const post = "posts/moving-tips-and-tricks";
  const dialog = () => here.page.getByRole("dialog", { name: "Link" });

  /** Opens the text of the post in the mode that Decap remembers. */
  async function openText(mode: "rich_text" | "raw"): Promise<Locator> {
    await here.page.evaluate(
      (value) => localStorage.setItem("cms.md-mode", value),
      mode,
    );
    await openForm(here.page, `collections/${post.replace("/", "/entries/")}`);
    return here.page.locator(
      mode === "raw" ? ".cms-editor-raw" : ".cms-editor-visual",
    );
  }

  /** Types at the start of a paragraph. */
  async function typeBefore(paragraph: Locator, words: string) {
    await paragraph.click({ position: { x: 1, y: 8 } });
    await here.page.keyboard.type(words);
  }

  async function choose(address: string): Promise<void> {
    await dialog().getByRole("listbox").selectOption(address);
    await dialog().getByRole("button", { name: "Set the link" }).click();
    await dialog().waitFor({ state: "detached" });
  }

  /** The post as it was saved. */
  async function saved(): Promise<string> {
    await publish(here.page);
    await isSaved(here.page);
    await expect(here.editor.faults()).resolves.toBe("");
    return here.editor.read(`content/${post}.md`);
  }

  test("where the cursor is", async () => {
    const text = await openText("rich_text");
    await typeBefore(text.getByText("Tie cords in"), "For a hill, see ");
    await text.getByTitle("Link").click();
    await dialog().getByLabel("Find a page").fill("vernon");
    await choose("/locations/skagit-county/mount-vernon");
    await text.locator("a", { hasText: "Mount Vernon" }).waitFor();
    await expect(saved()).resolves.toMatch(
      /^For a hill, see \[Mount Vernon\]\(\/locations\/skagit-county\/mount-vernon\) Tie cords/m,
    );
  });

  test("with the words that are selected", async () => {
    const text = await openText("rich_text");
    await text.getByText("Tie cords in").dblclick({ position: { x: 8, y: 8 } });
    await text.getByTitle("Link").click();
    await choose("/contact");
    await text.locator("a", { hasText: "Tie" }).waitFor();
    await expect(saved()).resolves.toMatch(/^\[Tie\]\(\/contact\) ?cords/m);
  });

  test("in its Markdown", async () => {
    const text = await openText("raw");
    await typeBefore(text.getByText("Tie cords in"), "Ask first: ");
    await here.page.getByRole("button", { name: "Link to a page" }).click();
    await choose("/contact");
    await text.getByText("(/contact)").waitFor();
    await expect(saved()).resolves.toMatch(
      /^Ask first: \[[^\]]+\]\(\/contact\)Tie cords/m,
    );
  });
});

test("a title that somebody else saved meanwhile is refused", async () => {
  await openForm(here.page, "collections/cities/entries/mount-vernon");
  const title = here.page.getByLabel("Title for search engines");
  await title.fill("Movers at the Ferry");
  const theirs = path.join(here.editor.folder, "content/cities/edmonds.md");
  const text = await fs.readFile(theirs, "utf8");
  await fs.writeFile(
    theirs,
    text.replace(/^title: .*$/m, "title: Movers at the Ferry"),
  );
  await publish(here.page);
  await says("content/cities/edmonds.md has the same one");
  expect(here.editor.changes().changed).toEqual(["content/cities/edmonds.md"]);
});

test("a second page doesn't get the name of another", async () => {
  await openForm(here.page, "collections/documents/new");
  await fillFields(here.page, {
    Name: "Privacy",
    "Place in lists, lowest first": "9",
    "Title for search engines": "Another statement",
    "Description for search engines":
      "What this second statement says about the data that you give us when you ask for a quote, in plain words and in a few minutes of reading.",
    Heading: "Another statement",
    Updated: "2025-05-12",
  });
  await here.page.locator('[data-slate-editor="true"]').last().click();
  await here.page.keyboard.type("Words.");
  await publish(here.page);
  await says("content/documents/privacy.md has this one");
  expect(here.editor.changes().added).toEqual([]);
});
