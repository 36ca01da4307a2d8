import { pageTitle } from "../../src/site/pageTitle";

test("a page's title ends with the company", () => {
  expect(pageTitle("Movers in Tacoma", "Sound & Summit")).toBe(
    "Movers in Tacoma | Sound & Summit",
  );
});
