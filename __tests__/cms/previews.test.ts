import { kindOf } from "../../src/content/model/contentFile";
import { requiredFiles } from "../../src/content/model/kind";
import { kinds } from "../../src/content/model/kinds";
import { settingsFile } from "../../src/content/model/kinds/company";
import { readContentText } from "../../src/content/read/readContentText";
import { withUnbrokenNames } from "../../src/site/text";
import { changedFile, contentFiles } from "../support/contentFiles";
import { previews } from "../support/previews";

let draw: Awaited<ReturnType<typeof previews>>;

beforeAll(async () => {
  draw = await previews();
});

/** The labels of the placeholders that a page shows. */
const gapsOn = ({ text }: Awaited<ReturnType<typeof draw>>) =>
  Array.from(text.matchAll(/\[([A-Z][^\]]*)\]/g), ([, label]) => label);

const city = changedFile("cities/everett.md");

test("the previews of all files have all their parts", async () => {
  for (const file of contentFiles) {
    const page = await draw(file);
    const [gap] = /undefined|NaN|\[object/.exec(page.text) ?? [];
    const { heading } = file.frontMatter;
    const shown = page.querySelectorAll("h1").map(({ text }) => text);
    expect([file.path, gapsOn(page), gap, shown]).toEqual([
      file.path,
      [],
      undefined,
      expect.arrayContaining(
        typeof heading === "string" ? [withUnbrokenNames(heading)] : [],
      ),
    ]);
  }
});

const emptyFiles = kinds.flatMap((kind) =>
  requiredFiles({ slugs: ["nothing-yet"], ...kind }),
);

test.each(emptyFiles)(
  "the preview of %s shows placeholders for an empty file",
  async (path) => {
    const { name } = kindOf(path)!;
    const page = await draw({ path, frontMatter: {}, body: "" });
    // Their lists are empty: without entries there is nothing to miss.
    const isList = ["HomeSizes", "Navigation", "Redirects"].includes(name);
    expect(gapsOn(page).length > 0).toBe(!isList);
  },
);

test("errors are listed above the page by the names of the form's fields", async () => {
  const file = "content/cities/everett.md";
  const list = (
    await draw(city, [
      { file, field: "facts.1.label", fix: "Write another." },
      { file, field: "body", fix: "Write." },
      {
        file,
        field: "county",
        value: "/kings",
        shown: "King",
        fix: "There is no such county.",
        meant: "king-county",
      },
      {
        file: "content/pages/home.md",
        field: "hero.title",
        value: "x",
        fix: "Change it.",
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
  const { error } = readContentText(settingsFile, "---\n<<<<<<< HEAD\n---\n");
  const page = await draw(city, [], [error!]);
  expect(page.text).toContain(
    `content/${settingsFile}, line 2 (“<<<<<<< HEAD”): Two people changed`,
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
