import { licensedAndInsured } from "../../../src/content-check/rules/licensedAndInsured";
import {
  aboutFile,
  cityFile,
  homeFile,
  labelsFile,
} from "../../support/contentFactories";
import { fileWithLines, lineOf } from "../../support/fileWithLines";

const words = "We are Licensed & insured movers in town.";

test("a text without the permit number beside it gets a warning", () => {
  const file = fileWithLines(cityFile({ summary: words }));
  expect(licensedAndInsured([file])).toEqual([
    {
      file: "content/cities/tacoma.md",
      line: lineOf(file, "summary:"),
      field: "summary",
      value: words,
      remedy: expect.stringMatching(
        /^Say this only on the home page/,
      ) as string,
    },
  ]);
});

test("the home page, the about page and the footer may say it", () => {
  expect(
    licensedAndInsured([
      aboutFile({ lead: words }),
      homeFile({ lead: words }),
      labelsFile({ licensed: words }),
    ]),
  ).toEqual([]);
});
