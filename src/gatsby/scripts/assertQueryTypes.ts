import fs from "node:fs";
import path from "node:path";

// `npm run typecheck` and `npm run lint` run this first: without the types of the queries, or
// with those of an older model, they would list many errors.
const typesFile = "src/gatsby-types.d.ts";
const modelFolder = "src/content/model";
const modifiedAt = (name: string) => fs.statSync(name).mtimeMs;
if (
  !fs.existsSync(typesFile) ||
  fs
    .readdirSync(modelFolder, { recursive: true, encoding: "utf8" })
    .some(
      (name) =>
        modifiedAt(path.join(modelFolder, name)) > modifiedAt(typesFile),
    )
) {
  console.error(
    `Run "npm run types" first: it writes the types of the queries, ${typesFile}, of the present model`,
  );
  process.exitCode = 1;
}
