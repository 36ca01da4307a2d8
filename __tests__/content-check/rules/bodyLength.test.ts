import { bodyLength } from "../../../src/content-check/rules/bodyLength";
import {
  cityFile,
  countyFile,
  documentFile,
  postFile,
  serviceFile,
} from "../../support/contentFactories";
import { fileWithLines, lineOf } from "../../support/fileWithLines";

const body = (words: number) => ({ body: "word ".repeat(words) });

test.each([
  ["a city", cityFile, 150, 320],
  ["a county", countyFile, 150, 320],
  ["a post", postFile, 700, 1200],
])("%s has %3$d to %4$d words", (_what, file, least, most) => {
  const found = (words: number) =>
    bodyLength([file({}, body(words))]).map(({ value }) => value);
  expect(found(least)).toEqual([]);
  expect(found(most)).toEqual([]);
  expect(found(least - 1)).toEqual([`${least - 1} words`]);
  expect(found(most + 1)).toEqual([
    expect.stringMatching(/^(?:1,2|3)\d1 words$/),
  ]);
});

test.each([
  ["a service", serviceFile],
  ["a document", documentFile],
])("%s may have any length", (_what, file) => {
  expect(bodyLength([file({}, body(1)), file({}, body(2000))])).toEqual([]);
});

test("addresses, markup and front matter don't count as words", () => {
  const markdown = "## [word](/about)\n\n- **word**\n- word\n\n";
  const with150 = cityFile({}, { body: markdown.repeat(50) });
  expect(bodyLength([with150])).toEqual([]);
  const with149 = cityFile({}, { body: `${markdown.repeat(49)}word word` });
  expect(bodyLength([with149])).toEqual([
    expect.objectContaining({ value: "149 words" }),
  ]);
});

test("a long post should become two", () => {
  const post = fileWithLines(
    postFile({}, { body: `First ${body(2499).body}` }),
  );
  expect(bodyLength([post])).toEqual([
    {
      file: "content/posts/moving-to-tacoma.md",
      line: lineOf(post, "First"),
      field: "body",
      value: "2,500 words",
      remedy: "Consider two posts: readers finish about 1,200 words.",
    },
  ]);
});

test.each([
  ["a short city", cityFile, 10, /^Write more about what a move there takes/],
  ["a long city", cityFile, 400, /^Shorten it to what a move there takes/],
  ["a short post", postFile, 400, /^Write more: posts with fewer than 700/],
])("%s gets its own advice", (_what, file, words, remedy) => {
  expect(bodyLength([file({}, body(words))])[0]?.remedy).toMatch(remedy);
});
