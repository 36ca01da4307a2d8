import "@testing-library/jest-dom";
import { cleanup } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { PictureData } from "../../src/components/Picture";
import type { SharedPicture } from "../../src/site/openGraph";

afterEach(cleanup);

export { act, fireEvent, render, screen, within } from "@testing-library/react";
export { default as userEvent } from "@testing-library/user-event";

/** What `gatsbyImageData` answers of a crop. */
export const imageData = (width: number, height: number): IGatsbyImageData => {
  const sizes = `${width}px`;
  const srcSet = (format: string) => `/${width}x${height}.${format} ${width}w`;
  return {
    layout: "constrained",
    width,
    height,
    images: {
      sources: [{ type: "image/avif", srcSet: srcSet("avif"), sizes }],
      fallback: {
        src: `/${width}x${height}.webp`,
        srcSet: srcSet("webp"),
        sizes,
      },
    },
  };
};

/** A picture as queries answer it. */
export const picture = (alt: string): PictureData & SharedPicture => ({
  alt,
  sharedPath: "/static/picture.jpg",
  focus: null,
  gatsbyImageData: imageData(1200, 900),
});

/** A page as cards show it. */
export const card = (name: string, path: string) => ({
  name,
  path,
  summary: `All about ${name}.`,
  image: picture(`A picture of ${name}`),
});
