import { clashText, mergeFiles } from "../../src/cms/editor/mergeFiles";
import type { ContentFile } from "../../src/content/model/contentFile";
import { contentFiles } from "../support/contentFiles";

const base = contentFiles.find(({ path }) => path === "cities/everett.md")!;
const by = (values: object, body = base.body): ContentFile => ({
  ...base,
  frontMatter: { ...base.frontMatter, ...values },
  body,
});
const [first, second, ...others] = base.frontMatter.facts as object[];
const location = base.frontMatter.location as object;

test.each([
  ["fields", { heading: "Mine" }, { summary: "Theirs" }],
  [
    "fields of a block",
    { location: { ...location, latitude: 1 } },
    { location: { ...location, longitude: 2 } },
    { location: { latitude: 1, longitude: 2 } },
  ],
  [
    "entries of a list",
    { facts: [{ label: "Mine", text: "A" }, second, ...others] },
    { facts: [first, { label: "Theirs", text: "B" }, ...others] },
    {
      facts: [
        { label: "Mine", text: "A" },
        { label: "Theirs", text: "B" },
        ...others,
      ],
    },
  ],
  ["the same change", { heading: "Same" }, { heading: "Same" }],
  [
    "a field and one that is removed",
    { heading: "Mine" },
    { parking: undefined },
  ],
])(
  "%s of two people are merged",
  (_name, mine, theirs, both: object = { ...mine, ...theirs }) => {
    const { file, clashes } = mergeFiles(base, by(mine), by(theirs));
    expect(clashes).toEqual([]);
    expect(file).toEqual(mergeFiles(by(both), by(both), by(both)).file);
  },
);

test.each([
  ["a field", { heading: "Mine" }, { heading: "Theirs" }, "heading"],
  [
    "an entry that moved",
    { facts: [second, first, ...others] },
    { facts: [first, { label: "Theirs", text: "B" }, ...others] },
    "facts.1",
  ],
  [
    "lists that grew",
    { facts: [first, second, ...others, first] },
    { facts: [] },
    "facts",
  ],
])("%s changed by both is a clash", (_name, mine, theirs, field) => {
  const { file, clashes } = mergeFiles(base, by(mine), by(theirs));
  expect(clashes).toMatchObject([{ field }]);
  expect(file).toEqual(mergeFiles(by(mine), by(mine), by(mine)).file);
});

test("marks and order that mean the same are no change", () => {
  const { clashes } = mergeFiles(
    by({}, "- One\n- Two"),
    by({}, "- One\n- Two and three"),
    by({}, "* One\n* Two\n"),
  );
  expect(clashes).toEqual([]);
});

test("a question shows both from where they differ", () => {
  const words = "word ".repeat(100);
  const { file, clashes } = mergeFiles(
    base,
    by({}, `${words}mine`),
    by({}, `${words}theirs`),
  );
  expect(clashText(file, clashes)).toMatch(
    /^Text\nYours: ….{40}mine\nTheirs: ….{40}theirs$/,
  );
});
