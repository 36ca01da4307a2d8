import { readContent } from "../content-check/readContent";
import type { ContentFile } from "../content-model/contentFile";

/** All content, as previews and checks in the browser get it. */
export interface SiteContent {
  readonly files: readonly ContentFile[];
  /** Paths of the pictures below `content/`. */
  readonly images: readonly string[];
}

/** Reads a content folder; what can't be read as content is left out. */
export async function readSiteContent(folder: string): Promise<SiteContent> {
  const { files, pictures } = await readContent(folder);
  return {
    // Lines are functions, and of no use beside a form.
    files: files.map(({ path, frontMatter, body }) => ({
      path,
      frontMatter,
      body,
    })),
    images: Array.from(pictures.keys()),
  };
}
