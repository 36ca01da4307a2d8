import { ownContacts } from "../../../src/content-check/rules/ownContacts";
import {
  cityFile,
  companyFile,
  labelsFile,
} from "../../support/contentFactories";
import { fileWithLines, lineOf } from "../../support/fileWithLines";

const company = companyFile({
  phone: "(360) 555-0117",
  email: "hello@movers.example",
});

const foundIn = (body: string) =>
  ownContacts([company, cityFile({}, { body })]);

test.each([
  "(360) 555-0117",
  "360-555-0117",
  "360.555.0117",
  "3605550117",
  "+1 (360) 555-0117",
  "1-360-555-0117",
  "[call](tel:+13605550117)",
])("the company's number written as %s is a fault", (number) => {
  expect(foundIn(`Call ${number} today.`)).toEqual([
    expect.objectContaining({
      value: `Call ${number} today.`,
      remedy:
        "Write {phone} in its place, so that it changes everywhere at once.",
    }),
  ]);
});

test.each([
  "hello@movers.example",
  "Hello@Movers.example",
  "mailto:hello@movers.example",
])("the company's address written as %s is a fault", (address) => {
  expect(foundIn(`Write to ${address}.`)).toEqual([
    expect.objectContaining({
      value: `Write to ${address}.`,
      remedy:
        "Write {email} in its place, so that it changes everywhere at once.",
    }),
  ]);
});

test.each([
  "Call the commission at (360) 664-1234.",
  "The number 13605550117299 is longer.",
  "Write to othello@movers.example.",
  "Write to hello@movers.example.org.",
  "Call {phone} or write to {email}.",
])("%j has neither", (text) => {
  expect(foundIn(text)).toEqual([]);
});

test("a fault has a line number", () => {
  const file = fileWithLines(
    cityFile({}, { body: "Flat.\n\nHills.\nCall (360) 555-0117.\n" }),
  );
  expect(ownContacts([company, file])).toEqual([
    {
      file: "content/cities/tacoma.md",
      line: lineOf(file, "Call (360)"),
      field: "body",
      value: "Flat. Hills. Call (360) 555-0117.",
      remedy: expect.any(String) as string,
    },
  ]);
});

test("labels are checked, the company's own file is not", () => {
  const labels = labelsFile({ call: "Call (360) 555-0117" });
  expect(ownContacts([company, labels]).map(({ file }) => file)).toEqual([
    "content/settings/labels.md",
  ]);
});

test.each([
  ["no company", []],
  ["invalid facts", [companyFile({ phone: 1, email: undefined })]],
])("with %s nothing is found", (_what, files) => {
  expect(
    ownContacts([...files, cityFile({}, { body: "(360) 555-0117" })]),
  ).toEqual([]);
});
