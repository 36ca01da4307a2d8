import { openingEndId } from "../site/openingEndId";

/**
 * The end of the block a page opens with. Browsers show nothing of a page
 * before they have read that far, so that nothing moves in the meantime.
 */
export const OpeningEnd = () => <span id={openingEndId} hidden />;
