import fs from "node:fs/promises";
import path from "node:path";
import { command, filesBelow, runCommand } from "../../site/command";
import { routes } from "../../site/routes";

const usage = `Adds the paths of the built pages to src/site/releasedPaths.json. From then on the
build fails if one of them is neither a page nor in content/settings/redirects.md.
Run it after each build that goes live.

  npm run release-paths
`;

const list = "src/site/releasedPaths.json";
const folder = "public";

async function builtPaths(project: string): Promise<string[]> {
  const files = await filesBelow(path.join(project, folder));
  return files
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => path.dirname(file))
    .filter((page) => page !== routes.notFound);
}

const releasePaths = command({
  usage,
  async run(_given, { project, print }) {
    const built = await builtPaths(project).catch((): string[] => []);
    if (!built.includes(routes.home))
      throw new Error(
        `${folder} holds no built site: run "npm run build" first`,
      );
    const file = path.join(project, list);
    const recorded = JSON.parse(await fs.readFile(file, "utf8")) as string[];
    // A path stays in the list when its page is gone.
    const all = Array.from(new Set([...recorded, ...built])).sort();
    await fs.writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
    print(
      `${list}: ${all.length} paths, ${all.length - recorded.length} of them new`,
    );
    return 0;
  },
});

void runCommand(releasePaths);
