import path from "node:path";
import { buildAreaMapData } from "../map/buildAreaMapData";
import type { CityToMap, CountyToMap } from "../map/buildAreaMapData";
import {
  createFrontMatterLookup,
  getPagePathsByField,
  isPublished,
  contentTypeOf,
} from "../content/model/contentFile";
import type { ContentFile } from "../content/model/contentFile";
import type { Diagnostic } from "../content/model/diagnostics";
import type { ContentType } from "../content/model/contentType";
import { city } from "../content/model/contentTypes/city";
import { county } from "../content/model/contentTypes/county";
import type { PictureMetadata } from "../content/read/content";
import { readContent } from "../content/read/readContent";
import { readReleasedPaths } from "../content/read/readReleasedPaths";
import { getCompanyDay } from "../shared/dates";
import { parseSiteUrl } from "../site/env";
import type { BuildData } from "./preview/createPreviewSchema";

/** Data of `/admin/content.json`, for the editor's previews and checks. */
export interface AdminContent extends BuildData {
  readonly files: readonly ContentFile[];
  readonly pictures: Readonly<Record<string, PictureMetadata>>;
  readonly released: readonly string[];
  /** Errors of files that can't be parsed, which `files` lacks. */
  readonly unread: readonly Diagnostic[];
}

const listPosition = ({ frontMatter }: ContentFile) =>
  Number(frontMatter.order);

/** Draws the map of the published counties and cities. */
function drawPublishedMap(files: readonly ContentFile[]) {
  const findFrontMatter = createFrontMatterLookup(files);
  const publishedValues = <Place>(contentType: ContentType) =>
    files
      .filter(
        (file) =>
          contentTypeOf(file.path) === contentType &&
          isPublished(file, getCompanyDay()),
      )
      .sort((a, b) => listPosition(a) - listPosition(b))
      .map((file) => ({
        ...file.frontMatter,
        ...getPagePathsByField(file, findFrontMatter),
      })) as Place[];
  return buildAreaMapData(
    publishedValues<CountyToMap>(county),
    publishedValues<CityToMap>(city),
  );
}

/**
 * Reads all content, unpublished files included.
 * @param folder the content folder, in the project's folder
 */
export async function readAdminContent(
  folder = "content",
): Promise<AdminContent> {
  const { files, pictures, readErrors } = await readContent(folder);
  return {
    // `lineNumbers` has functions, which JSON can't represent.
    files: files.map((file) => ({ ...file, lineNumbers: undefined })),
    pictures: Object.fromEntries(pictures),
    unread: readErrors,
    released: await readReleasedPaths(path.dirname(folder)),
    siteUrl: parseSiteUrl(process.env.SITE_URL),
    buildYear: String(new Date().getFullYear()),
    areaMap: drawPublishedMap(files),
  };
}
