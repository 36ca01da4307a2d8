import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { copyProject } from "../../src/bench/copyProject";
import { temporaryFolder } from "./temporaryFolder";

/** Has a site of other pages owe nothing to who knows the real ones. */
async function forgetFormerPages(folder: string): Promise<void> {
  const site = path.join(folder, "src/site");
  await fs.writeFile(path.join(site, "releasedPaths.json"), "[]");
  const file = path.join(site, "redirects.ts");
  const lines = (await fs.readFile(file, "utf8")).split("\n");
  await fs.writeFile(
    file,
    lines.filter((line) => !/^ *"\/.*": "\//.test(line)).join("\n"),
  );
}

/**
 * Builds the site anew from a content folder, elsewhere than in `public/`.
 * @param options.env variables of the build, besides those there are
 * @param options.isOther whether the content is not the site's own
 * @returns the folder of the built site, and what reads its files
 */
export async function rebuild(
  content: string,
  {
    env = {},
    isOther = false,
  }: { env?: Readonly<Record<string, string>>; isOther?: boolean } = {},
) {
  const folder = await temporaryFolder();
  await copyProject(folder);
  await fs.cp(content, path.join(folder, "content"), { recursive: true });
  if (isOther) await forgetFormerPages(folder);
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
  const built = path.join(folder, "public");
  return {
    folder: built,
    read: (file: string) => fs.readFile(path.join(built, file), "utf8"),
  };
}
