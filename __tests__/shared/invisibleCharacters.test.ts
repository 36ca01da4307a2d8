import { forbiddenTexts } from "../../src/content/check/rules/forbiddenTexts";
import { formatDiagnostic } from "../../src/content/model/diagnostics";
import { sanitizeText } from "../../src/planner/plan/parseValues";
import { quoteValuesSchema } from "../../src/quote/request/quoteRequest";
import { replaceUnsafeCharacters } from "../../src/shared/text";
import { editedFixtureFile } from "../support/fixtureFiles";
import { validValues } from "../support/quoteRequests";

/** Errors of the content check for a city's text. */
const refusedIn = (body: string) =>
  forbiddenTexts({
    files: [
      { contentFile: editedFixtureFile("cities/everett.md", {}, { body }) },
    ],
  } as unknown as Parameters<typeof forbiddenTexts>[0]);

/** The result of each use for a character between two others. */
const resultsOf = (text: string) => [
  sanitizeText(text, 10),
  replaceUnsafeCharacters(text),
  quoteValuesSchema
    .parse({ ...validValues, phone: `253 555 ${text}` })
    .phone.slice(8),
  formatDiagnostic({ file: "", fieldPath: "", message: text }).trim(),
  refusedIn(text).length > 0 ? "refused" : text,
];

const outcomes = {
  unchanged: "a*b",
  removed: "ab",
  space: "a b",
  replaced: "a\u{fffd}b",
  refused: "refused",
};

test.each<[point: string, ...outcomes: (keyof typeof outcomes)[]]>([
  ["0000", "removed", "space", "unchanged", "replaced", "refused"],
  ["0009", "space", "space", "unchanged", "replaced", "unchanged"],
  ["000A", "unchanged", "space", "unchanged", "replaced", "unchanged"],
  ["000B", "removed", "space", "unchanged", "replaced", "refused"],
  ["000D", "removed", "space", "unchanged", "replaced", "unchanged"],
  ["001F", "removed", "space", "unchanged", "replaced", "refused"],
  ["0020", "unchanged", "unchanged", "unchanged", "unchanged", "unchanged"],
  ["007F", "removed", "space", "unchanged", "replaced", "refused"],
  ["0085", "removed", "space", "unchanged", "replaced", "unchanged"],
  ["00A0", "unchanged", "unchanged", "unchanged", "unchanged", "unchanged"],
  ["00AD", "unchanged", "unchanged", "unchanged", "unchanged", "unchanged"],
  ["061C", "removed", "space", "removed", "unchanged", "unchanged"],
  ["200B", "removed", "unchanged", "removed", "unchanged", "refused"],
  // Emoji and some scripts need joiners and direction marks.
  ["200D", "unchanged", "unchanged", "unchanged", "unchanged", "unchanged"],
  ["200E", "removed", "space", "removed", "unchanged", "unchanged"],
  ["2028", "space", "space", "unchanged", "unchanged", "refused"],
  ["2029", "space", "space", "unchanged", "unchanged", "refused"],
  ["202A", "removed", "space", "removed", "unchanged", "refused"],
  ["202E", "removed", "space", "removed", "unchanged", "refused"],
  ["2060", "removed", "unchanged", "removed", "unchanged", "refused"],
  ["2061", "unchanged", "unchanged", "unchanged", "unchanged", "refused"],
  ["2065", "unchanged", "unchanged", "unchanged", "unchanged", "refused"],
  ["2066", "removed", "space", "removed", "unchanged", "refused"],
  ["2069", "removed", "space", "removed", "unchanged", "refused"],
  ["D83D", "removed", "unchanged", "unchanged", "unchanged", "unchanged"],
  ["FEFF", "removed", "unchanged", "removed", "unchanged", "refused"],
  ["1F600", "unchanged", "unchanged", "unchanged", "unchanged", "unchanged"],
])(
  "U+%s is %s in a plan, %s in mails, %s in a phone number, %s in reports, %s in content",
  (point, ...names) => {
    const character = String.fromCodePoint(parseInt(point, 16));
    expect(resultsOf(`a${character}b`)).toEqual(
      names.map((name) => outcomes[name].replace("*", character)),
    );
  },
);
