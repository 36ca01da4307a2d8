import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { command } from "../site/command";
import { currentLink, makeRelease } from "./makeRelease";

const usage = `Builds the site and puts it in the place of the one that is served. A server that
serves releases/${currentLink} notices within seconds and answers all requests meanwhile:

  SITE_FOLDER=releases/${currentLink} npm run serve

A release is a folder of its own. It keeps scripts, styles and pictures of former
releases for 30 days, for tabs that are still open. The release before it stays
beside it: make the link lead there to go back. A build or a check that fails
changes nothing.

  npm run release

Exit codes
  0  the release is served
  1  it is not, and all is as it was
`;

/** Builds, so that what it prints is seen as it comes. */
async function build(project: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn("npm run build", {
    cwd: project,
    env,
    shell: true,
    stdio: "inherit",
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error("The build failed: nothing is released.");
}

export const release = command({
  usage,
  async run(_given, { project, env, print }) {
    await build(project, env);
    const { folder, files, former } = await makeRelease({
      built: path.join(project, "public"),
      releases: path.join(project, "releases"),
      now: Date.now(),
    });
    print(
      `Released ${path.relative(project, folder)}: ${files} files, ${former} of them of former releases`,
    );
    return 0;
  },
});
