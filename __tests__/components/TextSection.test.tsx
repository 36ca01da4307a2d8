/** @jest-environment jsdom */
import { TextSection } from "../../src/components/TextSection";
import { render } from "../support/render";

const figure = {
  drawing: "curb",
  alt: "A truck at a curb",
  caption: "Fifty feet of curb",
};

test.each([
  ["<p>One</p><h2>Two</h2>", "OneFifty feet of curbTwo"],
  ["<h2>Two</h2><p>One</p>", "Fifty feet of curbTwoOne"],
  ["<p>One</p>", "OneFifty feet of curb"],
])("a figure in %s is shown", (html, text) => {
  const { container } = render(<TextSection html={html} figure={figure} />);
  expect(container).toHaveTextContent(text);
});
