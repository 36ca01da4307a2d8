import { describeField } from "../../../src/content/model/describeField";
import {
  choice,
  date,
  flag,
  image,
  list,
  markdown,
  number,
  object,
  pageLink,
  reference,
  text,
} from "../../../src/content/model/fields";
import type { Field } from "../../../src/content/model/fields";

test.each<[kind: string, field: Field, description: string | RegExp]>([
  ["text", text("T", { min: 3, max: 90 }), "text of 3 to 90 characters"],
  [
    "text without a minimum length",
    text("T", { max: 9 }),
    "text of 0 to 9 characters",
  ],
  [
    "text without a maximum length",
    text("T", { min: 3 }),
    "text of at least 3 characters",
  ],
  [
    "text with a pattern",
    text("T", { pattern: { matches: /^\d$/, says: "one digit" } }),
    "one digit",
  ],
  ["Markdown", markdown("M"), "Markdown text"],
  ["number", number("N", { min: 0.5, max: 20 }), "a number from 0.5 to 20"],
  ["number without a maximum", number("N"), "a number from 0"],
  [
    "whole number",
    number("N", { integer: true, max: 52 }),
    "a whole number from 0 to 52",
  ],
  ["flag", flag("F"), "true or false"],
  [
    "flag that must be set",
    flag("F", { only: true }),
    "true, once it is given",
  ],
  ["date", date("D"), "a date such as 2026-05-12"],
  ["choice", choice("C", ["posts", "resources"]), "one of posts, resources"],
  [
    "reference",
    reference("County", "R"),
    "the file name of a county, without .md",
  ],
  [
    "link to a page",
    pageLink("P"),
    "the address of a page of this site, such as /about",
  ],
  ["picture", image(), /^src \(such as .*\) and alt \(5 to 200 characters/],
  ["list", list("L", date("D")), "a list, each a date such as 2026-05-12"],
  [
    "list with bounds",
    list("L", date("D"), { min: 3, max: 6 }),
    /^a list of 3 to 6 entries, each /,
  ],
  [
    "list with a minimum length",
    list("L", date("D"), { min: 2 }),
    /^a list of at least 2 entries, each /,
  ],
  [
    "block",
    object("Fact", "F", { label: text("T"), text: markdown("M") }),
    "a block with the fields label, text",
  ],
])("a %s", (_kind, field, description) => {
  expect(describeField(field)).toEqual(
    typeof description === "string"
      ? description
      : expect.stringMatching(description),
  );
});
