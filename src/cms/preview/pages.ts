import type { ComponentType } from "react";
import type { ContentFile } from "../../content/model/contentFile";
import { addressesOfFile, kindOf } from "../../content/model/contentFile";
import { pathsOf } from "../../content/model/kind";
import { kinds } from "../../content/model/kinds";
import { routes } from "../../site/routes";
import { TestimonialPreview, testimonialQuery } from "./TestimonialPreview";

/** A page of the site, which shows what its query answers. */
export interface PreviewPage {
  readonly address: string;
  readonly Page: ComponentType<{ data: unknown }>;
  readonly query: string;
}

interface Module {
  readonly default: PreviewPage["Page"];
  readonly query: string;
}

/** Kinds without pages of their own that are not seen on the home page. */
const shownOn: Readonly<Record<string, string>> = {
  QuoteForm: routes.contact,
  InventoryRoom: routes.inventory,
  HomeSizes: routes.inventory,
};

/** By the name of their templates or, of single pages, by their addresses. */
const modules = new Map<string, Module>();

/** The addresses of the pages that have a file of their own in `src/pages`. */
const singlePages = kinds
  .filter(({ folder, slugs, templates }) => !templates && (!folder || slugs))
  .flatMap((kind) =>
    (kind.slugs ?? [""]).flatMap((slug) =>
      Object.values(pathsOf(kind, slug, {})),
    ),
  );

/** Loads the pages and templates. Nothing can be previewed before. */
export async function loadPages(): Promise<void> {
  const templates = kinds.flatMap((kind) =>
    Object.values(kind.templates ?? {}),
  );
  // esbuild bundles every file that these paths may name.
  await Promise.all([
    ...templates.map(async (name) => {
      modules.set(
        name,
        (await import(`../../templates/${name}.tsx`)) as Module,
      );
    }),
    ...singlePages.map(async (address) => {
      const name = address === routes.home ? "index" : address.slice(1);
      modules.set(address, (await import(`../../pages/${name}.tsx`)) as Module);
    }),
  ]);
}

/** The pages that show a file. The home page shows the settings. */
export function previewPages(file: ContentFile): PreviewPage[] {
  const kind = kindOf(file.path);
  if (kind?.name === "Testimonial")
    return [
      {
        address: routes.home,
        Page: TestimonialPreview,
        query: testimonialQuery,
      },
    ];
  const paths = addressesOfFile(file);
  const other = shownOn[kind?.name ?? ""] ?? routes.home;
  const shown = Object.keys(paths).length ? paths : { path: other };
  return Object.entries(shown).flatMap(([field, address]) => {
    const page = modules.get(kind?.templates?.[field] ?? address);
    return page ? { address, Page: page.default, query: page.query } : [];
  });
}
