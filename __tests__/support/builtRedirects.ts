import { readBuilt } from "./builtFiles";

/** Former addresses of the built site, each with the page it leads to. */
export const builtRedirects: readonly (readonly [from: string, to: string])[] =
  readBuilt("/_redirects")
    .trim()
    .split("\n")
    .map((line) => {
      const [from = "", to = ""] = line.split(" ");
      return [from, to];
    });
