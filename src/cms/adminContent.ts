import path from "node:path";
import { releasedPaths } from "../content/read/releasedPaths";
import { kindOf, slugOf } from "../content/model/contentFile";
import type { ContentFile } from "../content/model/contentFile";
import { pathsOf } from "../content/model/kind";
import type { Kind } from "../content/model/kind";
import { city } from "../content/model/kinds/city";
import { county } from "../content/model/kinds/county";
import { pendingOf } from "../content/model/pendingOf";
import { areaMap } from "../components/map/areaMap";
import type { CityOnMap, CountyOnMap } from "../components/map/mapLayout";
import { companyDay } from "../site/dates";
import { siteUrl } from "../site/env";
import type { SiteFacts } from "./preview/schema";
import { readSiteContent } from "./siteContent";
import type { SiteContent } from "./siteContent";

/** What the editor's previews and checks know of the site. */
export interface AdminContent extends SiteContent, SiteFacts {
  /** Paths that visitors and search engines know. */
  readonly released: readonly string[];
}

/** The published entries of a kind, as the map takes them. */
function places<Place>(files: readonly ContentFile[], kind: Kind): Place[] {
  return files
    .filter(
      ({ path, frontMatter }) =>
        kindOf(path) === kind && !pendingOf(kind, frontMatter, companyDay()),
    )
    .map(({ path, frontMatter }) => ({
      ...frontMatter,
      ...pathsOf(kind, slugOf(path), frontMatter),
    }))
    .sort(
      (a: { order?: number }, b: { order?: number }) =>
        Number(a.order) - Number(b.order),
    ) as Place[];
}

/** Reads the current content of the site. */
export async function readAdminContent(
  folder = "content",
): Promise<AdminContent> {
  const content = await readSiteContent(folder);
  return {
    ...content,
    released: await releasedPaths(path.dirname(folder)),
    siteUrl: siteUrl(process.env.SITE_URL),
    buildYear: String(new Date().getFullYear()),
    areaMap: areaMap(
      places<CountyOnMap>(content.files, county),
      places<CityOnMap>(content.files, city),
    ),
  };
}
