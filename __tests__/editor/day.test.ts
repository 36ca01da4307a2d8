import "../support/fixtureOnly";
import fs from "node:fs/promises";
import path from "node:path";
import type { Route } from "playwright-core";
import { decapFileApiPath } from "../../src/cms/createCmsBackendConfig";
import {
  answerConfirms,
  fillFields,
  waitForSaved,
  openForm,
  previewOf,
  publish,
  signIn,
} from "../support/editor";
import { openEditorPage, setUpEditorPage } from "../support/setUpEditorPage";
import { waitForCondition } from "../support/localService";

const here = setUpEditorPage();

const waitForMessage = (text: string | RegExp) =>
  here.page.getByText(text).last().waitFor();
const errors = () =>
  previewOf(here.page).getByRole("region", {
    name: "Fix this before you save",
  });
const city = (slug: string) =>
  openForm(here.page, `collections/cities/entries/${slug}`);

test("an unfinished draft is saved, and finished and published later", async () => {
  await openForm(here.page, "collections/posts/new");
  await here.page.getByRole("switch").first().click();
  await publish(here.page);
  await waitForMessage("the file is named after it");
  await fillFields(here.page, { Name: "Moving with Cats" });
  await publish(here.page);
  await waitForSaved(here.page);
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
  await waitForMessage(/^Nothing is saved yet\. • .* And \d+ more\.$/);
  await expect(here.editor.read(file)).resolves.toContain("draft: true");
});

test("what is typed while a new page is saved stays, and counts as changed", async () => {
  await openForm(here.page, "collections/posts/new");
  await here.page.getByRole("switch").first().click();
  await fillFields(here.page, { Name: "Moving with Dogs" });
  const questions = await answerConfirms(here.page, true);
  const typeMeanwhile = async (route: Route) => {
    if (route.request().postData()?.includes("persistEntry"))
      await fillFields(here.page, { Heading: "Typed meanwhile" });
    await route.fallback();
  };
  await here.page.route(decapFileApiPath, typeMeanwhile);
  await publish(here.page);
  await here.page.waitForURL("**/entries/moving-with-dogs");
  await here.page.getByText("Unsaved Changes").waitFor();
  await here.page.unroute(decapFileApiPath, typeMeanwhile);
  expect(await questions()).toEqual([]);
  await publish(here.page);
  await waitForSaved(here.page);
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
  await waitForMessage("Nothing is saved yet. • Title for search engines (");
  await fillFields(here.page, { "Description for search engines": "Short" });
  await here.page.getByRole("textbox", { name: "Heading" }).click();
  await waitForMessage("Write text of 120 to 160 characters.");
  expect(here.editor.changes().changed).toEqual([]);
});

test("what two people change in one page is merged, and asked where it differs", async () => {
  const file = "content/cities/mount-vernon.md";
  const inFile = (name: string, value: string) =>
    here.editor.editFile(file, (text) =>
      text.replace(new RegExp(`^${name}: .*$`, "m"), `${name}: ${value}`),
    );
  await city("mount-vernon");
  await fillFields(here.page, { Heading: "Typed by me" });
  await inFile("name", "Mount Vernon, WA");
  await publish(here.page);
  await waitForSaved(here.page);
  await inFile("heading", "Written by them");
  await fillFields(here.page, { Heading: "Typed once more" });
  const questions = await answerConfirms(here.page, false);
  await publish(here.page);
  await waitForMessage("Nothing is saved yet. Look at their version");
  expect(await questions()).toEqual([
    expect.stringContaining("changed the same fields as you: Heading."),
  ]);
  const saved = () => here.editor.read(file);
  await expect(saved()).resolves.toContain("heading: Written by them");
  await answerConfirms(here.page, true);
  await publish(here.page);
  await waitForSaved(here.page);
  await expect(saved()).resolves.toContain("heading: Typed once more");
  await expect(saved()).resolves.toContain("name: Mount Vernon, WA");
});

test("a picture that somebody else has renamed meanwhile is taken over", async () => {
  const { editor } = here;
  const file = "content/counties/skagit-county.md";
  const image = /src: (\S+)\.jpg/.exec(await editor.read(file))?.[1] ?? "";
  const pathOf = (name: string) => path.join(editor.folder, "content", name);
  await openForm(here.page, "collections/counties/entries/skagit-county");
  await fillFields(here.page, { Name: "Skagit County, WA" });
  await fs.rename(pathOf(`${image}.jpg`), pathOf(`${image}-2.jpg`));
  const names = await fs.readdir(pathOf(""), { recursive: true });
  for (const name of names.filter((one) => one.endsWith(".md")))
    await editor.editFile(path.join("content", name), (text) =>
      text.replaceAll(`${image}.jpg`, `${image}-2.jpg`),
    );
  await publish(here.page);
  await waitForSaved(here.page);
  await expect(editor.read(file)).resolves.toContain(`${image}-2.jpg`);
  await expect(editor.read(file)).resolves.toContain("name: Skagit County, WA");
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
    const readBackups = () =>
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
    await waitForCondition(async () =>
      (await readBackups()).includes("familiar blanket"),
    );
    await crashing.reload();
    await input.waitFor();
    await crashing.waitForFunction(
      (text) =>
        Array.from(document.querySelectorAll("input, textarea")).some(
          (one) => (one as HTMLInputElement).value === text,
        ),
      typed,
    );
    await crashing.close();
  },
);

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
  await waitForSaved(phone);
  expect(here.editor.changes().lines).toContain(
    "+heading: Moving by the Skagit",
  );
});

test("another form's address opens that form, and Delete means the entry in it", async () => {
  const { page } = here;
  await city("marysville");
  await fillFields(page, { Heading: "Typed and left" });
  const questions = await answerConfirms(page, false);
  await page.evaluate(() => (location.hash = "#/collections/cities/new"));
  await expect(questions()).resolves.toEqual([
    expect.stringContaining("leave"),
  ]);
  expect(new URL(page.url()).hash).toMatch("/entries/marysville");
  await answerConfirms(page, true);
  await page.evaluate(
    () => (location.hash = "#/collections/posts/entries/skagit-valley-guide"),
  );
  await previewOf(page)
    .getByText("Living in the Skagit Valley, field")
    .waitFor();
  await page.getByText("Delete entry").click();
  await waitForMessage(
    "content/posts/skagit-valley-guide.md can't be deleted yet",
  );
});

test("what the site needs is not deleted", async () => {
  await openForm(here.page, "collections/settings/entries/company");
  await previewOf(here.page).locator("body *").first().waitFor();
  expect(await here.page.getByText("Delete entry").count()).toBe(0);
  await here.page.goto("/admin#/");
  await here.page.getByRole("button", { name: "Media" }).click();
  await here.page.getByText("share.jpg").click();
  await here.page.getByRole("button", { name: "Delete selected" }).click();
  await waitForMessage("content/images/share.jpg can't be deleted yet");
  expect(here.editor.changes().changed).toEqual([]);
});

test.each([
  ["127.0.0.1", true],
  ["localhost", false],
])("Gatsby's socket answers its own pages only: %s", async (from, isOwn) => {
  const { origin, host } = new URL(here.editor.files);
  const page = await here.browser.newPage();
  await page.goto(`${origin.replace("127.0.0.1", from)}/___graphql`);
  const isOpen = page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const socket = new WebSocket(address);
        socket.onopen = () => resolve(true);
        socket.onerror = () => resolve(false);
      }),
    `ws://${host}/socket.io/?EIO=4&transport=websocket`,
  );
  await expect(isOpen).resolves.toBe(isOwn);
  await page.close();
});
