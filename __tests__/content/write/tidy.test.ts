import { tidyFields, tidyMarkdown } from "../../../src/content/write/tidy";
import { city } from "../../../src/content/model/kinds/city";
import { post } from "../../../src/content/model/kinds/post";
import { resource } from "../../../src/content/model/kinds/resource";

test("blank values are left out", () => {
  expect(
    tidyFields(post.fields, {
      name: "A",
      updated: "",
      city: null,
      summary: " ",
    }),
  ).toEqual({ name: "A" });
});

test("a required list stays, though empty", () => {
  expect(tidyFields(city.fields, {}).services).toEqual([]);
});

test("blank entries of a list are removed", () => {
  const { questions } = tidyFields(city.fields, {
    questions: [{ question: "Why?", answer: " So. \n" }, {}],
  });
  expect(questions).toEqual([{ question: "Why?", answer: " So." }]);
});

test.each([
  ["2019. We buy it.\n\n2024) More", "2019\\. We buy it.\n\n2024\\) More"],
  ["We bring\\\n1. mats\\\n- ramps", "We bring\\\n1\\. mats\\\n\\- ramps"],
  [
    "1. Ramps\n2. Mats\n\nIn 2019. And 2024\n",
    "1. Ramps\n2. Mats\n\nIn 2019. And 2024",
  ],
])("what is typed as a line is none of a list: %j", (typed, stored) => {
  expect(tidyMarkdown(typed)).toBe(stored);
  expect(tidyMarkdown(stored)).toBe(stored);
});

test("an optional block is removed when it is empty", () => {
  const values = {
    timeline: { heading: "", steps: [] },
    help: { heading: "Help" },
    listsServiceAreas: false,
  };
  expect(Object.keys(tidyFields(resource.fields, values))).toEqual(["help"]);
});

test("fields stand in the order of the content model, unknown ones last", () => {
  expect(
    Object.keys(tidyFields(post.fields, { extra: 1, guide: true, name: "A" })),
  ).toEqual(["name", "guide", "extra"]);
});
