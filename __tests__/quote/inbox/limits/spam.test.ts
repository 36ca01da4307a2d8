import { spamReason } from "../../../../src/quote/inbox/limits/spam";
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
    { message: "The house is at https://www.homes.example/1, third floor" },
    { email: "ann@www.example.com" },
    { source: "https://a.example/?from=https://b.example&to=www.c.example" },
  ])("not %j", (changes) => {
    expect(spamReason({ ...sentRequest, ...changes }, "")).toBeUndefined();
  });
});
