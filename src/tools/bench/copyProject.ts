import fs from "node:fs/promises";
import path from "node:path";

const named = ["src", "static", "package.json", "tsconfig.json"];

/** The files and folders of this project that a build needs besides the content. */
export async function projectSources(): Promise<string[]> {
  const hooks = (await fs.readdir(".")).filter((file) =>
    /^gatsby-\w+\.tsx?$/.test(file),
  );
  return [...named, ...hooks];
}

/**
 * Copies everything that a build needs except the content to a folder, with a
 * symlink to the installed packages. The cache of an earlier build in the folder
 * stays, so that the next build is faster.
 */
export async function copyProject(folder: string): Promise<void> {
  for (const source of await projectSources()) {
    const copy = path.join(folder, source);
    await fs.rm(copy, { recursive: true, force: true });
    await fs.cp(source, copy, { recursive: true, preserveTimestamps: true });
  }
  const packages = path.join(folder, "node_modules");
  await fs.rm(packages, { force: true });
  await fs.symlink(path.resolve("node_modules"), packages);
}
