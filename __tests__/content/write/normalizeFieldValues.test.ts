import {
  normalizeFieldValues,
  cleanEditorMarkdown,
} from "../../../src/content/write/normalizeFieldValues";
import { city } from "../../../src/content/model/contentTypes/city";
import { post } from "../../../src/content/model/contentTypes/post";
import { resource } from "../../../src/content/model/contentTypes/resource";

test("blank values are left out", () => {
  expect(
    normalizeFieldValues(post.fields, {
      name: "A",
      updated: "",
      city: null,
      summary: " ",
    }),
  ).toEqual({ name: "A" });
});

test("a required list stays, though empty", () => {
  expect(normalizeFieldValues(city.fields, {}).services).toEqual([]);
});

test("blank entries of a list are removed", () => {
  const { questions } = normalizeFieldValues(city.fields, {
    questions: [{ question: "Why?", answer: " So. \n" }, {}],
  });
  expect(questions).toEqual([{ question: "Why?", answer: " So." }]);
});

test.each([
  ["2019. We buy it.\n\n2024) More", "2019\\. We buy it.\n\n2024\\) More"],
  ["* 7. Mats\n  - 8) Tape", "* 7\\. Mats\n  - 8\\) Tape"],
  ["We bring\\\n1. mats\\\n- ramps", "We bring\\\n1\\. mats\\\n\\- ramps"],
  [
    "1. Ramps\n2. Mats\n\nIn 2019. And 2024\n",
    "1. Ramps\n2. Mats\n\nIn 2019. And 2024",
  ],
])("what is typed as a line is none of a list: %j", (typed, stored) => {
  expect(cleanEditorMarkdown(typed)).toBe(stored);
  expect(cleanEditorMarkdown(stored)).toBe(stored);
});

test("an optional block is removed when it is empty", () => {
  const values = {
    timeline: { heading: "", steps: [] },
    help: { heading: "Help" },
    listsServiceAreas: false,
  };
  expect(Object.keys(normalizeFieldValues(resource.fields, values))).toEqual([
    "help",
  ]);
});

test("fields stand in the order of the content model, unknown ones last", () => {
  expect(
    Object.keys(
      normalizeFieldValues(post.fields, { extra: 1, guide: true, name: "A" }),
    ),
  ).toEqual(["name", "guide", "extra"]);
});
