import fs from "node:fs/promises";
import path from "node:path";
import { checkFolder } from "../../src/content-check/checkFolder";
import { begin } from "../../src/content-check/newCommand";
import { beginnings } from "../../src/content-check/newDraft";
import { tidySlug } from "../../src/content-model/contentFile";
import { readContentText } from "../../src/content-model/readContentText";
import { contentProject } from "../support/contentProject";
import { inProject } from "../support/inProject";
import { runScript } from "../support/runScript";

const run = inProject(begin);

const read = (project: string, file: string) =>
  fs.readFile(path.join(project, "content", file), "utf8");

type Command = [word: string, args: string[], file: string];

/** Names that are worth a try, and kinds that name other entries. */
const special: readonly Command[] = [
  ["city", ["Gig Harbor", "--county", "pierce-county"], "cities/gig-harbor.md"],
  ["post", ["O'Brien & Sons", "--city", "tacoma"], "posts/obrien-sons.md"],
  [
    "testimonial",
    ["Zoë", "--city", "tacoma", "--service", "local-moving"],
    "testimonials/zoe.md",
  ],
];

/** How an entry of every kind is begun. */
const commands = Array.from(
  beginnings,
  ([word, { folder }]): Command =>
    special.find(([known]) => known === word) ?? [
      word,
      ["Piano Moving"],
      `${String(folder)}/piano-moving.md`,
    ],
);

test("every kind of page that editors add can be created", () => {
  expect(commands.map(([word]) => word)).toEqual(
    expect.arrayContaining(["city", "county", "document", "post", "service"]),
  );
});

describe("a new file of every kind", () => {
  let project: string;
  const runs = new Map<string, Awaited<ReturnType<typeof run>>>();

  beforeAll(async () => {
    project = await contentProject();
    for (const [word, args] of commands)
      runs.set(word, await run(project, [word, ...args]));
  });

  test.each(commands)(
    "%s is written, and the output names the file",
    async (word, _args, file) => {
      expect(runs.get(word)).toMatchObject({ code: 0, errors: "" });
      expect(runs.get(word)?.output).toContain(`content/${file} was written`);
      const { file: written } = readContentText(
        file,
        await read(project, file),
      );
      expect(written?.frontMatter.draft).toBe(true);
    },
  );

  test("is a valid draft, and the output lists what is still to be written", async () => {
    const { faults, warnings } = await checkFolder(project);
    expect(faults).toEqual([]);
    for (const [word, , file] of commands) {
      const unwritten = warnings.filter(
        (warning) => warning.file === `content/${file}`,
      );
      expect(unwritten.length).toBeGreaterThan(1);
      expect(runs.get(word)?.output).toContain(unwritten[0]?.remedy);
    }
  });

  test("can't be published with its placeholders", async () => {
    const file = path.join(project, "content/cities/gig-harbor.md");
    const text = await fs.readFile(file, "utf8");
    await fs.writeFile(file, text.replace("draft: true", "draft: false"));
    const { faults } = await checkFolder(project);
    await fs.writeFile(file, text);
    expect(faults.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["title", "facts.2.text", "body", "image.src"]),
    );
  });

  test("has hints from the content model and the known values", async () => {
    const text = await read(project, "cities/gig-harbor.md");
    expect(text).toContain(
      "# Short: it appears in menus, cards and breadcrumbs.".slice(2),
    );
    expect(text).toContain("title: ✎ text of 3 to 60 characters\n");
    expect(text).toContain("\nname: Gig Harbor\n");
    expect(text).toContain("\norder: 2\n");
    expect(text).toContain("\ncounty: pierce-county\n");
    const post = await read(project, "posts/obrien-sons.md");
    expect(post).toMatch(/\ndate: \d{4}-\d{2}-\d{2}\n/);
    expect(post).toMatch(/\n# updated: \(optional\) Updated\./);
  });
});

describe("nothing is written", () => {
  let project: string;
  beforeAll(async () => {
    project = await contentProject();
  });
  const expectRefusal = async (args: string[], message: RegExp) => {
    const before = await fs.readdir(path.join(project, "content/cities"));
    const { code, errors } = await run(project, args);
    expect(code).toBe(1);
    expect(errors).toMatch(message);
    expect(await fs.readdir(path.join(project, "content/cities"))).toEqual(
      before,
    );
  };

  test.each<[what: string, args: string[], message: RegExp]>([
    [
      "for an unknown county, with a suggestion",
      ["city", "Gig Harbor", "--county", "pearce-county"],
      /There is no county "pearce-county"\. Did you mean "pierce-county"\?/,
    ],
    [
      "without a county",
      ["city", "Gig Harbor"],
      /Add --county: one of pierce-county/,
    ],
    ["for an unknown kind", ["citty", "Kent"], /Did you mean "city"\?/],
    ["without a name", ["city"], /Write the name in quotes/],
    ["for two names", ["city", "Gig", "Harbor"], /Write the name in quotes/],
    [
      "for a name without letters or digits",
      ["city", "!!", "--county", "pierce-county"],
      /"!!" can't be the name: write text of 2 to 40 characters/,
    ],
    [
      "for a name that is too long",
      ["city", "a".repeat(41), "--county", "pierce-county"],
      /write text of 2 to 40 characters/,
    ],
    ["for an unknown option", ["city", "Kent", "--state", "WA"], /'--state'/],
  ])("%s", async (_what, args, message) => {
    await expectRefusal(args, message);
  });

  test("over an existing file", async () => {
    const before = await read(project, "cities/tacoma.md");
    await expectRefusal(
      ["city", "Tacoma", "--county", "pierce-county"],
      /content\/cities\/tacoma\.md already exists/,
    );
    expect(await read(project, "cities/tacoma.md")).toBe(before);
  });
});

test("--help shows how to create each kind", () => {
  const { code, output } = runScript("content-check/new.ts", "/", ["--help"]);
  expect(code).toBe(0);
  expect(output).toContain('npm run new -- city "<name>" --county <file>');
  expect(output).toContain("Exit codes");
});

test.each([
  ["Gig Harbor", "gig-harbor"],
  ["  Sea-Tac ", "sea-tac"],
  ["O’Brien & Söhne, Inc.", "obrien-sohne-inc"],
  ["../../etc/passwd", "etc-passwd"],
])("%p becomes the slug %s", (name, slug) => {
  expect(tidySlug(name)).toBe(slug);
});
