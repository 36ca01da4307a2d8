import fs from "node:fs/promises";
import path from "node:path";

/** From this number of files on, several processes may save time. */
const manyFiles = 500;

/**
 * Makes Gatsby run the queries of a small site in its main process. A second
 * one would have to load the configuration and build the schema again, which
 * takes longer than the queries. Gatsby's setting for that is the number of
 * cores. Call it before Gatsby starts its workers, as in `onPreBootstrap`.
 * @param env is changed, unless it already has `GATSBY_CPU_COUNT`
 */
export async function queryInMainProcess(
  project: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const files = await fs.readdir(path.join(project, "content"), {
    recursive: true,
  });
  if (files.length < manyFiles) env.GATSBY_CPU_COUNT ??= "1";
}
