import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs/promises";
import path from "node:path";
import { command, runCommand } from "../../site/command";
import { isExampleSite } from "../../site/env";
import { checkSpace } from "./checkSpace";
import { currentLink, makeRelease } from "./makeRelease";
import { withLock } from "./withLock";

const usage = `Builds the site and releases it. A server that serves releases/${currentLink} switches to
the new release within seconds, without downtime:

  SITE_FOLDER=releases/${currentLink} npm run serve

Each release is a folder. It contains the scripts, styles and pictures of earlier
releases for 30 days, for tabs that are still open. The previous release is kept:
to go back, point the symlink at it. If anything fails, nothing changes.

  npm run release               builds the site and releases it
  npm run release -- --built    releases public/ as it is

Exit codes
  0  the new release is current
  1  failure, nothing has changed
`;

async function build(project: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn("npm run build", {
    cwd: project,
    env,
    shell: true,
    stdio: "inherit",
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error("The build failed, so nothing is released.");
}

export const release = command({
  usage,
  options: { built: { type: "boolean", default: false } },
  async run({ values: { built: isBuilt } }, { project, env, print }) {
    if (isExampleSite(env.SITE_URL))
      throw new Error(
        "Set SITE_URL to the site's address, such as https://www.your-company.com: search engines would be given an example's.",
      );
    const releases = path.join(project, "releases");
    await fs.mkdir(releases, { recursive: true });
    const { folder, files, former } = await withLock(releases, async () => {
      await checkSpace(releases, []);
      if (!isBuilt) await build(project, env);
      return makeRelease({
        built: path.join(project, "public"),
        releases,
        now: Date.now(),
      });
    });
    print(
      `Released ${path.relative(project, folder)}: ${files} files, ${former} of them from earlier releases`,
    );
    return 0;
  },
});

if (require.main === module) void runCommand(release);
