import type { Reporter } from "gatsby";
import { checkFolder } from "../content/check/checkFolder";
import { lawErrors } from "../content/check/launchList";
import { formatError, formatErrors } from "../content/model/contentErrors";
import { isDraft } from "../content/model/contentFile";
import type { ContentFile } from "../content/model/contentFile";
import { isPublicSite } from "../site/env";
import type { Redirects } from "../site/routes";

export const isDevelop = () =>
  process.env.gatsby_executing_command === "develop";

let redirects: Redirects = {};

/** The redirects that the last check of the content found. */
export const siteRedirects = (): Redirects => redirects;

/**
 * What keeps a site from the public, which neither an example's address nor one of this
 * machine reaches. Whoever tries or reviews a site sets NOT_READY to build it all the same.
 */
function lawReport(files: readonly ContentFile[]): string {
  const { SITE_URL, NOT_READY } = process.env;
  if (NOT_READY === "true" || !isPublicSite(SITE_URL)) return "";
  const errors = lawErrors(files.filter((file) => !isDraft(file)));
  return errors.length
    ? `The law requires this of a mover's website. To build it all the same, set NOT_READY=true\n\n${errors.map(formatError).join("\n\n")}\n`
    : "";
}

/** Checks the content. Errors stop a build; `develop` prints them and continues. */
export async function reportErrors(
  reporter: Reporter,
  project = process.cwd(),
): Promise<void> {
  const { errors, warnings, files, ...checked } = await checkFolder(project);
  redirects = checked.redirects;
  const report = formatErrors(errors, warnings);
  const law = isDevelop() ? "" : lawReport(files);
  if (errors.length || law)
    reporter.panicOnBuild(
      [errors.length ? report : "", law].filter(Boolean).join("\n"),
    );
  else if (warnings.length) reporter.warn(report);
}
