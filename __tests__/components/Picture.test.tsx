/** @jest-environment jsdom */
import { Picture } from "../../src/components/Picture";
import { picture, render, screen } from "../support/render";

test.each([
  [null, ""],
  ["attention", ""],
  ["left bottom", "left bottom"],
])("with the focus %s CSS crops a picture at “%s”", (focus, position) => {
  render(<Picture picture={{ ...picture("A bridge"), focus }} />);
  expect(screen.getByRole("img").style.objectPosition).toBe(position);
});
