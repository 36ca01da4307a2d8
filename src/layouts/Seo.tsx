import { Helmet } from "react-helmet";
import { useSite } from "../hooks/useSite";
import { pageTitle } from "../site/pageTitle";

interface SeoProps {
  title: string;
  description: string;
  /** Canonical path of the page; left out where search engines stay away. */
  path?: string;
  keywords?: readonly string[];
}

/** The head of a page. The only user of react-helmet. */
export function Seo({ title, description, path, keywords }: SeoProps) {
  const { siteUrl, company } = useSite();
  return (
    <Helmet>
      <html lang="en" />
      <title>{pageTitle(title, company.shortName)}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(", ")} />}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${siteUrl}${path}`} />
      )}
    </Helmet>
  );
}
