import type { ComponentType } from "react";
import type { ContentFile } from "../../content/model/contentFile";
import {
  getPagePathsByField,
  contentTypeOf,
} from "../../content/model/contentFile";
import { buildPagePaths } from "../../content/model/pagePaths";
import type { FindFrontMatter } from "../../content/model/pagePaths";
import { contentTypes } from "../../content/model/contentTypes";
import { routes } from "../../site/routes";
import { TestimonialPreview, testimonialQuery } from "./TestimonialPreview";

/** A page of the site, and the query for its data. */
export interface PreviewPage {
  readonly path: string;
  readonly Page: ComponentType<{ data: unknown }>;
  readonly query: string;
}

interface PageModule {
  readonly default: PreviewPage["Page"];
  readonly query: string;
}

/**
 * Path of the page that previews a content type without pages. The default is the home
 * page.
 */
const previewPathByType: Readonly<Record<string, string>> = {
  QuoteForm: routes.contact,
  InventoryRoom: routes.inventory,
  HomeSizes: routes.inventory,
};

/** Modules of templates by name, and of single pages by path. */
const pageModules = new Map<string, PageModule>();

/** Paths of the pages that have a file in `src/pages`. */
const singlePagePaths = contentTypes
  .filter(
    ({ folder, fixedSlugs, templates }) =>
      !templates && (!folder || fixedSlugs),
  )
  .flatMap((contentType) =>
    (contentType.fixedSlugs ?? [""]).flatMap((slug) =>
      Object.values(buildPagePaths(contentType, slug, {}, () => undefined)),
    ),
  );

/**
 * Loads the modules of all pages and templates. Must be called before the first
 * preview.
 */
export async function loadPageModules(): Promise<void> {
  const templates = contentTypes.flatMap((contentType) =>
    Object.values(contentType.templates ?? {}),
  );
  // esbuild bundles every file that matches these paths.
  await Promise.all([
    ...templates.map(async (name) => {
      pageModules.set(
        name,
        (await import(`../../templates/${name}.tsx`)) as PageModule,
      );
    }),
    ...singlePagePaths.map(async (path) => {
      const name = path === routes.home ? "index" : path.slice(1);
      pageModules.set(
        path,
        (await import(`../../pages/${name}.tsx`)) as PageModule,
      );
    }),
  ]);
}

/** Finds the pages that show a file; for settings, the home page. */
export function findPreviewPages(
  file: ContentFile,
  findFrontMatter: FindFrontMatter,
): PreviewPage[] {
  const contentType = contentTypeOf(file.path);
  if (contentType?.name === "Testimonial")
    return [
      {
        path: routes.home,
        Page: TestimonialPreview,
        query: testimonialQuery,
      },
    ];
  const paths = getPagePathsByField(file, findFrontMatter);
  const fallbackPath =
    previewPathByType[contentType?.name ?? ""] ?? routes.home;
  const pagePaths = Object.keys(paths).length ? paths : { path: fallbackPath };
  return Object.entries(pagePaths).flatMap(([field, path]) => {
    const page = pageModules.get(contentType?.templates?.[field] ?? path);
    return page ? { path, Page: page.default, query: page.query } : [];
  });
}
