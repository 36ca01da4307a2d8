import { e164, telephoneUri } from "../../src/site/phone";

describe("a tel: URL", () => {
  test.each([
    "(206) 555-0199",
    "206-555-0199",
    "206.555.0199",
    "1 (206) 555-0199",
    "+1 206 555 0199",
  ])("of %s has only the country code and digits", (phone) => {
    expect(telephoneUri(phone)).toBe("tel:+12065550199");
  });
});

test("an E.164 number has the country code and digits", () => {
  expect(e164("(206) 555-0199")).toBe("+12065550199");
  expect(e164("1-206-555-0199")).toBe("+12065550199");
});
