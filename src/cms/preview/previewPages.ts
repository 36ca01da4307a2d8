import type { ComponentType } from "react";
import type { ContentFile } from "../../content/model/contentFile";
import { pagePathsOf, contentTypeOf } from "../../content/model/contentFile";
import { buildPagePaths } from "../../content/model/contentType";
import { contentTypes } from "../../content/model/contentTypes";
import { routes } from "../../site/routes";
import { TestimonialPreview, testimonialQuery } from "./TestimonialPreview";

/** A page of the site, which shows what its query answers. */
export interface PreviewPage {
  readonly path: string;
  readonly Page: ComponentType<{ data: unknown }>;
  readonly query: string;
}

interface PageModule {
  readonly default: PreviewPage["Page"];
  readonly query: string;
}

/** Kinds without pages of their own that are not seen on the home page. */
const previewPathByType: Readonly<Record<string, string>> = {
  QuoteForm: routes.contact,
  InventoryRoom: routes.inventory,
  HomeSizes: routes.inventory,
};

/** By the name of their templates or, of single pages, by their addresses. */
const pageModules = new Map<string, PageModule>();

/** The addresses of the pages that have a file of their own in `src/pages`. */
const singlePagePaths = contentTypes
  .filter(
    ({ folder, fixedSlugs, templates }) =>
      !templates && (!folder || fixedSlugs),
  )
  .flatMap((contentType) =>
    (contentType.fixedSlugs ?? [""]).flatMap((slug) =>
      Object.values(buildPagePaths(contentType, slug, {})),
    ),
  );

/** Loads the pages and templates. Nothing can be previewed before. */
export async function loadPageModules(): Promise<void> {
  const templates = contentTypes.flatMap((contentType) =>
    Object.values(contentType.templates ?? {}),
  );
  // esbuild bundles every file that these paths may name.
  await Promise.all([
    ...templates.map(async (name) => {
      pageModules.set(
        name,
        (await import(`../../templates/${name}.tsx`)) as PageModule,
      );
    }),
    ...singlePagePaths.map(async (address) => {
      const name = address === routes.home ? "index" : address.slice(1);
      pageModules.set(
        address,
        (await import(`../../pages/${name}.tsx`)) as PageModule,
      );
    }),
  ]);
}

/** The pages that show a file. The home page shows the settings. */
export function findPreviewPages(file: ContentFile): PreviewPage[] {
  const contentType = contentTypeOf(file.path);
  if (contentType?.name === "Testimonial")
    return [
      {
        path: routes.home,
        Page: TestimonialPreview,
        query: testimonialQuery,
      },
    ];
  const paths = pagePathsOf(file);
  const fallbackPath =
    previewPathByType[contentType?.name ?? ""] ?? routes.home;
  const pagePaths = Object.keys(paths).length ? paths : { path: fallbackPath };
  return Object.entries(pagePaths).flatMap(([field, path]) => {
    const page = pageModules.get(contentType?.templates?.[field] ?? path);
    return page ? { path, Page: page.default, query: page.query } : [];
  });
}
