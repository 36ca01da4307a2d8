import { logoPath } from "../site/pageMetadata";

/**
 * The company's logo. Decorative: its name is beside it. Of low priority, or
 * else React preloads it before the page's own picture.
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
