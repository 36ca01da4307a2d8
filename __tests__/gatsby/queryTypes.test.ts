import fs from "node:fs/promises";
import path from "node:path";
import { runBuild, writeProject } from "../fixture/fixtureBuild";
import { createTemporaryFolder } from "../support/createTemporaryFolder";

const page = "src/pages/about.tsx";

/** Runs the build of `npm run types` in a copy of the project. */
async function writeTypes(change: (text: string) => string) {
  const project = await createTemporaryFolder();
  await writeProject(project);
  const inProject = (file: string) => path.join(project, file);
  // A file from an earlier build would hide a missing one.
  await fs.rm(inProject("src/gatsby-types.d.ts"), { force: true });
  const text = await fs.readFile(page, "utf8");
  await fs.writeFile(inProject(page), change(text));
  await runBuild(project, { QUERY_TYPES_ONLY: "true" });
  const types = await fs.readFile(inProject("src/gatsby-types.d.ts"), "utf8");
  return { types, built: await fs.readdir(inProject("public")) };
}

test("a build for the types of the queries writes them, and no page", async () => {
  const { types, built } = await writeTypes((text) =>
    text.replace("query AboutPage", "query RenamedPage"),
  );
  expect(types).toContain("type RenamedPageQuery = ");
  expect(built).not.toContain("index.html");
});

test("it fails with the error of a query", async () => {
  await expect(
    writeTypes((text) =>
      text.replace(/query AboutPage[^{]*\{/, "$& nothing: noSuchField"),
    ),
  ).rejects.toThrow('Cannot query field "noSuchField"');
});
