import { kindOf, slugOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { pathsOf } from "../../content/model/kind";
import { pendingOf } from "../../content/model/pendingOf";
import { companyDay } from "../../site/dates";
import { textOf } from "./tidy";

/** A page that texts can link to. */
export interface LinkedPage {
  readonly path: string;
  readonly title: string;
}

/** What a list of pages shows of one. */
export const shownPage = ({ title, path }: LinkedPage): string =>
  `${title} (${path})`;

/** The published pages by title; a link to any other would be refused. */
export function linkedPages(files: readonly ContentFile[]): LinkedPage[] {
  const pages = files.flatMap(({ path: file, frontMatter }) => {
    const kind = kindOf(file);
    if (!kind || pendingOf(kind, frontMatter, companyDay())) return [];
    const paths = pathsOf(kind, slugOf(file), frontMatter);
    return Object.entries(paths).map(([field, path]) => {
      // The page at `areaPath` is that of the block `area`.
      const block = frontMatter[field.replace(/Path$/, "")] as
        { title?: unknown } | undefined;
      const { name, title } = frontMatter;
      return { path, title: textOf(block?.title ?? name ?? title) };
    });
  });
  return pages.sort((a, b) => a.title.localeCompare(b.title, "en"));
}
