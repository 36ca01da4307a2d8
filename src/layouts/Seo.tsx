import { Helmet } from "react-helmet";
import { pictureSources } from "../components/pictureSources";
import type { PictureCrops } from "../components/pictureSources";
import { useSite } from "../hooks/useSite";
import { pageTitle } from "../site/pageTitle";

interface SeoProps {
  title: string;
  description: string;
  /** Canonical path of the page; left out where search engines stay away. */
  path?: string;
  keywords?: readonly string[];
  /** The picture of the first screen, which is fetched ahead of its element. */
  image?: PictureCrops | undefined;
}

/** The head of a page. The only user of react-helmet. */
export function Seo({ title, description, path, keywords, image }: SeoProps) {
  const { siteUrl, company } = useSite();
  const preloads = image
    ? pictureSources(image).filter(({ type }) => type === "image/avif")
    : [];
  return (
    <Helmet>
      <html lang="en" />
      <title>{pageTitle(title, company.shortName)}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(", ")} />}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {preloads.map(({ type, media, sizes, srcSet }) => (
        <link
          key={media ?? ""}
          rel="preload"
          as="image"
          type={type}
          {...(media && { media })}
          imageSizes={sizes}
          imageSrcSet={srcSet}
          fetchPriority="high"
        />
      ))}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${siteUrl}${path}`} />
      )}
    </Helmet>
  );
}
