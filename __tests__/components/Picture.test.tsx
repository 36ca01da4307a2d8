/** @jest-environment jsdom */
import { Picture } from "../../src/components/Picture";
import { render, screen } from "../support/render";

test.each([
  [null, ""],
  ["attention", ""],
  ["left bottom", "left bottom"],
])("with the focus %s CSS crops a picture at “%s”", (focus, position) => {
  const gatsbyImageData = {
    layout: "constrained" as const,
    width: 1200,
    height: 900,
    images: { fallback: { src: "/bridge.webp" } },
  };
  render(<Picture picture={{ alt: "A bridge", focus, gatsbyImageData }} />);
  expect(screen.getByRole("img").style.objectPosition).toBe(position);
});
