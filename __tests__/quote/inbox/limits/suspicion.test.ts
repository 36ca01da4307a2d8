import {
  normalizedMessage,
  spamReason,
} from "../../../../src/quote/inbox/limits/suspicion";
import { sentRequest } from "../../../support/quoteRequests";

describe("probable spam is", () => {
  test.each([
    ["a link outside the message", { name: "Cheap https://evil.example" }],
    ["a link outside the message", { moveSize: "www.evil.example" }],
    ["links", { message: "See http://a.example and http://b.example now" }],
    ["links", { message: "<a href='x'>x</a> [url=y]y[/url] [URL=z]" }],
  ])("%s", (why, changes) => {
    expect(spamReason({ ...sentRequest, ...changes }, "")).toBe(why);
  });

  test("a request that fills in the hidden field", () => {
    expect(spamReason(sentRequest, "x")).toBe("filled in a hidden field");
  });

  test.each([
    {},
    { message: "The house is at https://homes.example/1, third floor" },
    { email: "ann@www.example.com" },
    { source: "https://a.example/?from=https://b.example&to=www.c.example" },
  ])("not %j", (changes) => {
    expect(spamReason({ ...sentRequest, ...changes }, "")).toBeUndefined();
  });
});

describe("a normalized message", () => {
  const message = "We clean your windows, Ann! Order 123 of our offers today.";

  test("ignores case, digits and punctuation", () => {
    const other = message.toUpperCase().replace("123", " 4-56 ");
    expect(normalizedMessage({ ...sentRequest, message })).toBe(
      normalizedMessage({ ...sentRequest, message: other }),
    );
  });

  test("is undefined for a short message", () => {
    expect(
      normalizedMessage({ ...sentRequest, message: "Please call me back!" }),
    ).toBeUndefined();
  });
});
