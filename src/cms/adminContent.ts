import { kindOf, slugOf } from "../content-model/contentFile";
import type { ContentFile } from "../content-model/contentFile";
import { pathsOf } from "../content-model/kind";
import type { Kind } from "../content-model/kind";
import { city } from "../content-model/kinds/city";
import { county } from "../content-model/kinds/county";
import { pendingOf } from "../content-model/pendingOf";
import { areaMap } from "../map/areaMap";
import type { CityOnMap, CountyOnMap } from "../map/mapLayout";
import { companyDay } from "../site/companyDay";
import { siteUrl } from "../site/siteUrl";
import type { SiteFacts } from "./preview/schema";
import { readSiteContent } from "./siteContent";
import type { SiteContent } from "./siteContent";

/** What previews and checks in the browser know of the site. */
export type AdminContent = SiteContent & SiteFacts;

/** What is published of a kind, as the map takes it. */
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

/** Reads the content of the site as it is now. */
export async function readAdminContent(
  folder = "content",
): Promise<AdminContent> {
  const content = await readSiteContent(folder);
  return {
    ...content,
    siteUrl: siteUrl(process.env.SITE_URL),
    buildYear: String(new Date().getFullYear()),
    areaMap: areaMap(
      places<CountyOnMap>(content.files, county),
      places<CityOnMap>(content.files, city),
    ),
  };
}
