import type { Reporter } from "gatsby";
import { checkFolder } from "../content/check/checkFolder";
import { formatFaults } from "../content/model/faults";
import type { Redirects } from "../site/routes";

/** The error's id in the error map; Gatsby prefixes it with the plugin's name. */
const contentFaults = "content";
/** The complete id, because in `createPages` Gatsby does not add the prefix. */
const contentFaultsId = `default-site-plugin_${contentFaults}`;

export const isDevelop = () =>
  process.env.gatsby_executing_command === "develop";

export function describeFaults(reporter: Reporter): void {
  reporter.setErrorMap({
    [contentFaults]: {
      text: ({ report }: { report: string }) => report,
      level: "ERROR",
      category: "USER",
    },
  });
}

let redirects: Redirects = {};

/** The redirects that the last check of the content found. */
export const siteRedirects = (): Redirects => redirects;

/** Checks the content. Faults stop a build; `develop` prints them and continues. */
export async function reportFaults(
  reporter: Reporter,
  project = process.cwd(),
): Promise<void> {
  const { faults, warnings, ...checked } = await checkFolder(project);
  redirects = checked.redirects;
  if (faults.length)
    reporter.panicOnBuild({
      id: contentFaultsId,
      context: { report: formatFaults(faults, warnings) },
    });
  else if (warnings.length) reporter.warn(formatFaults(faults, warnings));
}
