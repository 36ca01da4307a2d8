import fs from "node:fs/promises";
import path from "node:path";

const sources = ["src", "static", "package.json", "tsconfig.json"];

/**
 * Copies what a build takes, except the content, to a folder: the site can be
 * built there beside its own. Packages are those that are installed here.
 */
export async function copyProject(folder: string): Promise<void> {
  const hooks = (await fs.readdir(".")).filter((file) =>
    /^gatsby-\w+\.tsx?$/.test(file),
  );
  for (const source of [...sources, ...hooks])
    await fs.cp(source, path.join(folder, source), { recursive: true });
  await fs.symlink(
    path.resolve("node_modules"),
    path.join(folder, "node_modules"),
  );
}
