import { logoPath } from "../site/pageMetadata";

/**
 * The company's logo. Its `alt` is empty, because the company's name is beside it. With a
 * low priority, React doesn't preload the logo ahead of the page's main picture.
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
