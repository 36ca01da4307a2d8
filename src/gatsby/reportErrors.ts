import type { Reporter } from "gatsby";
import { checkFolder } from "../content/check/checkFolder";
import { formatErrors } from "../content/model/contentErrors";
import type { Redirects } from "../site/routes";

export const isDevelop = () =>
  process.env.gatsby_executing_command === "develop";

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
  const report = formatErrors(errors, warnings);
  if (errors.length) reporter.panicOnBuild(report);
  else if (warnings.length) reporter.warn(report);
}
