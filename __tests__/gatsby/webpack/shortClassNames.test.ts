import path from "node:path";
import { shortClassNames } from "../../../src/gatsby/webpack/shortClassNames";
import { temporaryFolder } from "../../support/temporaryFolder";

const files = {
  "cards/Card.module.css": `
    /* .note */
    .card, .card:hover .title { padding: .5em; animation: grow 1s; }
    @keyframes grow { to { scale: 2 } }`,
  "List.module.css": ".card > li { margin: 0 }",
  "base.css": ".plain { color: red }",
};

const wanted = [
  ["cards/Card.module.css", "card"],
  ["cards/Card.module.css", "title"],
  ["cards/Card.module.css", "grow"],
  ["List.module.css", "card"],
] as const;

/** Finds names as css-loader does. */
async function namesIn(css: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder(css);
  const { key, nameOf } = shortClassNames(folder);
  const find = (file: string, name: string) =>
    nameOf({ resourcePath: path.join(folder, file) }, "[hash]", name);
  return { key, find, all: wanted.map(([file, name]) => find(file, name)) };
}

test("classes and animations have names of their own, which CSS allows", async () => {
  const { all } = await namesIn(files);
  expect(new Set(all).size).toBe(wanted.length);
  for (const name of all) expect(name).toMatch(/^[a-z][a-z0-9]$/);
});

test("the names are the same in every folder", async () => {
  const [one, other] = [await namesIn(files), await namesIn(files)];
  expect(other.all).toEqual(one.all);
  expect(other.key).toBe(one.key);
});

test("the key changes with a class, and with nothing else", async () => {
  const { key } = await namesIn(files);
  const list = files["List.module.css"];
  const withList = async (css: string) =>
    (await namesIn({ ...files, "List.module.css": css })).key;
  expect(await withList(list.replace("0", "1px"))).toBe(key);
  expect(await withList(`${list} .more { margin: 0 }`)).not.toBe(key);
});

test("no name is hidden by advertisement blockers", async () => {
  const classes = Array.from({ length: 900 }, (_, index) => `.c${index} {}`);
  const { find } = await namesIn({
    ...files,
    "a.module.css": classes.join(""),
  });
  const names = classes.map((_, index) => find("a.module.css", `c${index}`));
  expect(names).toContain("ac");
  expect(names).not.toContain("ad");
});

test("a name that isn't in the folder is an error, and so are too many", async () => {
  const { find } = await namesIn(files);
  expect(() => find("List.module.css", "cards")).toThrow(
    /List\.module\.css has no class or animation cards$/,
  );
  const classes = Array.from({ length: 936 }, (_, index) => `.c${index} {}`);
  await expect(namesIn({ "a.module.css": classes.join("") })).rejects.toThrow(
    "has too many classes",
  );
});
