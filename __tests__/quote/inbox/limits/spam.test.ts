import {
  comparedMessage,
  copyReason,
  spamReason,
} from "../../../../src/quote/inbox/limits/spam";
import { planHeading } from "../../../../src/site/text";
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

describe("the same message", () => {
  const message = "We clean your windows, Ann! Order 123 of our offers today.";
  const compared = (text: string) =>
    comparedMessage({ ...sentRequest, message: text });

  test("may vary case, digits and punctuation", () => {
    const other = message.toUpperCase().replace("123", " 4-56 ");
    expect(compared(message)).toBe(compared(other));
    expect(compared("Please call me back!")).toBeUndefined();
  });

  test("is compared without the moving plan", () => {
    const plan = `\n\n${planHeading}\nInventory: 700 cubic feet, 60 pieces, and a piano`;
    expect(compared(`Thanks!${plan}`)).toBeUndefined();
    expect(compared(message + plan)).toBe(compared(`${message}\n`));
  });

  test("is spam from another sender, and a correction from the same", () => {
    const first = { ...sentRequest, message };
    const strangers = { email: "b@b.example", phone: "253 555 0199" };
    expect(copyReason({ ...first, ...strangers }, [first])).toBe(
      "the same message as another request",
    );
    for (const correction of [
      { name: "Anne Lee", email: "ANN@example.com", phone: "253 555 0101" },
      { email: "ann@example.org", phone: "(253) 5550100" },
    ])
      expect(copyReason({ ...first, ...correction }, [first])).toBeUndefined();
    expect(copyReason(first, [])).toBeUndefined();
    const noNumber = { ...first, phone: "none at all" };
    expect(
      copyReason({ ...noNumber, email: "b@b.example" }, [noNumber]),
    ).toBeDefined();
  });
});
