import { prefill, subjectOf } from "../../../src/quote/form/prefill";
import { pages } from "../../fixture/content";
import { known } from "../../support/knownPages";

describe("the form's query", () => {
  test("fills in the size of the move", () => {
    expect(prefill("?moveSize=2bedroom")).toEqual({ moveSize: "2bedroom" });
  });

  test.each([
    "",
    "?",
    "?moveSize=",
    "?moveSize=7bedroom",
    "?moveSize=Studio",
    "?moveSize=toString",
    "?moveSize=__proto__",
    "?service=packing-services&city=everett",
    "?name=Ann&email=a@b.co&message=hello",
  ])("%p fills in nothing", (query) => {
    expect(prefill(query)).toEqual({});
  });

  test.each([
    ["?service=packing-services", "Packing Services"],
    ["?city=everett", "Everett"],
    ["?moveSize=7bedroom&city=everett", "Everett"],
    ["?city=everett&service=packing-services", "Packing Services, Everett"],
    ["", ""],
    ["?service=everett", ""],
    ["?city=packing-services", ""],
    ["?city=Everett", ""],
    ["?city=", ""],
    ["?city=<script>alert(1)</script>", ""],
  ])("%p makes %p the subject", (query, subject) => {
    expect(subjectOf(query, undefined, known)).toBe(subject);
  });
});

describe("the page before the form", () => {
  test.each([
    [pages.city, "Everett"],
    [pages.otherService, "Packing Services"],
    [pages.county, ""],
    ["/everett", ""],
    ["/", ""],
  ])("%s makes %p the subject", (from, subject) => {
    expect(subjectOf("", from, known)).toBe(subject);
  });
});
