import { kindOf, slugOf } from "../content-model/contentFile";
import type { ContentFile } from "../content-model/contentFile";
import { pathsOf } from "../content-model/kind";
import { areaMap } from "../map/areaMap";
import type { CityOnMap, CountyOnMap } from "../map/mapLayout";
import { siteUrl } from "../site/siteUrl";
import type { SiteFacts } from "./preview/contentGraph";
import { readSiteContent } from "./siteContent";
import type { SiteContent } from "./siteContent";

/** What previews and checks in the browser know of the site. */
export type AdminContent = SiteContent & SiteFacts;

/** Files of a kind as the map takes them: their facts and their address. */
function places<Place>(files: readonly ContentFile[], name: string): Place[] {
  return files
    .filter(({ path }) => kindOf(path)?.name === name)
    .map(({ path, frontMatter }) => ({
      ...frontMatter,
      ...pathsOf(kindOf(path)!, slugOf(path), frontMatter),
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
      places<CountyOnMap>(content.files, "County"),
      places<CityOnMap>(content.files, "City"),
    ),
  };
}
