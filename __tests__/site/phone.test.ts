import { telephoneUri } from "../../src/site/phone";

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
