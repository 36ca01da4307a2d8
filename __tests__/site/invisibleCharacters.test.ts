import { forbiddenTexts } from "../../src/content/check/rules/forbiddenTexts";
import { formatDiagnostic } from "../../src/content/model/diagnostics";
import { parseText } from "../../src/planner/plan/parseValues";
import { quoteValuesSchema } from "../../src/quote/request/quoteRequest";
import { stripControlChars } from "../../src/shared/text";
import { editedFixtureFile } from "../support/fixtureFiles";
import { validValues } from "../support/quoteRequests";

/** What the content check refuses in a text of a city. */
const refusedIn = (body: string) =>
  forbiddenTexts({
    files: [{ source: editedFixtureFile("cities/everett.md", {}, { body }) }],
  } as unknown as Parameters<typeof forbiddenTexts>[0]);

/** What each use makes of a character between two others. */
const resultsOf = (text: string) => [
  parseText(text, 10),
  stripControlChars(text),
  quoteValuesSchema
    .parse({ ...validValues, phone: `253 555 ${text}` })
    .phone.slice(8),
  formatDiagnostic({ file: "", fieldPath: "", message: text }).trim(),
  refusedIn(text).length > 0 ? "refused" : text,
];

const outcomes = {
  kept: "a*b",
  removed: "ab",
  space: "a b",
  replaced: "a\u{fffd}b",
  refused: "refused",
};

test.each<[point: string, ...outcomes: (keyof typeof outcomes)[]]>([
  ["0000", "removed", "space", "kept", "replaced", "refused"],
  ["0009", "space", "space", "kept", "replaced", "kept"],
  ["000A", "kept", "space", "kept", "replaced", "kept"],
  ["000B", "removed", "space", "kept", "replaced", "refused"],
  ["000D", "removed", "space", "kept", "replaced", "kept"],
  ["001F", "removed", "space", "kept", "replaced", "refused"],
  ["0020", "kept", "kept", "kept", "kept", "kept"],
  ["007F", "removed", "space", "kept", "replaced", "refused"],
  ["0085", "removed", "space", "kept", "replaced", "kept"],
  ["00A0", "kept", "kept", "kept", "kept", "kept"],
  ["00AD", "kept", "kept", "kept", "kept", "kept"],
  ["061C", "removed", "space", "removed", "kept", "kept"],
  ["200B", "removed", "kept", "removed", "kept", "refused"],
  // Emoji and some scripts join letters by it.
  ["200D", "kept", "kept", "kept", "kept", "kept"],
  ["200E", "removed", "space", "removed", "kept", "refused"],
  ["2028", "space", "space", "kept", "kept", "refused"],
  ["2029", "space", "space", "kept", "kept", "refused"],
  ["202A", "removed", "space", "removed", "kept", "refused"],
  ["202E", "removed", "space", "removed", "kept", "refused"],
  ["2060", "removed", "kept", "removed", "kept", "refused"],
  ["2061", "kept", "kept", "kept", "kept", "refused"],
  ["2065", "kept", "kept", "kept", "kept", "refused"],
  ["2066", "removed", "space", "removed", "kept", "refused"],
  ["2069", "removed", "space", "removed", "kept", "refused"],
  ["D83D", "removed", "kept", "kept", "kept", "kept"],
  ["FEFF", "removed", "kept", "removed", "kept", "refused"],
  ["1F600", "kept", "kept", "kept", "kept", "kept"],
])(
  "U+%s is %s in a plan, %s in mails, %s in a phone number, %s in reports, %s in content",
  (point, ...names) => {
    const character = String.fromCodePoint(parseInt(point, 16));
    expect(resultsOf(`a${character}b`)).toEqual(
      names.map((name) => outcomes[name].replace("*", character)),
    );
  },
);
