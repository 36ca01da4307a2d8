import {
  isSaved,
  openForm,
  previewOf,
  publish,
  signIn,
} from "../support/editor";
import { openEditorPage, withEditorPage } from "../support/editorPage";

const here = withEditorPage({ width: 1280, height: 800 });

const panel = () => here.page.locator(".form-panel");
const input = (label: string) => here.page.getByLabel(label, { exact: true });
const richText = () => here.page.locator('[data-slate-editor="true"]').last();
const refused = () => here.page.getByText("This can't be saved yet.").last();

/** Closes the messages that Decap shows for some seconds. */
async function closeMessages(): Promise<void> {
  await here.page
    .locator(".Toastify__close-button")
    .evaluateAll((buttons) =>
      buttons.forEach((button) => (button as HTMLElement).click()),
    );
  await here.page
    .locator(".Toastify__toast")
    .first()
    .waitFor({ state: "detached" });
}

async function openCity(slug: string): Promise<void> {
  await openForm(here.page, `collections/cities/entries/${slug}`);
  await input("Heading").waitFor();
}

/** Pastes what is copied from a web page at the end of the text. */
async function paste(html: string, words: string): Promise<void> {
  await richText().click();
  await here.page.keyboard.press("Control+End");
  await richText().evaluate(
    (element, [copied = "", plain = ""]) => {
      const data = new DataTransfer();
      data.setData("text/html", copied);
      data.setData("text/plain", plain);
      element.dispatchEvent(
        new ClipboardEvent("paste", {
          clipboardData: data,
          bubbles: true,
          cancelable: true,
        }),
      );
    },
    [html, words],
  );
}

test("a refused field is scrolled to and says what is wrong", async () => {
  await openCity("mount-vernon");
  const title = input("Title for search engines");
  await title.fill("Movers in Everett, Washington");
  const remedy =
    "Write another title: content/cities/everett.md has the same one in title.";
  await panel().getByText(remedy).waitFor();
  await richText().scrollIntoViewIfNeeded();
  await publish(here.page);
  await refused().waitFor();

  await here.page.waitForFunction(
    (element) => document.activeElement === element,
    await title.elementHandle(),
  );
  const box = (await title.boundingBox())!;
  expect(box.y).toBeGreaterThan(0);
  expect(box.y).toBeLessThan(800);
  await here.page.locator(".form-fault", { hasText: remedy }).waitFor();
  expect(await title.getAttribute("aria-invalid")).toBe("true");
  expect(here.editor.changes().changed).toEqual([]);

  await title.fill("Movers in Mount Vernon");
  await here.page.locator(".form-fault").waitFor({ state: "detached" });
  await closeMessages();
});

test("a fault leads to its field in a folded part", async () => {
  await here.editor.change("content/cities/mount-vernon.md", (text) =>
    text.replace(/label: River/, "label: R"),
  );
  await openCity("mount-vernon");
  await panel()
    .getByRole("button", { name: /^At a glance, \d: Label/ })
    .click();
  await here.page.waitForFunction(
    () => (document.activeElement as HTMLInputElement).value === "R",
  );
});

test("a fault in another file names the file and the value", async () => {
  await openForm(here.page, "collections/services/entries/local-moving");
  await here.page.getByLabel("Draft").click();
  const other = panel().locator("li", {
    hasText: "content/counties/snohomish-county.md, Services",
  });
  await panel().locator("summary").first().waitFor();
  await publish(here.page);
  await other.first().waitFor();
  expect(await other.first().innerText()).toContain('"local-moving"');
  expect(here.editor.changes().changed).toEqual([]);
  await closeMessages();
});

test("an unfinished draft is saved, and says what it lacks", async () => {
  await openForm(here.page, "collections/posts/new");
  await here.page.getByLabel("Draft").click();
  await publish(here.page);
  await panel().getByText("the file is named after it").waitFor();
  await input("Name").fill("Moving with Cats");
  await publish(here.page);
  await isSaved(here.page);
  await expect(
    here.editor.read("content/posts/moving-with-cats.md"),
  ).resolves.toMatch(/^---\ndraft: true\nname: Moving with Cats\n/);
  await expect(here.editor.faults()).resolves.toBe("");
  await panel().getByText("before this can be published").waitFor();
  await closeMessages();
});

