import fs from "node:fs";
import path from "node:path";

// `npm run typecheck` and `npm run lint` run this first: without the types of the queries, or
// with those of an older model, they would list many errors.
const file = "src/gatsby-types.d.ts";
const model = "src/content/model";
const changed = (name: string) => fs.statSync(name).mtimeMs;
if (
  !fs.existsSync(file) ||
  fs
    .readdirSync(model, { recursive: true, encoding: "utf8" })
    .some((name) => changed(path.join(model, name)) > changed(file))
) {
  console.error(
    `Run "npm run types" first: it writes the types of the queries, ${file}, of the present model`,
  );
  process.exitCode = 1;
}
