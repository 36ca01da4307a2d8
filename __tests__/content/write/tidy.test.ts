import { tidyFields } from "../../../src/content/write/tidy";
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
