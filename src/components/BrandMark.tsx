import { logoPath } from "../site/pageMetadata";

/**
 * The company's logo, decorative because the name is beside it. The low priority keeps
 * React from preloading the logo before the page's own picture.
 */
export const BrandMark = ({ className }: { className?: string }) => (
  <img
    className={className}
    src={logoPath}
    alt=""
    width={64}
    height={64}
    fetchPriority="low"
  />
);
