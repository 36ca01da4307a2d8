import { repeatedSentences } from "../../../src/content-check/rules/repeatedSentences";
import {
  cityFile,
  countyFile,
  homeFile,
  labelsFile,
  serviceFile,
} from "../../support/contentFactories";
import { fileWithLines, lineOf } from "../../support/fileWithLines";

const sentence =
  "Ask the building for its loading dock before the truck arrives.";
const short = "Ask the building for its dock before then.";

const tacoma = cityFile({}, { body: `Two hills.\n\n${sentence}\n` });
const kent = (body: string) => cityFile({ name: "Kent" }, { body });

test("a sentence of more than eight words on two pages is reported with the other file", () => {
  const file = fileWithLines(kent(`A valley. It is flat.\n\n${sentence}\n`));
  expect(repeatedSentences([tacoma, file])).toEqual([
    {
      file: "content/cities/kent.md",
      line: lineOf(file, sentence),
      field: "body",
      value: sentence,
      remedy:
        "Say it in other words: content/cities/tacoma.md has the same sentence, and search engines tend to show only one of two pages that say the same.",
    },
  ]);
});

test("fields count too, and markup, links, capitals and line ends make no difference", () => {
  const file = fileWithLines(
    serviceFile({
      summary:
        "ask the *building* for its\n[loading dock](/about) before the truck arrives.",
    }),
  );
  expect(repeatedSentences([tacoma, file])).toEqual([
    expect.objectContaining({
      file: "content/services/local-moving.md",
      field: "summary",
      line: lineOf(file, "summary:"),
    }),
  ]);
});

test("a page with several repeated sentences gets one warning with their number", () => {
  const [second, third] = [2, 3].map(
    (number) => `Sentence ${number} has nine words and stands on pages.`,
  );
  const with3 = `${sentence} ${String(second)} ${String(third)}`;
  const remedies = (...sentences: unknown[]) =>
    repeatedSentences([
      cityFile({}, { body: with3 }),
      kent(sentences.join(" ")),
    ]).map(({ remedy }) => remedy);
  expect(remedies(sentence, second, third)).toEqual([
    expect.stringMatching(/ 2 more sentences here are on other pages too\.$/),
  ]);
  expect(remedies(sentence, third)).toEqual([
    expect.stringMatching(/ One more sentence here is on another page too\.$/),
  ]);
});

test("a county's area counts as a separate page", () => {
  const { area } = countyFile().frontMatter;
  const county = countyFile(
    { area: { ...(area as object), body: sentence } },
    { body: sentence },
  );
  expect(repeatedSentences([county])).toEqual([
    expect.objectContaining({
      file: "content/counties/pierce-county.md",
      field: "body",
      remedy: expect.stringContaining(
        "content/counties/pierce-county.md (area) has",
      ) as string,
    }),
  ]);
});

test.each([
  ["eight words", [cityFile({}, { body: short }), kent(short)]],
  ["one page", [cityFile({}, { body: `${sentence} ${sentence}` })]],
  [
    "calls to action",
    [tacoma, homeFile({ callToAction: { heading: "Ask", text: sentence } })],
  ],
  ["settings", [tacoma, labelsFile({ quoteText: sentence })]],
])("%s may repeat the sentence", (_what, files) => {
  expect(repeatedSentences(files)).toEqual([]);
});
