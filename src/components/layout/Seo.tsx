import { Helmet } from "react-helmet";
import type { Thing } from "schema-dts";
import { useSite } from "../../hooks/useSite";
import type { Trail } from "../../site/routes";
import { openGraph, pageTitle, themeColors } from "../../site/seo";
import type { SharedPicture } from "../../site/seo";
import { breadcrumbList, jsonLd } from "../../site/structuredData";

interface SeoProps {
  title: string;
  description: string;
  /** Canonical path of the page. Pages without one are not indexed. */
  path?: string;
  keywords?: readonly string[];
  /** Shown with links to the page; by default the company's. */
  image?: SharedPicture | undefined;
  article?: boolean;
  breadcrumbs?: Trail;
  /** Structured data in addition to the breadcrumbs. */
  structuredData?: readonly Thing[];
}

/** The head of a page, which the build writes. No script changes it in a browser. */
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
  const shared = url
    ? openGraph(
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
  const things = [
    ...structuredData,
    ...(breadcrumbs ? [breadcrumbList(breadcrumbs, labels.home, siteUrl)] : []),
  ];
  const json = things.length > 0 && jsonLd(things);
  return (
    <Helmet>
      <html lang="en" />
      <title>{pageTitle(title, company.shortName)}</title>
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
      {shared.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {url && <meta name="twitter:card" content="summary_large_image" />}
      {json && <script type="application/ld+json">{json}</script>}
    </Helmet>
  );
}
