import { readContent } from "../content/read/readContent";
import type { PictureFacts } from "../content/read/content";
import type { ContentFile } from "../content/model/contentFile";

/** All content, as the editor's previews and checks receive it. */
export interface SiteContent {
  readonly files: readonly ContentFile[];
  /** Measurements of the pictures by their paths below `content/`. */
  readonly pictures: Readonly<Record<string, PictureFacts>>;
}

/** Reads a content folder; files that can't be read as content are left out. */
export async function readSiteContent(folder: string): Promise<SiteContent> {
  const { files, pictures } = await readContent(folder);
  return {
    // `lines` holds functions, which JSON has no form for.
    files: files.map(({ path, frontMatter, body }) => ({
      path,
      frontMatter,
      body,
    })),
    pictures: Object.fromEntries(pictures),
  };
}
