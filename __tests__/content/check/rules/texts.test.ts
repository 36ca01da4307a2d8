import { checkContent } from "../../../../src/content/check/checkContent";
import {
  cityFile,
  companyFile,
  labelsFile,
  navigationFile,
  pictures,
  today,
  wholeContent,
} from "../../../support/contentFactories";

const bannedPhrases = [
  { phrase: "hassle-free", instead: "what is easier" },
  { phrase: "peace of  mind" },
];
const company = companyFile({
  phone: "(360) 555-0117",
  email: "hello@movers.example",
  bannedPhrases,
});

const check = (...files: ReturnType<typeof cityFile>[]) =>
  checkContent({ files: wholeContent(company, ...files), pictures }, today);

const withBody = (body: string) => check(cityFile({}, { body }));

test.each([
  ["(360) 555-0117", "phone"],
  ["3605550117", "phone"],
  ["[us](tel:+13605550117)", "phone"],
  ["Hello@Movers.example", "email"],
  ["[us](mailto:hello@movers.example)", "email"],
])("the company's own contact %s is a fault: {%s}", (written, token) => {
  expect(withBody(`Ask ${written} today.`).faults).toEqual([
    expect.objectContaining({
      value: `Ask ${written} today.`,
      remedy: expect.stringContaining(`Write {${token}}`) as string,
    }),
  ]);
});

test.each([
  "Call the commission at (360) 664-1234.",
  "The number 13605550117299 is longer.",
  "Write to othello@movers.example.",
  "Call {phone} or write to {email}.",
  "Nothing hasslefree, and pieces of mind.",
  "The mountain moversville.",
  "We have permit {permit}. A mover needs a permit and insurance.",
  "{shortName} is 100 feet away, below the star-shaped sign.",
])("%j has no fault and no warning", (text) => {
  const { faults, warnings } = withBody(text);
  expect([...faults, ...warnings]).toEqual([]);
});

test.each([
  ["It costs $90.", "amounts of money"],
  ["Get 10% off.", "discounts and percentages"],
  ["A five-star crew.", "ratings"],
  ["We guarantee it.", "guarantee"],
  ["The best movers around.", "rankings and awards"],
  ["We are licensed and insured.", "permit number"],
  ["A permit and insurance?\nYes, both.", "permit number"],
  ["We hold a household goods permit.", "permit number"],
  ["{company} is fully insured.", "permit number"],
  ["A Hassle-Free day.", "Write what is easier"],
  ["Some peace of\nmind.", "Write it in other words"],
  ["Mountain\nMovers will come.", "Write {shortName}"],
])("%j is warned of: %s", (text, says) => {
  const { faults, warnings } = withBody(`${text}\n`);
  expect(faults).toEqual([]);
  expect(warnings).toEqual([
    expect.objectContaining({
      file: "content/cities/tacoma.md",
      field: "body",
      value: text.replace("\n", " "),
      remedy: expect.stringContaining(says) as string,
    }),
  ]);
});

test("settings may name the company, labels may say “licensed and insured”", () => {
  const { warnings } = check(
    labelsFile({ licensed: "Mountain Movers: licensed and insured" }),
  );
  expect(warnings).toEqual([]);
});

test("a menu that takes two lines beside the company's name is a warning", () => {
  const item = (label: string) => ({ label, path: "/" });
  const main = ["Services and prices", "Locations", "Questions"].map(item);
  const wide = wholeContent(company, navigationFile({ main }));
  const { faults, warnings } = checkContent({ files: wide, pictures }, today);
  expect([faults, warnings]).toMatchObject([
    [],
    [{ file: "content/settings/navigation.md", field: "main" }],
  ]);
});
