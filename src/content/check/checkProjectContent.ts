import path from "node:path";
import { getCompanyDay } from "../../shared/dates";
import { figureNames } from "../../site/drawings";
import { parseSiteUrl } from "../../site/env";
import { checkContent } from "./checkContent";
import type { CheckResult } from "./checkContent";
import { readContent } from "../read/readContent";
import { readReleasedPaths } from "../read/readReleasedPaths";
import type { Content } from "../read/content";

/** Origin of `SITE_URL`; `undefined` if `SITE_URL` is invalid. */
function siteOrigin(): string | undefined {
  try {
    return parseSiteUrl(process.env.SITE_URL);
  } catch {
    // The build reports an invalid `SITE_URL`.
    return undefined;
  }
}

/**
 * Reads and checks the content of a project, for the command and the build.
 * @param project the folder that contains `content/`
 * @throws if there is no content folder
 */
export async function checkProjectContent(
  project: string,
): Promise<CheckResult & Pick<Content, "files">> {
  const [content, releasedPaths] = await Promise.all([
    readContent(path.join(project, "content")),
    readReleasedPaths(project),
  ]);
  const result = checkContent(
    {
      ...content,
      drawings: figureNames,
      releasedPaths,
      origin: siteOrigin(),
    },
    getCompanyDay(),
  );
  return { ...result, files: content.files };
}
