import { claimFaults } from "../../../src/content-check/rules/claims";
import { cityFile } from "../../support/contentFactories";

const files = [
  cityFile(
    { summary: "A city of three hills." },
    { body: "The [bridge](/a) has a **toll**\nto the east.\n\nIt rains." },
  ),
];

const row = (path: string, words: string, again = "2027-03") =>
  `| ${path} | ${words} | WSDOT | H | ${again} |`;

const faults = (rows: string[], today = "2027-03-31") =>
  claimFaults(
    files,
    ["# Claims", "", "| file | words |", "| --- | --- |", ...rows].join("\n"),
    today,
  );

test.each(["three hills", "bridge has a toll to the east.", "It rains."])(
  "%j still stands in the file",
  (words) => {
    expect(faults([row("cities/tacoma.md", words)])).toEqual([]);
  },
);

test.each([
  ["cities/tacoma.md", "four hills"],
  ["cities/kent.md", "It rains."],
])("a claim that %s no longer makes is reported", (path, words) => {
  expect(
    faults([row("cities/tacoma.md", "It rains."), row(path, words)]),
  ).toEqual([
    {
      file: "docs/claims.md",
      line: 6,
      field: `content/${path}`,
      value: words,
      remedy: expect.stringContaining("no longer says this") as string,
    },
  ]);
});

test("a claim is due after its month", () => {
  const rows = [row("cities/tacoma.md", "It rains.")];
  expect(faults(rows, "2027-04-01")).toEqual([
    expect.objectContaining({
      line: 5,
      remedy: expect.stringContaining("later month than 2027-03") as string,
    }),
  ]);
});
