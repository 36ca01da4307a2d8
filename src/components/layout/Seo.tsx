import { Helmet } from "react-helmet";
import type { Thing } from "schema-dts";
import { useSite } from "../../hooks/useSite";
import type { BreadcrumbTrail } from "../../site/routes";
import {
  buildOpenGraph,
  formatPageTitle,
  themeColors,
} from "../../site/pageMetadata";
import type { ShareImage } from "../../site/pageMetadata";
import {
  buildBreadcrumbsJsonLd,
  serializeJsonLd,
} from "../../site/structuredData";

interface SeoProps {
  title: string;
  description: string;
  /** Canonical path of the page. A page without a canonical path isn't indexed. */
  path?: string;
  keywords?: readonly string[];
  /** Picture for shared links; defaults to the company's picture. */
  image?: ShareImage | undefined;
  article?: boolean;
  breadcrumbs?: BreadcrumbTrail;
  /** Structured data in addition to the breadcrumbs. */
  structuredData?: readonly Thing[];
}

/** The head of a page. It renders nothing in browsers, where `helmetStub.ts` replaces react-helmet. */
export function Seo({
  title,
  description,
  path,
  keywords,
  image,
  article = false,
  breadcrumbs,
  structuredData = [],
}: SeoProps) {
  const { siteUrl, company, labels } = useSite();
  const url = path === undefined ? undefined : siteUrl + path;
  const openGraphTags = url
    ? buildOpenGraph(
        {
          title,
          description,
          url,
          siteName: company.shortName,
          type: article ? "article" : "website",
        },
        image ?? company.shareImage,
        siteUrl,
      )
    : [];
  const structuredItems = [
    ...structuredData,
    ...(breadcrumbs
      ? [buildBreadcrumbsJsonLd(breadcrumbs, labels.home, siteUrl)]
      : []),
  ];
  const json = structuredItems.length > 0 && serializeJsonLd(structuredItems);
  return (
    <Helmet>
      <html lang="en" />
      <title>{formatPageTitle(title, company.shortName)}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(", ")} />}
      {Object.entries(themeColors).map(([scheme, color]) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={color}
        />
      ))}
      {url === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={url} />
      )}
      {openGraphTags.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {url && <meta name="twitter:card" content="summary_large_image" />}
      {json && <script type="application/ld+json">{json}</script>}
    </Helmet>
  );
}
