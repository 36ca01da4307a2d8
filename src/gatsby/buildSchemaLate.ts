import { createRequire } from "node:module";
import path from "node:path";

/** The part of Gatsby's worker module that is used here. */
interface Worker {
  /** What the main process asks for; queries build a missing schema by themselves. */
  buildSchema: () => Promise<void>;
}

const load = createRequire(path.resolve("package.json"));

/**
 * Has Gatsby's other processes build the schema only when they run queries. Those
 * of a small site only render pages (see `queryInMainProcess`). Call it in
 * `onPluginInit`, the only hook that runs in them.
 * @param env says whether this is such a process
 * @throws if Gatsby's worker has no such function any more
 */
export function buildSchemaLate(env: NodeJS.ProcessEnv): void {
  if (!env.GATSBY_WORKER_POOL_WORKER) return;
  const worker = load("gatsby/dist/utils/worker/child") as Partial<Worker>;
  if (!worker.buildSchema) throw new Error("Gatsby builds schemas elsewhere");
  worker.buildSchema = () => Promise.resolve();
}
