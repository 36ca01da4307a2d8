import type { Reporter } from "gatsby";
import { checkProjectContent } from "../content/check/checkProjectContent";
import { findMissingLegalFacts } from "../launch/buildLaunchChecklist";
import { formatDiagnostic, formatReport } from "../content/model/diagnostics";
import { hasDraftFlag } from "../content/model/contentFile";
import type { ContentFile } from "../content/model/contentFile";
import { isPublicSite } from "../site/env";
import type { Redirects } from "../site/routes";
import { isDevelopCommand } from "./isDevelopCommand";

let redirects: Redirects = {};

/** Redirects from the last check of the content. */
export const getCheckedRedirects = (): Redirects => redirects;

/**
 * Describes missing legal content, which fails builds for a public address. The example's
 * address and local addresses aren't public, and NOT_READY=true allows a trial or a review
 * at any address.
 * @returns an empty string if nothing is missing
 */
function legalReport(files: readonly ContentFile[]): string {
  const { SITE_URL, NOT_READY } = process.env;
  if (NOT_READY === "true" || !isPublicSite(SITE_URL)) return "";
  const errors = findMissingLegalFacts(
    files.filter((file) => !hasDraftFlag(file)),
  );
  return errors.length
    ? `The law requires this of a mover's website. To build it all the same, set NOT_READY=true\n\n${errors.map(formatDiagnostic).join("\n\n")}\n`
    : "";
}

/** Checks the content. Errors stop a build; `develop` prints them and continues. */
export async function reportContentErrors(
  reporter: Reporter,
  project = process.cwd(),
): Promise<void> {
  const { errors, warnings, files, ...result } =
    await checkProjectContent(project);
  redirects = result.redirects;
  const report = formatReport(errors, warnings);
  const legal = isDevelopCommand() ? "" : legalReport(files);
  if (errors.length || legal)
    reporter.panicOnBuild(
      [errors.length ? report : "", legal].filter(Boolean).join("\n"),
    );
  else if (warnings.length) reporter.warn(report);
}
