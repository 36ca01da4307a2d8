import { pageTitle } from "../../src/site/pageTitle";

test("a page's title ends with the company's name", () => {
  expect(pageTitle("Movers in Tacoma", "Movers & Sons")).toBe(
    "Movers in Tacoma | Movers & Sons",
  );
});
