import { contentTypeOf } from "../../../src/content/model/contentFile";
import { listRequiredFiles } from "../../../src/content/model/contentType";
import { contentTypes } from "../../../src/content/model/contentTypes";
import { companySettingsFile } from "../../../src/content/model/contentTypes/company";
import { parseContentSource } from "../../../src/content/read/parseContentSource";
import { noWrapNames } from "../../../src/shared/text";
import { editedFixtureFile, fixtureFiles } from "../../support/fixtureFiles";
import { createPreviewRenderer } from "../../support/createPreviewRenderer";

let draw: Awaited<ReturnType<typeof createPreviewRenderer>>;

beforeAll(async () => {
  draw = await createPreviewRenderer();
});

/** Labels of the placeholders on a page. */
const gapsOn = ({ text }: Awaited<ReturnType<typeof draw>>) =>
  Array.from(text.matchAll(/\[([A-Z][^\]]*)\]/g), ([, label]) => label);

const city = editedFixtureFile("cities/everett.md");

test("the previews of all files have all their parts", async () => {
  for (const file of fixtureFiles) {
    const page = await draw(file);
    const [gap] = /undefined|NaN|\[object/.exec(page.text) ?? [];
    const { heading } = file.frontMatter;
    const visibleHeadings = page
      .querySelectorAll("h1")
      .map(({ text }) => noWrapNames(text));
    expect([file.path, gapsOn(page), gap, visibleHeadings]).toEqual([
      file.path,
      [],
      undefined,
      expect.arrayContaining(
        typeof heading === "string" ? [noWrapNames(heading)] : [],
      ),
    ]);
  }
});

const emptyFiles = contentTypes.flatMap((kind) =>
  listRequiredFiles({ fixedSlugs: ["nothing-yet"], ...kind }),
);

test.each(emptyFiles)(
  "the preview of %s shows placeholders for an empty file",
  async (path) => {
    const { name } = contentTypeOf(path)!;
    const page = await draw({ path, frontMatter: {}, body: "" });
    // Neither an empty list nor a label, which has a default, has placeholders.
    const complete = ["HomeSizes", "Labels", "Navigation", "Redirects"];
    expect(gapsOn(page).length > 0).toBe(!complete.includes(name));
  },
);

test("errors are listed above the page by the names of the form's fields", async () => {
  const file = "content/cities/everett.md";
  const list = (
    await draw(city, [
      { file, fieldPath: "facts.1.label", message: "Write another." },
      { file, fieldPath: "body", message: "Write." },
      {
        file,
        fieldPath: "county",
        value: "/kings",
        displayValue: "King",
        message: "There is no such county.",
        suggestion: "king-county",
      },
      {
        file: "content/pages/home.md",
        fieldPath: "hero.title",
        value: "x",
        message: "Change it.",
      },
    ])
  ).querySelectorAll('[aria-label^="Fix this"] li');
  expect(list.map(({ text }) => text)).toEqual([
    "At a glance, 2: Label: Write another.",
    "Text: Write.",
    'County (“King”, “/kings”): There is no such county. Did you mean "king-county"?',
    expect.stringMatching(/^content\/pages\/home\.md, .*\(“x”\): Change it\.$/),
  ]);
});

test("a file that can't be read is named with its line", async () => {
  const { error } = parseContentSource(
    companySettingsFile,
    "---\n<<<<<<< HEAD\n---\n",
  );
  const page = await draw(city, [], [error!]);
  expect(page.text).toContain(
    `content/${companySettingsFile}, line 2 (“<<<<<<< HEAD”): Two people changed`,
  );
});

test("a link that the content check refuses has no address", async () => {
  const page = await draw({ ...city, body: "[Go](javascript:alert(1))" });
  const link = page.querySelectorAll("main a").find((a) => a.text === "Go");
  expect(link?.getAttribute("href")).toBe("");
});

test("HTML in a text is shown as text", async () => {
  const file = { ...city, body: "<img src=x onerror=alert(1)>" };
  expect((await draw(file)).innerHTML).toContain("&#x3C;img src=x");
});
