import path from "node:path";
import { companyDay } from "../../site/dates";
import { siteUrl } from "../../site/env";
import { checkContent } from "./checkContent";
import type { Checked } from "./checkContent";
import { readContent } from "../read/readContent";
import { releasedPaths } from "../read/releasedPaths";
import type { Content } from "../read/content";

/** The site's own origin; `undefined` if the setting is wrong. */
function ownOrigin(): string | undefined {
  try {
    return siteUrl(process.env.SITE_URL);
  } catch {
    // The build reports it.
    return undefined;
  }
}

/**
 * Checks the content of a project, for the command and for the build.
 * @param project the folder that contains `content/`
 * @throws when there is no content folder
 */
export async function checkFolder(
  project: string,
): Promise<Checked & Pick<Content, "files">> {
  const [content, released] = await Promise.all([
    readContent(path.join(project, "content")),
    releasedPaths(project),
  ]);
  const checked = checkContent(
    { ...content, released, origin: ownOrigin() },
    companyDay(),
  );
  return { ...checked, files: content.files };
}
