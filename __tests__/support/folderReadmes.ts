import fs from "node:fs";
import path from "node:path";

/** The READMEs of the folders of `src`, as paths from the project's folder. */
export const folderReadmes: readonly string[] = fs
  .readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "README.md")
  .map((file) => path.join("src", file))
  .sort();
