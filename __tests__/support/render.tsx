import "@testing-library/jest-dom";
import { cleanup, configure } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { PictureData } from "../../src/components/Picture";
import { artDirected } from "../../src/build/pictures/pictureFields";
import type { SharedPicture } from "../../src/site/seo";

// Waiting is limited by the test's own timeout.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

export {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";

/** The `gatsbyImageData` of a crop. */
const imageData = (width: number, height: number): IGatsbyImageData => {
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

/** A picture as queries return it. */
export const picture = (alt: string): PictureData & SharedPicture => ({
  alt,
  sharedPath: "/static/picture.jpg",
  focus: null,
  gatsbyImageData: imageData(1200, 900),
});

/** The same with a crop of 750 × 500 pixels on screens below 768 px. */
export const pictureOfTwoCrops = (
  alt: string,
): PictureData & SharedPicture => ({
  ...picture(alt),
  gatsbyImageData: artDirected(imageData(1200, 900), imageData(750, 500)),
});

/** The data of a card. */
export const card = (name: string, path: string) => ({
  name,
  path,
  summary: `All about ${name}.`,
  image: picture(`A picture of ${name}`),
});
