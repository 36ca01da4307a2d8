import {
  parseQueryValues,
  describeSubject,
} from "../../../src/quote/form/QuoteSubject";
import { pages } from "../../fixture/content";
import { subjectPages } from "../../support/subjectPages";

test.each([
  ["?service=packing-services", undefined, "Packing Services"],
  ["?city=everett&service=packing-services", "/", "Packing Services, Everett"],
  ["?service=everett", undefined, ""],
  ["?city=<script>alert(1)</script>", undefined, ""],
  ["", pages.city, "Everett"],
  ["", pages.otherService, "Packing Services"],
  ["", pages.county, ""],
  ["", "/everett", ""],
])("the query %p after the page %p makes %p the subject", (...row) => {
  const [query, from, subject] = row;
  expect(describeSubject(query, from, subjectPages)).toBe(subject);
});

test.each([
  ["?moveSize=2bedroom", { moveSize: "2bedroom" }],
  ["?moveSize=castle", {}],
  ["?moveSize=__proto__", {}],
  ["?name=Ann&email=a@b.co&message=hello", {}],
])("the query %p fills in %p", (query, fields) => {
  expect(parseQueryValues(query)).toEqual(fields);
});
