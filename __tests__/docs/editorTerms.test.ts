import fs from "node:fs";
import { contentTypes } from "../../src/content/model/contentTypes";
import { buildCmsConfig } from "../../src/cms/buildCmsConfig";

/** All strings with one of these keys, however deep. */
const stringsIn = (value: unknown, keys: readonly string[]): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === "string"
          ? keys.includes(key)
            ? [inner]
            : []
          : stringsIn(inner, keys),
      )
    : [];

const labels = stringsIn(buildCmsConfig([]), ["label", "label_singular"]).map(
  (label) => label.replace(" (optional)", "").toLowerCase(),
);

const scripts = [
  "node_modules/decap-cms/dist/decap-cms.js",
  "src/cms/preview/Preview.tsx",
].map((file) => fs.readFileSync(file, "utf8"));

/** Whether Decap or the preview contains this text. */
const isInScripts = (word: string) =>
  scripts.some((script) => new RegExp(`["'>\\s]${word}["'<\\s]`).test(script));

const guide = fs.readFileSync("docs/editing.md", "utf8");

/** The guide for editors, except for the part on files, whose bold words begin list items. */
const text = guide.replace(/\n## In the files\n[\s\S]*?(?=\n## )/, "");

const bold = Array.from(text.matchAll(/\*\*([^*]+)\*\*/g), ([, word = ""]) =>
  word.replace(/\s+/g, " "),
);

test.each([...new Set(bold)])("the editor has something called %s", (word) => {
  const label = word.replace(/^(?:Add|New) /, "").toLowerCase();
  expect(labels.includes(label) || isInScripts(word)).toBe(true);
});

test.each(contentTypes.flatMap(({ folder }) => folder ?? []))(
  "the guide for editors says what is in content/%s",
  (folder) => {
    expect(guide.includes(`\`content/${folder}/<`)).toBe(true);
  },
);
