import {
  sameMessage,
  suspicionOf,
} from "../../../../src/server/quotes/limits/suspicion";
import { sentRequest } from "../../../support/quoteRequests";

describe("probably spam is", () => {
  test.each([
    ["a link for an answer", { name: "Cheap https://evil.example" }],
    ["a link for an answer", { moveSize: "www.evil.example" }],
    ["links", { message: "See http://a.example and http://b.example now" }],
    ["links", { message: "<a href='x'>x</a> [url=y]y[/url] [URL=z]" }],
  ])("%s", (why, changes) => {
    expect(suspicionOf({ ...sentRequest, ...changes }, "")).toBe(why);
  });

  test("what fills in a field that people don't see", () => {
    expect(suspicionOf(sentRequest, "x")).toBe("filled in a hidden field");
  });

  test.each([
    {},
    { message: "The house is at https://homes.example/1, third floor" },
    { email: "ann@www.example.com" },
    { source: "https://a.example/?from=https://b.example&to=www.c.example" },
  ])("not %j", (changes) => {
    expect(suspicionOf({ ...sentRequest, ...changes }, "")).toBeUndefined();
  });
});

describe("the same message", () => {
  const message = "We clean your windows, Ann! Order 123 of our offers today.";

  test("is so whoever it speaks of the same to", () => {
    const other = message.toUpperCase().replace("123", " 4-56 ");
    expect(sameMessage({ ...sentRequest, message })).toBe(
      sameMessage({ ...sentRequest, message: other }),
    );
  });

  test("is none where anybody might write it", () => {
    expect(
      sameMessage({ ...sentRequest, message: "Please call me back!" }),
    ).toBeUndefined();
  });
});
