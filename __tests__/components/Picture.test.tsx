/** @jest-environment jsdom */
import { Picture } from "../../src/components/Picture";
import { picture, pictureOfTwoCrops, render, screen } from "../support/render";

const bridge = picture("A bridge");
const hero = pictureOfTwoCrops("A bridge");

/** The sources of the picture on the screen, as what browsers go by. */
const sources = () =>
  Array.from(document.querySelectorAll("picture > source"), (source) => ({
    media: source.getAttribute("media"),
    type: source.getAttribute("type"),
    srcSet: source.getAttribute("srcset"),
    sizes: source.getAttribute("sizes"),
  }));

test("AVIF comes before the WebP that every browser reads", () => {
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

test("its room is known before it arrives", () => {
  render(<Picture picture={bridge} />);
  const img = screen.getByRole("img");
  expect(img).toHaveAttribute("width", "1200");
  expect(img).toHaveAttribute("height", "900");
});

test("it waits until it is near, unless the first screen waits for it", () => {
  const { rerender } = render(<Picture picture={bridge} />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  expect(screen.getByRole("img")).not.toHaveAttribute("fetchpriority");
  rerender(<Picture picture={bridge} eager />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

test("its focal point stays in sight where styles crop it", () => {
  const { rerender } = render(<Picture picture={bridge} />);
  expect(screen.getByRole("img").style.objectPosition).toBe("");
  rerender(<Picture picture={{ ...bridge, focus: { x: 20, y: 35.5 } }} />);
  expect(screen.getByRole("img")).toHaveStyle({ objectPosition: "20% 35.5%" });
});

test("screens below 768 px have the narrow crop, in both formats", () => {
  render(<Picture picture={hero} />);
  expect(
    sources().map(({ media, type, srcSet }) => [media, type, srcSet]),
  ).toEqual([
    ["(max-width: 767.98px)", "image/avif", "/750x500.avif 750w"],
    ["(max-width: 767.98px)", null, "/750x500.webp 750w"],
    ["(min-width: 768px)", "image/avif", "/1200x900.avif 1200w"],
  ]);
});

test("its place may say how wide it is, for all its files", () => {
  render(<Picture picture={hero} sizes="50vw" />);
  expect(new Set(sources().map(({ sizes }) => sizes))).toEqual(
    new Set(["50vw"]),
  );
  expect(screen.getByRole("img")).toHaveAttribute("sizes", "50vw");
});
