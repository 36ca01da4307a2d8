/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { tolerateTranslation } from "../../src/browser/tolerateTranslation";

const Notes = ({ first, last }: { first?: boolean; last?: boolean }) => (
  <p>
    {first && <b>First</b>}
    {last && "Last"}
    <i>Always</i>
  </p>
);

test("React adds and removes beside texts that were translated", () => {
  tolerateTranslation();
  const { rerender, container } = render(<Notes last />);
  const translated = document.createElement("span");
  translated.append("Zuletzt");
  screen.getByText("Last").firstChild!.replaceWith(translated);
  rerender(<Notes first last />);
  expect(screen.getByText("First")).toBeTruthy();
  rerender(<Notes first />);
  rerender(<Notes />);
  expect(screen.queryByText("First")).toBeNull();
  expect(container.querySelector("i")).not.toBeNull();
});
