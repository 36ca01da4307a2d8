import type { Reporter } from "gatsby";
import { checkFolder } from "../content/check/checkFolder";
import { formatErrors } from "../content/model/contentErrors";
import type { Redirects } from "../site/routes";

/** The error's id in the error map; Gatsby prefixes it with the plugin's name. */
const contentErrors = "content";
/** The complete id, because in `createPages` Gatsby does not add the prefix. */
const contentErrorsId = `default-site-plugin_${contentErrors}`;

export const isDevelop = () =>
  process.env.gatsby_executing_command === "develop";

export function describeErrors(reporter: Reporter): void {
  reporter.setErrorMap({
    [contentErrors]: {
      text: ({ report }: { report: string }) => report,
      level: "ERROR",
      category: "USER",
    },
  });
}

let redirects: Redirects = {};

/** The redirects that the last check of the content found. */
export const siteRedirects = (): Redirects => redirects;

/** Checks the content. Errors stop a build; `develop` prints them and continues. */
export async function reportErrors(
  reporter: Reporter,
  project = process.cwd(),
): Promise<void> {
  const { errors, warnings, ...checked } = await checkFolder(project);
  redirects = checked.redirects;
  if (errors.length)
    reporter.panicOnBuild({
      id: contentErrorsId,
      context: { report: formatErrors(errors, warnings) },
    });
  else if (warnings.length) reporter.warn(formatErrors(errors, warnings));
}
