import path from "node:path";
import { areaMap } from "../components/map/areaMap";
import type { CityOnMap, CountyOnMap } from "../components/map/areaMap";
import {
  addressesOfFile,
  isPublished,
  kindOf,
} from "../content/model/contentFile";
import type { ContentFile } from "../content/model/contentFile";
import type { ContentError } from "../content/model/contentErrors";
import type { Kind } from "../content/model/kind";
import { city } from "../content/model/kinds/city";
import { county } from "../content/model/kinds/county";
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

const orderOf = ({ frontMatter }: ContentFile) => Number(frontMatter.order);

/** The map of the published counties and cities. */
function drawMap(files: readonly ContentFile[]) {
  const places = <Place>(kind: Kind) =>
    files
      .filter(
        (file) => kindOf(file.path) === kind && isPublished(file, companyDay()),
      )
      .sort((a, b) => orderOf(a) - orderOf(b))
      .map((file) => ({
        ...file.frontMatter,
        ...addressesOfFile(file),
      })) as Place[];
  return areaMap(places<CountyOnMap>(county), places<CityOnMap>(city));
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
    areaMap: drawMap(files),
  };
}
