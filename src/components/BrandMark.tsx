import { logoPath } from "../site/logo";

/** The company's logo. Decorative: its name is beside it. */
export const BrandMark = ({ className }: { className?: string }) => (
  <img className={className} src={logoPath} alt="" width={64} height={64} />
);
