import type { Backend } from "./decapApi";

/** The backends that the site can be configured with. */
const names = ["proxy", "github"];

/**
 * Has a function see each backend that Decap starts, before it is used.
 * @param watch with whether changes wait to be published
 */
export function watchBackends(
  { CMS }: Window,
  watch: (backend: Backend, hasWorkflow: boolean) => void,
): void {
  for (const name of names) {
    const maker = CMS.getBackend(name);
    if (!maker) continue;
    const { init } = maker;
    maker.init = (config, options) => {
      const backend = init(config, options);
      watch(backend, options.useWorkflow);
      return backend;
    };
  }
}
