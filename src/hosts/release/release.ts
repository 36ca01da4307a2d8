import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs/promises";
import path from "node:path";
import { command, filesBelow, runCommand } from "../../site/command";
import { isExampleSite } from "../../site/env";
import { makeRelease, siteOf } from "./makeRelease";
import { tryServer } from "./tryServer";
import { withLock } from "./withLock";

const usage = `The part of "npm run release" that needs packages. It runs in the folder of the new
release, or with --built in the project.`;

async function build(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn("npm run build", {
    cwd: folder,
    env,
    shell: true,
    stdio: "inherit",
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error("The build failed, so nothing is released.");
  await fs.rm(path.join(folder, ".cache"), { recursive: true, force: true });
}

const sizeOf = async (file: string) => (await fs.stat(file)).size;

/** @throws if a file changes meanwhile, because a build is under way */
async function copySite(from: string, to: string): Promise<void> {
  await fs.cp(from, to, { recursive: true });
  for (const file of await filesBelow(from))
    if ((await sizeOf(from + file)) !== (await sizeOf(to + file)))
      throw new Error(`${file} changed while it was copied: release again`);
}

export const release = command({
  usage,
  options: { built: { type: "boolean", default: false } },
  async run({ values: { built: isBuilt } }, { project, env, print }) {
    if (isExampleSite(env.SITE_URL))
      throw new Error(
        "Set SITE_URL to the site's address, such as https://www.your-company.com: search engines would be given an example's.",
      );
    const now = Date.now();
    const name = new Date(now).toISOString().replace(/[:.]/g, "-");
    const releases = isBuilt
      ? path.join(project, "releases")
      : path.dirname(project);
    const folder = isBuilt ? path.join(releases, name) : project;
    await fs.mkdir(releases, { recursive: true });
    const former = await withLock(releases, async () => {
      const options = { release: folder, releases, now };
      if (!isBuilt) {
        await build(folder, env);
        return makeRelease(options, () => tryServer(folder));
      }
      try {
        await copySite(siteOf(project), siteOf(folder));
        return await makeRelease(options);
      } catch (error) {
        await fs.rm(folder, { recursive: true, force: true });
        throw error;
      }
    });
    print(
      `Released ${path.basename(folder)}, with ${former} files of earlier releases`,
    );
    return 0;
  },
});

if (require.main === module) void runCommand(release);
