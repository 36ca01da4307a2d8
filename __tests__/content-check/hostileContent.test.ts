import fs from "node:fs/promises";
import path from "node:path";
import { checkFolder } from "../../src/content-check/checkFolder";
import type { Checked } from "../../src/content-model/checkContent";
import { cityFile } from "../support/contentFactories";
import { contentProject } from "../support/contentProject";
import { contentText } from "../support/contentText";
import { temporaryFolder } from "../support/temporaryFolder";

const text = contentText(cityFile({ name: "Kent" }));
const kent = (field: string) =>
  text.replace("order: 1\n", `order: 1\n${field}`);
const withBody = (body: string) => kent("") + body;

const bomb = Array.from(
  { length: 30 },
  (_, level) =>
    `l${level}: &l${level} [${level ? `*l${level - 1}, *l${level - 1}` : "x, x"}]\n`,
).join("");

const megabyte = 1024 * 1024;

/** Hostile files by name, with the line and the remedy they are refused with. */
const hostile: [
  name: string,
  content: string | Buffer,
  line: number | undefined,
  remedy: RegExp,
][] = [
  ["alias-bomb", kent(bomb), 4, /^Remove &l0/],
  ["alias", kent("a: *b\n"), 4, /^Write the value out in place of \*b/],
  ["merge", kent("<<: { a: 1 }\n"), 4, /can't be a field's name/],
  [
    "code-tag",
    kent("a: !!js/function >\n  function () {}\n"),
    4,
    /^Correct.*tag/,
  ],
  ["local-tag", kent("a: !secret 1\n"), 4, /^Correct.*tag/],
  [
    "prototype",
    kent("__proto__: { draft: true }\n"),
    4,
    /can't be a field's name/,
  ],
  ["listed-name", kent("? [a]\n: 1\n"), 4, /can't be a field's name/],
  [
    "two-documents",
    text.replace("order: 1\n", "order: 1\n...\n"),
    5,
    /^Correct/,
  ],
  ["code", text.replace("---\n", "---js\n"), 1, /^Begin the file with/],
  ["json", '---json\n{"name": "Kent"}\n---\n', 1, /^Begin the file with/],
  ["nul", kent('a: "\0"\n'), 1, /NUL characters/],
  [
    "other-bytes",
    Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe])]),
    undefined,
    /as UTF-8/,
  ],
  ["utf-16", Buffer.from(`\uFEFF${text}`, "utf16le"), undefined, /as UTF-8/],
  [
    "long-line",
    withBody("a".repeat(10 * megabyte)),
    undefined,
    /^Make the file smaller/,
  ],
  [
    "huge",
    Buffer.alloc(100 * megabyte, "a"),
    undefined,
    /^Make the file smaller/,
  ],
  ["deep-list", kent(`a: ${"[".repeat(60_000)}\n`), 4, /^Correct|^Nest/],
  ["deep-blocks", kent(`a: ${"- ".repeat(20_000)}\n`), 4, /^Correct|^Nest/],
];

/** Texts that take careless parsers long, by name. */
const slow: [name: string, body: string][] = [
  ["quotes", "> ".repeat(30_000)],
  ["lists", "- ".repeat(30_000)],
  ["brackets", "[".repeat(19_000)],
  ["emphasis", "*a_".repeat(6_000)],
  ["long-text", "a ".repeat(30_000)],
];

describe("hostile files", () => {
  let checked: Checked;
  let seconds: number;

  beforeAll(async () => {
    const project = await contentProject({
      ...Object.fromEntries(
        hostile.map(([name, content]) => [
          `content/cities/${name}.md`,
          content,
        ]),
      ),
    });
    const outside = await temporaryFolder({
      "secret.md": text,
      "a/b.md": text,
    });
    const cities = path.join(project, "content/cities");
    await fs.symlink(`${outside}/secret.md`, `${cities}/link.md`);
    await fs.symlink(`${outside}/a`, `${cities}/folder-link`);
    await fs.symlink(
      path.join(project, "content/images/picture.jpg"),
      path.join(project, "content/images/link.jpg"),
    );
    const start = performance.now();
    checked = await checkFolder(project);
    seconds = (performance.now() - start) / 1000;
  }, 60_000);

  test.each(hostile)(
    "%s is refused by name",
    (name, _content, line, remedy) => {
      const own = checked.faults.filter(
        ({ file }) => file === `content/cities/${name}.md`,
      );
      expect(own).toEqual([
        expect.objectContaining({
          field: "",
          remedy: expect.stringMatching(remedy) as string,
        }),
      ]);
      expect(own[0]?.line).toBe(line);
    },
  );

  test.each(["cities/link.md", "cities/folder-link", "images/link.jpg"])(
    "the link %s is refused: content is what stands below content/",
    (name) => {
      expect(checked.faults).toContainEqual({
        file: `content/${name}`,
        field: "",
        remedy: expect.stringContaining("it is a link") as string,
      });
    },
  );

  test("nothing else is refused, and nothing comes of them", () => {
    expect(checked.faults).toHaveLength(hostile.length + 3);
    expect(checked.entries.map(({ slug }) => slug)).not.toContain("link");
    expect(({} as { draft?: boolean }).draft).toBeUndefined();
  });

  test("keep nobody waiting", () => {
    expect(seconds).toBeLessThan(10);
  });
});

test.each(slow)(
  "%s without end are refused, or read, in time",
  async (name, body) => {
    const file = cityFile({ name: "Kent" }, { body });
    const project = await contentProject({
      [`content/cities/${name}.md`]: contentText(file),
    });
    const start = performance.now();
    const { faults } = await checkFolder(project);
    const wrong = faults.map(({ file: place }) => place);
    expect(new Set([...wrong, `content/cities/${name}.md`]).size).toBe(1);
    expect((performance.now() - start) / 1000).toBeLessThan(5);
  },
  30_000,
);

test.each([
  ["a mark at its start", `\uFEFF${text}`],
  ["Windows line ends", text.replaceAll("\n", "\r\n")],
])("a file with %s is right", async (_what, content) => {
  const project = await contentProject({ "content/cities/kent.md": content });
  const { entries, faults } = await checkFolder(project);
  expect(faults).toEqual([]);
  expect(entries.map(({ slug }) => slug)).toContain("kent");
});

test("lines are counted alike with Windows line ends", async () => {
  const wrong = contentText(
    cityFile({ name: "Kent" }, { body: "Text.\n\n[It](about)\n" }),
  );
  const linesOf = async (content: string) => {
    const project = await contentProject({ "content/cities/kent.md": content });
    const { faults } = await checkFolder(project);
    return faults.map(({ line }) => line);
  };
  const expected = wrong.slice(0, wrong.indexOf("[It]")).split("\n").length;
  expect(await linesOf(wrong)).toEqual([expected]);
  expect(await linesOf(wrong.replaceAll("\n", "\r\n"))).toEqual([expected]);
});

test("a file that can't be read is one fault: others may name it", async () => {
  const project = await contentProject({
    "content/counties/pierce-county.md": "---\nname: [\n---\n",
  });
  const { faults } = await checkFolder(project);
  expect(faults.map(({ file }) => file)).toEqual([
    "content/counties/pierce-county.md",
  ]);
});
