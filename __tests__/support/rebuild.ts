import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { temporaryFolder } from "./temporaryFolder";

/** What a build takes besides the content. */
const sources = ["src", "static", "package.json", "tsconfig.json"];

/**
 * Builds the site anew from a content folder, elsewhere than in `public/`.
 * @param env variables of the build, besides those there are
 * @returns the folder of the built site
 */
export async function rebuild(
  content: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = await temporaryFolder();
  const hooks = (await fs.readdir(".")).filter((file) =>
    /^gatsby-\w+\.tsx?$/.test(file),
  );
  for (const source of [...sources, ...hooks])
    await fs.cp(source, path.join(folder, source), { recursive: true });
  await fs.cp(content, path.join(folder, "content"), { recursive: true });
  await fs.symlink(
    path.resolve("node_modules"),
    path.join(folder, "node_modules"),
  );
  await promisify(execFile)(
    process.execPath,
    [path.resolve("node_modules/gatsby/cli.js"), "build"],
    {
      cwd: folder,
      env: {
        ...process.env,
        ...env,
        NODE_ENV: "production",
        CI: "true",
        GATSBY_TELEMETRY_DISABLED: "1",
      },
      maxBuffer: 10_000_000,
    },
  );
  return path.join(folder, "public");
}
