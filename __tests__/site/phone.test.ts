import { e164, telephoneUri } from "../../src/site/phone";

describe("a telephone address", () => {
  test.each([
    "(253) 555-0142",
    "253-555-0142",
    "253.555.0142",
    "1 (253) 555-0142",
    "+1 253 555 0142",
  ])("of %s has the country code and digits alone", (phone) => {
    expect(telephoneUri(phone)).toBe("tel:+12535550142");
  });
});

test("a number for machines has country code and digits", () => {
  expect(e164("(253) 555-0142")).toBe("+12535550142");
  expect(e164("1-253-555-0142")).toBe("+12535550142");
});
