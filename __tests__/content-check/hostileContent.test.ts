import fs from "node:fs/promises";
import path from "node:path";
import { checkFolder } from "../../src/content-check/checkFolder";
import type { Checked } from "../../src/content-check/checkContent";
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

/** Hostile files with the line and remedy of their fault. */
const hostile: [
  name: string,
  content: string | Buffer,
  line: number | undefined,
  remedy: RegExp,
][] = [
  [
    "alias-bomb",
    kent(bomb),
    4,
    /^Put the value in quotes, because it begins with &/,
  ],
  [
    "alias",
    kent("a: *b\n"),
    4,
    /^Put the value in quotes, because it begins with \*/,
  ],
  ["merge", kent("<<: { a: 1 }\n"), 4, /can't be a field's name/],
  [
    "code-tag",
    kent("a: !!js/function >\n  function () {}\n"),
    4,
    /^Put the value in quotes, because it begins with !/,
  ],
  ["local-tag", kent("a: !secret 1\n"), 4, /begins with !/],
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
    4,
    /^Begin the line with two spaces/,
  ],
  ["code", text.replace("---\n", "---js\n"), 1, /^Begin the file with/],
  ["json", '---json\n{"name": "Kent"}\n---\n', 1, /^Begin the file with/],
  ["nul", kent('a: "\0"\n'), 1, /^Save the file as UTF-8/],
  [
    "other-bytes",
    Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe])]),
    undefined,
    /as UTF-8/,
  ],
  ["utf-16", Buffer.from(`\uFEFF${text}`, "utf16le"), undefined, /as UTF-8/],
  [
    "long-line",
    withBody("a".repeat(megabyte)),
    undefined,
    /^Make the file smaller/,
  ],
  // The test makes it larger first.
  ["huge", text, undefined, /^Make the file smaller/],
  [
    "deep-list",
    kent(`a: ${"[".repeat(60_000)}\n`),
    4,
    /^Put the value in quotes|^Nest/,
  ],
  [
    "deep-blocks",
    kent(`a: ${"- ".repeat(20_000)}\n`),
    4,
    /^Put the value in quotes|^Nest/,
  ],
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
    await fs.truncate(`${cities}/huge.md`, 100 * megabyte);
    await fs.symlink(`${outside}/secret.md`, `${cities}/link.md`);
    await fs.symlink(`${outside}/a`, `${cities}/folder-link`);
    await fs.symlink(
      path.join(project, "content/images/picture.jpg"),
      path.join(project, "content/images/link.jpg"),
    );
    checked = await checkFolder(project);
  });

  test.each(hostile)("%s is rejected", (name, _content, line, remedy) => {
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
  });

  test.each(["cities/link.md", "cities/folder-link", "images/link.jpg"])(
    "the link %s is rejected, because it leads out of content/",
    (name) => {
      expect(checked.faults).toContainEqual({
        file: `content/${name}`,
        field: "",
        remedy: expect.stringContaining("it is a link") as string,
      });
    },
  );

  test("nothing else is rejected, and the hostile files have no effect", () => {
    expect(checked.faults).toHaveLength(hostile.length + 3);
    expect(checked.entries.map(({ slug }) => slug)).not.toContain("link");
    expect(({} as { draft?: boolean }).draft).toBeUndefined();
  });
});

// Jest's timeout would end an endless check.
test("huge texts are rejected or read, and do not affect other files", async () => {
  const files = slow.map(([name, body]) => cityFile({ name }, { body }));
  const project = await contentProject(
    Object.fromEntries(
      files.map((file) => [`content/${file.path}`, contentText(file)]),
    ),
  );
  const { entries, faults } = await checkFolder(project);
  const settled = [
    ...entries.map(({ file }) => `content/${file}`),
    ...faults.map(({ file }) => file),
  ];
  const slowFiles = files.map(({ path: name }) => `content/${name}`);
  expect(settled).toEqual(expect.arrayContaining(slowFiles));
  const wrong = faults.map(({ file }) => file);
  expect(wrong.filter((file) => !slowFiles.includes(file))).toEqual([]);
});

test.each([
  ["a byte order mark", `\uFEFF${text}`],
  ["Windows line ends", text.replaceAll("\n", "\r\n")],
])("a file with %s is valid", async (_what, content) => {
  const project = await contentProject({ "content/cities/kent.md": content });
  const { entries, faults } = await checkFolder(project);
  expect(faults).toEqual([]);
  expect(entries.map(({ slug }) => slug)).toContain("kent");
});

test("line numbers are the same with Windows line ends", async () => {
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

test("a file that can't be read is a single fault: others may refer to it", async () => {
  const project = await contentProject({
    "content/counties/pierce-county.md": "---\nname: [\n---\n",
  });
  const { faults } = await checkFolder(project);
  expect(faults.map(({ file }) => file)).toEqual([
    "content/counties/pierce-county.md",
  ]);
});
