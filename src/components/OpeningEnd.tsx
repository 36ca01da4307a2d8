import { openingEndId } from "../site/seo";

/**
 * Marks the end of a page's first block. Browsers don't render the page before
 * they have parsed it that far, which avoids layout shift.
 */
export const OpeningEnd = () => <span id={openingEndId} hidden />;
