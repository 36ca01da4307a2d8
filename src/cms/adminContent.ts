import path from "node:path";
import { mapOf } from "../content/check/rules/mapNames";
import type { ContentFile } from "../content/model/contentFile";
import type { ContentError } from "../content/model/contentErrors";
import type { PictureFacts } from "../content/read/content";
import { readContent } from "../content/read/readContent";
import { releasedPaths } from "../content/read/releasedPaths";
import { companyDay } from "../site/dates";
import { siteUrl } from "../site/env";
import type { SiteFacts } from "./preview/schema";

/** What the editor's previews and checks know of the site. */
export interface AdminContent extends SiteFacts {
  readonly files: readonly ContentFile[];
  readonly pictures: Readonly<Record<string, PictureFacts>>;
  readonly released: readonly string[];
  /** Why files are left out that can't be read as content. */
  readonly unread: readonly ContentError[];
}

export async function readAdminContent(
  folder = "content",
): Promise<AdminContent> {
  const { files, pictures, unread } = await readContent(folder);
  return {
    // `lines` holds functions, which JSON has no form for.
    files: files.map((file) => ({ ...file, lines: undefined })),
    pictures: Object.fromEntries(pictures),
    unread,
    released: await releasedPaths(path.dirname(folder)),
    siteUrl: siteUrl(process.env.SITE_URL),
    buildYear: String(new Date().getFullYear()),
    areaMap: mapOf(files, companyDay()),
  };
}