test("what somebody else saved meanwhile is shown and kept", async () => {
  const file = "content/cities/mount-vernon.md";
  await openCity("mount-vernon");
  await input("Heading").fill("Typed by me");
  await here.editor.change(file, (text) =>
    text
      .replace(/^heading: .*$/m, "heading: Written by them")
      .replace(/^name: .*$/m, "name: Mt. Vernon")
      .replace("\n---\n", "\n---\nTheir first words.\n\n"),
  );
  await publish(here.page);
  await panel()
    .getByText("What they changed is now in this form: Name and Text.")
    .waitFor();
  expect(await panel().getByRole("listitem").innerText()).toContain(
    'Theirs: "Written by them"',
  );
  expect(await input("Name").inputValue()).toBe("Mt. Vernon");
  await richText().getByText("Their first words.").waitFor();
  await expect(here.editor.read(file)).resolves.toContain("Written by them");

  await publish(here.page);
  await isSaved(here.page);
  const saved = await here.editor.read(file);
  expect(saved).toContain("heading: Typed by me\n");
  expect(saved).toContain("name: Mt. Vernon\n");
  expect(saved).toContain("Their first words.");

  // The form goes on from what it has saved.
  await input("Name").fill("Mount Vernon");
  await publish(here.page);
  await isSaved(here.page);
  await expect(here.editor.read(file)).resolves.toContain(
    "name: Mount Vernon\n",
  );
  await closeMessages();
});

test("what was typed survives a crash", async () => {
  const text = "One closed room, one carrier and a familiar blanket will do.";
  await openCity("everett");
  await input("Card text").fill(text);
  await here.page.waitForFunction(
    (typed) => JSON.stringify(localStorage).includes(typed),
    text,
  );
  await here.page.reload();
  await panel().getByText("is back. It isn't saved yet.").waitFor();
  await previewOf(here.page)
    .getByText(text)
    .filter({ visible: true })
    .waitFor();
  await here.page.waitForFunction(
    (typed) =>
      Array.from(document.querySelectorAll("textarea")).some(
        ({ value }) => value === typed,
      ),
    text,
  );
  await panel().getByRole("button", { name: "Drop it" }).click();
  await previewOf(here.page)
    .getByText(text)
    .filter({ visible: true })
    .waitFor({ state: "detached" });
});

test.each(["rich_text", "raw"])(
  "all words that are pasted are saved, in mode %s",
  async (mode) => {
    await here.page.evaluate(
      (value) => localStorage.setItem("cms.md-mode", value),
      mode,
    );
    await openForm(
      here.page,
      "collections/posts/entries/moving-tips-and-tricks",
    );
    await richText().waitFor();
    await paste(
      '<ul><li>A <b>grand</b> <img src="data:image/png;base64,iVBORw0KGgo="></li><li>See <a href="/about">us</a></li></ul>',
      "\n\nA grand\n\nSee us",
    );
    await publish(here.page);
    await isSaved(here.page);
    await expect(
      here.editor.read("content/posts/moving-tips-and-tricks.md"),
    ).resolves.toMatch(/such tricks\.\n\nA grand\n\nSee us\n$/);
    await closeMessages();
  },
);

test("a list of texts shows them, and places in lists show who has them", async () => {
  await openForm(here.page, "collections/pages/entries/home");
  await here.page.getByText("movers in Everett", { exact: true }).waitFor();
  await openCity("mount-vernon");
  await here.page.getByText(/^Others: 1 .+ · /).waitFor();
});

test("a city can be edited on a phone", async () => {
  const phone = await openEditorPage(here.browser, here.editor, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await signIn(phone);
  await phone.goto("/admin#/collections/cities/entries/mount-vernon");
  const heading = phone.getByLabel("Heading", { exact: true });
  await heading.fill("Moving by the Skagit");
  const width = () =>
    phone.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  expect((await heading.boundingBox())!.width).toBeGreaterThan(340);

  const button = phone.getByRole("button", { name: "Publish", exact: true });
  const box = (await button.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(44);
  expect(box.x + box.width).toBeLessThanOrEqual(390);

  const toggle = phone.getByTitle("Toggle preview");
  await toggle.click();
  await previewOf(phone)
    .getByRole("heading", { level: 1, name: "Moving by the Skagit" })
    .waitFor();
  await heading.waitFor({ state: "hidden" });
  await toggle.click();
  await heading.waitFor();

  await publish(phone);
  await isSaved(phone);
  expect(here.editor.changes().lines).toContain(
    "+heading: Moving by the Skagit",
  );
});
