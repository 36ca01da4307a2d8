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

/** Text of a built file by its path. */
export const readBuiltFile = (address: string): string =>
  fs.readFileSync(path.join(builtFolder, address), "utf8");
