import { siteUrl } from "../../src/site/siteUrl";

describe("the site's origin", () => {
  test.each([undefined, "", "  "])(
    "is a placeholder if the variable is %p",
    (value) => {
      expect(siteUrl(value)).toBe("https://www.soundandsummit.example");
    },
  );

  test.each([
    ["https://movers.test", "https://movers.test"],
    ["https://movers.test/", "https://movers.test"],
    [" https://movers.test ", "https://movers.test"],
    ["https://Movers.Test", "https://movers.test"],
    ["http://localhost:8000", "http://localhost:8000"],
  ])("of %p is %s", (value, origin) => {
    expect(siteUrl(value)).toBe(origin);
  });

  test.each([
    "movers.test",
    "www.movers.test/",
    "ftp://movers.test",
    "https://movers.test/home",
    "https://movers.test/?a=1",
    "https://movers.test/#top",
    "https://",
  ])("can't be %s: the error says what is allowed", (value) => {
    expect(() => siteUrl(value)).toThrow(
      `SITE_URL is "${value}": write the site's origin, such as https://www.soundandsummit.example`,
    );
  });
});
