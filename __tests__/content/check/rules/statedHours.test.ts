import { checkContent } from "../../../../src/content/check/checkContent";
import { companySettingsFile } from "../../../../src/content/model/contentTypes/company";
import {
  editedFixtureFile,
  fixedToday,
  fixtureFilesWith,
  fixturePictures,
} from "../../../support/fixtureFiles";

/** Warnings about a text, where the company has opening hours on these days. */
function warningsOf(
  body: string,
  days: readonly string[],
  times: object = { opens: "9:00 AM", closes: "5:00 PM" },
): string[] {
  const hours = days.map((range) => ({ days: range, ...times }));
  const files = fixtureFilesWith(
    editedFixtureFile(companySettingsFile, { hours }),
    editedFixtureFile("cities/edmonds.md", {}, { body }),
  );
  const content = { files, pictures: fixturePictures };
  return checkContent(content, fixedToday).warnings.map(
    ({ file, message }) => `${file}: ${message}`,
  );
}

test.each([
  "9:00 AM to 5:00 PM",
  "from 9:00 AM until\n5:00 PM",
  "9 a.m. to 5 p.m.",
  "9AM–5PM",
  "9 to 5",
  "9–5",
  "from 9 AM",
  "between 9 and 5",
  "us any day until 5 PM",
  "us: we close at 5 PM",
  "us: our office is open until 5 PM",
])("opening hours are a token, not “%s”", (times) => {
  expect(warningsOf(`Call ${times}.`, ["Monday to Sunday"])).toEqual([
    "content/cities/edmonds.md: Write {hours} instead: they change everywhere at once.",
  ]);
});

test.each([
  { opens: "9:00 AM (", closes: "[5:00 PM" },
  { opens: "", closes: "" },
  { opens: "9:00 AM" },
])("texts aren't compared with the invalid hours %j", (times) => {
  const body = "Call from 9:00 AM until 5:00 PM.";
  expect(warningsOf(body, ["Monday to Sunday"], times)).toEqual([]);
});

test.each([
  "Its office answers between 8:00 AM and 5:00 PM.",
  "Call the city before 5 PM.",
  "The city’s office closes at 5 PM.",
  "Bring between 9 and 50 boxes.",
  "It takes 9 to 50 days.",
  "Call us, and take 5 to 9 boxes along.",
])("other times and numbers are spelled out: “%s”", (body) => {
  expect(warningsOf(body, ["Monday to Sunday"])).toEqual([]);
});

test("a text that says every day is compared with hours that lack a day", () => {
  const body = "We answer seven days a week.";
  expect(warningsOf(body, ["Monday to Saturday", "Sunday"])).toEqual([]);
  expect(warningsOf(body, ["Monday to Friday", "Sunday"])).toEqual([
    "content/cities/edmonds.md: Compare it with the company's opening hours: there are none on Saturday.",
  ]);
});
