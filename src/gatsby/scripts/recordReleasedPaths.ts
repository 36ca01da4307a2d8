import fs from "node:fs/promises";
import path from "node:path";
import {
  defineCommand,
  listFilesAsUrlPaths,
  runCommand,
} from "../../cli/command";
import { routes } from "../../site/routes";

const usage = `Adds the paths of the built pages to src/site/releasedPaths.json. From then on the
build fails if one of them is neither a page nor in content/settings/redirects.md.
Run it after each build that goes live.

  npm run release-paths
`;

const releasedPathsFile = "src/site/releasedPaths.json";
const buildFolder = "public";

async function listBuiltPaths(project: string): Promise<string[]> {
  const files = await listFilesAsUrlPaths(path.join(project, buildFolder));
  return files
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => path.dirname(file))
    .filter((page) => page !== routes.notFound);
}

const recordReleasedPaths = defineCommand({
  usage,
  async run(_args, { project, print }) {
    const built = await listBuiltPaths(project).catch((): string[] => []);
    if (!built.includes(routes.home))
      throw new Error(
        `${buildFolder} holds no built site: run "npm run build" first`,
      );
    const file = path.join(project, releasedPathsFile);
    const recorded = JSON.parse(await fs.readFile(file, "utf8")) as string[];
    // The path of a removed page stays in the list.
    const all = Array.from(new Set([...recorded, ...built])).sort();
    await fs.writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
    print(
      `${releasedPathsFile}: ${all.length} paths, ${all.length - recorded.length} of them new`,
    );
    return 0;
  },
});

void runCommand(recordReleasedPaths);
