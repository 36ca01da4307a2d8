import fs from "node:fs";
import path from "node:path";
import type { Image, InlineCode, Link, Root } from "mdast";
import remark from "remark";
import gfm from "remark-gfm";
import visit from "unist-util-visit";
import { parse } from "yaml";
import { buildHeadingIds } from "../../src/content/markdown/buildHeadingIds";
import { findHeadings } from "../../src/content/markdown/parseMarkdown";
import { folderReadmes } from "../support/folderReadmes";

const files = [
  ...fs.readdirSync("."),
  ...fs.readdirSync("docs").map((name) => `docs/${name}`),
  ...folderReadmes,
].filter((file) => file.endsWith(".md"));

const parser = remark().use(gfm);

const trees = new Map<string, Root>();

function treeOf(file: string): Root {
  const tree =
    trees.get(file) ?? (parser.parse(fs.readFileSync(file, "utf8")) as Root);
  trees.set(file, tree);
  return tree;
}

function targetsIn(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, ["link", "image"], (node) => {
    found.push((node as Link | Image).url);
  });
  return found;
}

const anchorsOf = (file: string) =>
  buildHeadingIds(findHeadings(treeOf(file)).map(({ text }) => text));

/** Explains why a relative link of a file is broken; empty if it resolves. */
function findBrokenLink(file: string, url: string): string[] {
  const [address = "", anchor] = url.split("#");
  const target = address ? path.join(path.dirname(file), address) : file;
  if (!fs.existsSync(target)) return [`${file}: ${url} is no file`];
  if (anchor === undefined || anchorsOf(target).includes(anchor)) return [];
  return [`${file}: ${url} is no heading of ${target}`];
}

test.each(files)("the relative links of %s resolve", (file) => {
  const relative = targetsIn(treeOf(file)).filter(
    (url) => !/^[a-z]+:/.test(url),
  );
  expect(relative.flatMap((url) => findBrokenLink(file, url))).toEqual([]);
});

/** Files that the recipes have their reader create, or that commands write. */
const created = [
  "src/content/model/contentTypes/job.ts",
  "content/jobs/driver.md",
  "src/templates/JobPage.tsx",
  "src/components/sections/about/Office.tsx",
  "Office.module.css",
  "src/gatsby-types.d.ts",
  "public/chunk-map.json",
  "releases/current",
];

const projectPath = /^(?:src|docs|static|content|__tests__)\/[\w./-]+$/;
const folderPath = /^[\w-]+(?:\/[\w.-]+)+$/;
const codeFile = /^[\w.-]+\.(?:tsx?|css|sh)$/;

/** File names without folders, by which the docs also name code. */
const existing = ["src", "__tests__"]
  .flatMap((folder) => fs.readdirSync(folder, { recursive: true }) as string[])
  .map((name) => path.basename(name))
  .concat(created);

test.each(files)("the files that %s names exist", (file) => {
  const missing: string[] = [];
  visit(treeOf(file), "inlineCode", ({ value }: InlineCode) => {
    const isInFolder = folderReadmes.includes(file) && folderPath.test(value);
    if (!isInFolder && !projectPath.test(value) && !codeFile.test(value))
      return;
    const paths = [value, path.join(path.dirname(file), value)];
    if (!existing.includes(value) && !paths.some((each) => fs.existsSync(each)))
      missing.push(value);
  });
  expect(missing).toEqual([]);
});

const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

const commandsIn = (file: string) =>
  Array.from(
    fs
      .readFileSync(file, "utf8")
      .replace(/\s+/g, " ")
      .matchAll(/\bnpm run ([\w:-]+)|\bnpm (start|test)\b/g),
    ([, run, other]) => run ?? other ?? "",
  );

test("the README and CONTRIBUTING.md name every command", () => {
  expect(["README.md", "CONTRIBUTING.md"].flatMap(commandsIn)).toEqual(
    expect.arrayContaining(Object.keys(scripts)),
  );
});

test.each(files)("the commands in %s exist", (file) => {
  expect(commandsIn(file).filter((name) => !scripts[name])).toEqual([]);
});

test("the checks that the docs tell owners to require are jobs of the workflow", () => {
  const docs = fs.readFileSync("docs/cms.md", "utf8");
  const [, checkNames = ""] =
    /require a pull request and the\s+checks? (_.+?_), and block/.exec(docs) ??
    [];
  const workflow = parse(
    fs.readFileSync(".github/workflows/check.yml", "utf8"),
  ) as { jobs: Record<string, { name?: string }> };
  const jobs = Object.entries(workflow.jobs).map(
    ([id, { name = id }]) => `_${name}_`,
  );
  expect(checkNames.split(" and ")).toEqual(jobs);
});
