import { sharedPictures } from "../../../src/content-check/rules/sharedPictures";
import {
  aboutFile,
  cityFile,
  countyFile,
} from "../../support/contentFactories";
import { fileWithLines, lineOf } from "../../support/fileWithLines";

const kent = fileWithLines(cityFile({ name: "Kent" }));

test("of two cities with the same picture, the later is reported with the other file", () => {
  expect(sharedPictures([cityFile(), kent])).toEqual([
    {
      file: "content/cities/kent.md",
      line: lineOf(kent, "src:"),
      field: "image.src",
      value: "/images/picture.jpg",
      remedy:
        "Choose another picture: content/cities/tacoma.md has this one too, and lists show the two side by side.",
    },
  ]);
});

test("a third is reported too", () => {
  const lacey = cityFile({ name: "Lacey" });
  expect(sharedPictures([cityFile(), kent, lacey])).toHaveLength(2);
});

test.each([
  ["a city and its county", [cityFile(), countyFile()]],
  ["the places of one file", [aboutFile()]],
  [
    "cities with pictures of their own",
    [
      cityFile(),
      cityFile({ name: "Kent", image: { src: "/images/kent.jpg" } }),
    ],
  ],
])("%s are right", (_what, files) => {
  expect(sharedPictures(files)).toEqual([]);
});
