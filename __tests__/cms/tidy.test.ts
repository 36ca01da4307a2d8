import { tidyFields } from "../../src/cms/editor/tidy";
import { city } from "../../src/content-model/kinds/city";
import { post } from "../../src/content-model/kinds/post";
import { resource } from "../../src/content-model/kinds/resource";

test("what was left blank is left out", () => {
  expect(
    tidyFields(post.fields, {
      name: "A",
      updated: "",
      city: null,
      summary: " ",
    }),
  ).toEqual({ name: "A" });
});

test("a list that must be there is there, though empty", () => {
  expect(tidyFields(city.fields, {}).services).toEqual([]);
});

test("blank entries of a list go", () => {
  const { questions } = tidyFields(city.fields, {
    questions: [{ question: "Why?", answer: " So. \n" }, {}],
  });
  expect(questions).toEqual([{ question: "Why?", answer: " So." }]);
});

test("a block that may be left out goes when nothing is in it", () => {
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
