import fs from "node:fs/promises";
import path from "node:path";
import type { IAdapter } from "gatsby";
import netlify from "gatsby-adapter-netlify";
import { headerRulesFile } from "../../site/buildFiles";
import { headersFor } from "../../site/headers";
import type { HeaderRule } from "../../site/headers";
import { removeHostFiles } from "../output/hostFiles";

type Adaptation = Parameters<NonNullable<IAdapter["adapt"]>>[0];

/** Netlify supports `*` at the end of a path and no other pattern. */
const isSupported = (pattern: string) => !/\*.|:/.test(pattern);

/** The header rules in patterns that Netlify supports. */
function headerRoutes(
  rules: readonly HeaderRule[],
  paths: readonly string[],
): Adaptation["headerRoutes"] {
  const routes = rules.flatMap((rule) => {
    const matches = headersFor([rule]);
    return isSupported(rule.path)
      ? [rule]
      : paths
          .filter((file) => Object.keys(matches(file)).length)
          .map((file) => ({ ...rule, path: file }));
  });
  return routes.map(({ path: route, headers }) => ({
    path: route,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}

/**
 * Adapts a build for Netlify: adds its redirects and function, and replaces
 * Gatsby's header rules by the site's. It deletes the files of other hosts and
 * moves pages: run `npm run clean` before building for another host.
 */
export function netlifyAdapter(): IAdapter {
  const adapter = netlify();
  return {
    ...adapter,
    async adapt(context) {
      const folder = path.resolve("public");
      const rules = JSON.parse(
        await fs.readFile(path.join(folder, headerRulesFile), "utf8"),
      ) as HeaderRule[];
      const paths = context.routesManifest
        .filter(({ type }) => type === "static")
        .map((route) => route.path);
      await removeHostFiles(folder);
      await adapter.adapt({
        ...context,
        headerRoutes: headerRoutes(rules, paths),
      });
    },
  };
}
