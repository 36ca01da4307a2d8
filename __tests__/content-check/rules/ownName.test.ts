import { ownName } from "../../../src/content-check/rules/ownName";
import {
  cityFile,
  companyFile,
  navigationFile,
} from "../../support/contentFactories";
import { fileWithLines, lineOf } from "../../support/fileWithLines";

const company = companyFile({
  name: "Hill & Dale Inc.",
  shortName: "Hill & Dale",
});

test("the company's name written out is reported with its line", () => {
  const file = fileWithLines(
    cityFile({}, { body: "A valley.\n\nAsk Hill & Dale Inc. about it.\n" }),
  );
  expect(ownName([company, file])).toEqual([
    {
      file: "content/cities/tacoma.md",
      line: lineOf(file, "Ask Hill"),
      field: "body",
      value: "A valley. Ask Hill & Dale Inc. about it.",
      remedy:
        "Write {shortName}, or {company} for the whole name, so that it changes everywhere at once.",
    },
  ]);
});

test.each([
  ["across two lines", "Ask Hill &\nDale.", 1],
  ["in capitals", "HILL & DALE", 1],
  ["as a token", "Ask {shortName}.", 0],
  ["as part of other words", "Uphill & Daleville", 0],
])("a name %s: %j", (_how, body, count) => {
  expect(ownName([company, cityFile({}, { body })])).toHaveLength(count);
});

test("settings may contain it", () => {
  const menu = navigationFile({
    footer: [{ label: "Hill & Dale", path: "/" }],
  });
  expect(ownName([company, menu])).toEqual([]);
});

test("finds nothing if the company has no name", () => {
  expect(ownName([companyFile({ shortName: undefined }), cityFile()])).toEqual(
    [],
  );
});
