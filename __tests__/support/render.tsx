import "@testing-library/jest-dom";
import { cleanup } from "@testing-library/react";

afterEach(cleanup);

export { act, fireEvent, render, screen, within } from "@testing-library/react";
export { default as userEvent } from "@testing-library/user-event";

/** A picture as queries answer it. */
export const picture = (alt: string) => ({
  alt,
  src: { childImageSharp: { gatsbyImageData: {} as never } },
});

/** A page as cards show it. */
export const card = (name: string, path: string) => ({
  name,
  path,
  summary: `All about ${name}.`,
  image: picture(`A picture of ${name}`),
});
