import { guardBackend } from "./guardBackend";
import type { SiteChecks } from "./siteChecks";

/** The backends that the site can be configured with. */
const names = ["proxy", "github"];

/** Has each backend watched that Decap starts. */
export function guardBackends({ CMS }: Window, checks: SiteChecks): void {
  for (const name of names) {
    const maker = CMS.getBackend(name);
    if (!maker) continue;
    const { init } = maker;
    maker.init = (config, options) =>
      guardBackend(checks, init(config, options));
  }
}
