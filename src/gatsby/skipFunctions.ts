import type { Store } from "gatsby";
import { isDevelop } from "./reportFaults";

interface Plugin {
  readonly name: string;
  nodeAPIs: readonly string[];
}

interface State {
  readonly flattenedPlugins: readonly Plugin[];
}

/**
 * Whether something runs the functions in `src/api`: `gatsby develop` or Netlify,
 * whose builds have the variable. Other hosts answer `/api` by their own means.
 */
const needsFunctions = (env: NodeJS.ProcessEnv) =>
  isDevelop() || Boolean(env.NETLIFY ?? env.COMPILE_FUNCTIONS);

/**
 * Stops Gatsby from compiling the functions in `src/api` if nothing runs them,
 * which takes a fifteenth of a build. Gatsby has no option for that. Call it in
 * `onPreInit`.
 * @param env `COMPILE_FUNCTIONS`, set to anything, has them compiled as well
 */
export function skipFunctions(
  { getState }: Pick<Store, "getState">,
  env: NodeJS.ProcessEnv,
): void {
  if (needsFunctions(env)) return;
  const { flattenedPlugins } = (getState as () => State)();
  for (const plugin of flattenedPlugins)
    if (plugin.name === "functions") plugin.nodeAPIs = [];
}
