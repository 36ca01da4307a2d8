/** @jest-environment jsdom */
import { Picture } from "../../src/components/Picture";
import { picture, pictureOfTwoCrops, render, screen } from "../support/render";

const bridge = picture("A bridge");
const hero = pictureOfTwoCrops("A bridge");

/** The source elements of the rendered picture. */
const sources = () =>
  Array.from(document.querySelectorAll("picture > source"), (source) => ({
    media: source.getAttribute("media"),
    type: source.getAttribute("type"),
    srcSet: source.getAttribute("srcset"),
    sizes: source.getAttribute("sizes"),
  }));

test("AVIF sources come before the WebP fallback", () => {
  render(<Picture picture={bridge} />);
  expect(sources()).toEqual([
    {
      media: null,
      type: "image/avif",
      srcSet: "/1200x900.avif 1200w",
      sizes: "1200px",
    },
  ]);
  const img = screen.getByRole("img", { name: "A bridge" });
  expect(img).toHaveAttribute("src", "/1200x900.webp");
  expect(img).toHaveAttribute("srcset", "/1200x900.webp 1200w");
});

test("it has width and height, so that the layout does not shift", () => {
  render(<Picture picture={bridge} />);
  const img = screen.getByRole("img");
  expect(img).toHaveAttribute("width", "1200");
  expect(img).toHaveAttribute("height", "900");
});

test("it loads lazily unless it is eager", () => {
  const { rerender } = render(<Picture picture={bridge} />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  expect(screen.getByRole("img")).not.toHaveAttribute("fetchpriority");
  rerender(<Picture picture={bridge} eager />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

test.each([
  [null, ""],
  ["attention", ""],
  ["left bottom", "left bottom"],
])("with the focus %s CSS crops it at “%s”", (focus, position) => {
  render(<Picture picture={{ ...bridge, focus }} />);
  expect(screen.getByRole("img").style.objectPosition).toBe(position);
});

test("screens below 768 px get the narrow crop in both formats", () => {
  render(<Picture picture={hero} />);
  expect(
    sources().map(({ media, type, srcSet }) => [media, type, srcSet]),
  ).toEqual([
    ["(max-width: 767.98px)", "image/avif", "/750x500.avif 750w"],
    ["(max-width: 767.98px)", null, "/750x500.webp 750w"],
    ["(min-width: 768px)", "image/avif", "/1200x900.avif 1200w"],
  ]);
});

test("`sizes` can be overridden for all sources", () => {
  render(<Picture picture={hero} sizes="50vw" />);
  expect(new Set(sources().map(({ sizes }) => sizes))).toEqual(
    new Set(["50vw"]),
  );
  expect(screen.getByRole("img")).toHaveAttribute("sizes", "50vw");
});
