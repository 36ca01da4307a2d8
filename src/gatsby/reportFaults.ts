import type { Reporter } from "gatsby";
import { checkFolder } from "../content-check/checkFolder";
import { formatFaults } from "../content-model/faults";

/** The error's name in the map; Gatsby puts the name of the site's hooks before it. */
const contentFaults = "content";
/** Its whole id: in `createPages` Gatsby forgets to complete it. */
const contentFaultsId = `default-site-plugin_${contentFaults}`;

export const isDevelop = () =>
  process.env.gatsby_executing_command === "develop";

/** Says how Gatsby shows faults of the content. */
export function describeFaults(reporter: Reporter): void {
  reporter.setErrorMap({
    [contentFaults]: {
      text: ({ report }: { report: string }) => report,
      level: "ERROR",
      category: "USER",
    },
  });
}

/** Checks the content; faults end a build, and are shown under `develop`. */
export async function reportFaults(
  reporter: Reporter,
  project = process.cwd(),
): Promise<void> {
  const { faults, warnings } = await checkFolder(project);
  if (faults.length)
    reporter.panicOnBuild({
      id: contentFaultsId,
      context: { report: formatFaults(faults, warnings) },
    });
  else if (warnings.length) reporter.warn(formatFaults(faults, warnings));
}
