import fs from "node:fs";
import path from "node:path";
import { builtFolder } from "./builtFolder";

/** Paths of the built files, such as `/about/index.html`. */
export const builtFiles: ReadonlySet<string> = new Set(
  fs
    .readdirSync(builtFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path
        .join(parentPath, name)
        .slice(builtFolder.length)
        .replaceAll(path.sep, "/"),
    ),
);

/** Reads the text of a built file. */
export const readBuiltFile = (address: string): string =>
  fs.readFileSync(path.join(builtFolder, address), "utf8");
