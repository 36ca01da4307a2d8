import fs from "node:fs";

// `npm run typecheck` and `npm run lint` run this first: without the types of the queries they
// would list hundreds of errors.
const file = "src/gatsby-types.d.ts";
if (!fs.existsSync(file)) {
  console.error(
    `Run "npm run build" first: it writes the types of the queries, ${file}`,
  );
  process.exitCode = 1;
}
