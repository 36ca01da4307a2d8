import { readBuilt } from "./builtFiles";

/** The redirects of the built site. */
export const builtRedirects: readonly (readonly [from: string, to: string])[] =
  readBuilt("/_redirects")
    .trim()
    .split("\n")
    .map((line) => {
      const [from = "", to = ""] = line.split(" ");
      return [from, to];
    });
