import fs from "node:fs";
import path from "node:path";

// `npm run typecheck` and `npm run lint` run this script first. If the types of the
// queries were missing or older than the content model, both would list many errors.
const typesFile = "src/gatsby-types.d.ts";
const modelFolder = "src/content/model";
const modifiedAt = (name: string) => fs.statSync(name).mtimeMs;

function areTypesCurrent(): boolean {
  if (!fs.existsSync(typesFile)) return false;
  const writtenAt = modifiedAt(typesFile);
  const modelFiles = fs.readdirSync(modelFolder, {
    recursive: true,
    encoding: "utf8",
  });
  return modelFiles.every(
    (name) => modifiedAt(path.join(modelFolder, name)) <= writtenAt,
  );
}

if (!areTypesCurrent()) {
  console.error(
    `Run "npm run types" first: it writes the types of the queries, ${typesFile}, of the present model`,
  );
  process.exitCode = 1;
}
