import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** From this number of files on, several processes may save time. */
const manyFiles = 500;

/**
 * Makes Gatsby run the queries in its main process, if the site is small or the
 * machine has no cores for several others. Another process would have to load the
 * configuration and build the schema again. Gatsby's setting for that is the
 * number of cores. Call it before Gatsby starts its workers, as in
 * `onPreBootstrap`.
 * @param env is changed, unless it already has `GATSBY_CPU_COUNT`
 */
export async function queryInMainProcess(
  project: string,
  env: NodeJS.ProcessEnv,
  cores = os.availableParallelism(),
): Promise<void> {
  const isSmall = async () => {
    const files = await fs.readdir(path.join(project, "content"), {
      recursive: true,
    });
    return files.length < manyFiles;
  };
  if (cores <= 2 || (await isSmall())) env.GATSBY_CPU_COUNT ??= "1";
}
