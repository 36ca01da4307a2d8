import type { ContentFile } from "../../content/model/contentFile";
import { kindOf, slugOf } from "../../content/model/contentFile";
import { pathsOf } from "../../content/model/kind";
import { kinds } from "../../content/model/kinds";
import NotFoundPage, { query as notFound } from "../../pages/404";
import AboutPage, { query as about } from "../../pages/about";
import BlogPage, { query as blog } from "../../pages/blog";
import ContactPage, { query as contact } from "../../pages/contact";
import HomePage, { query as home } from "../../pages/index";
import LocationsPage, { query as locations } from "../../pages/locations";
import InventoryPage, {
  query as inventory,
} from "../../pages/resources/inventory";
import PlanPage, { query as plan } from "../../pages/resources/plan";
import ResourcesPage, { query as resources } from "../../pages/resources";
import ServicesPage, { query as services } from "../../pages/services";
import SitemapPage, { query as sitemap } from "../../pages/sitemap";
import { routes } from "../../site/routes";
import { withCard } from "./CardPreview";
import { withMenus } from "./MenuPreview";
import type { PreviewPage } from "./queries";
import { TestimonialPreview, testimonial } from "./TestimonialPreview";

/** Each page's own query gives it what its own types say. */
const page = (Page: unknown, query: unknown): PreviewPage => ({
  Page: Page as PreviewPage["Page"],
  query: query as string,
});

const ofKind: Readonly<Record<string, readonly PreviewPage[]>> = {
  Testimonial: [page(TestimonialPreview, testimonial)],
  Navigation: [withMenus(page(HomePage, home))],
  About: [page(AboutPage, about)],
  Contact: [page(ContactPage, contact)],
  QuoteForm: [page(ContactPage, contact)],
  InventoryPage: [page(InventoryPage, inventory)],
  InventoryRoom: [page(InventoryPage, inventory)],
  HomeSizes: [page(InventoryPage, inventory)],
  PlanPage: [page(PlanPage, plan)],
};

const ofIndex: Readonly<Record<string, readonly PreviewPage[]>> = {
  services: [page(ServicesPage, services)],
  blog: [page(BlogPage, blog)],
  resources: [page(ResourcesPage, resources)],
  locations: [page(LocationsPage, locations)],
  sitemap: [page(SitemapPage, sitemap)],
  "404": [page(NotFoundPage, notFound)],
};

/** By the names of their files. */
const templates = new Map<string, PreviewPage>();

/** Loads the templates of all kinds. Nothing is previewed before. */
export async function loadTemplates(): Promise<void> {
  const names = kinds.flatMap((kind) => Object.values(kind.templates ?? {}));
  await Promise.all(
    names.map(async (name) => {
      // esbuild bundles every file that this path may name.
      const { default: Page, query } = (await import(
        `../../templates/${name}.tsx`
      )) as Record<"default" | "query", unknown>;
      templates.set(name, page(Page, query));
    }),
  );
}

/** Settings are seen on every page, so the home page shows them. */
const homePages = [page(HomePage, home)];

/** The pages that show a file, in the order of {@link addressesOf}. */
export function pagesOf(file: ContentFile): readonly PreviewPage[] {
  const kind = kindOf(file.path);
  if (kind?.templates)
    return Object.values(kind.templates).flatMap((name, index) => {
      const template = templates.get(name);
      if (!template) return [];
      return index || !("summary" in kind.fields)
        ? template
        : withCard(kind, template);
    });
  return (
    (kind?.slugs ? ofIndex[slugOf(file.path)] : ofKind[kind?.name ?? ""]) ??
    homePages
  );
}

/** The pages that show files without pages of their own. */
const shownOn: Readonly<Record<string, string>> = {
  QuoteForm: routes.contact,
  InventoryRoom: routes.inventory,
  HomeSizes: routes.inventory,
};

/** The addresses of a file's pages; the last is the home page, which shows settings. */
export function addressesOf({ path, frontMatter }: ContentFile): string[] {
  const kind = kindOf(path);
  const paths = kind ? pathsOf(kind, slugOf(path), frontMatter) : {};
  const other = kind && shownOn[kind.name];
  return [...Object.values(paths), ...(other ? [other] : []), routes.home];
}
