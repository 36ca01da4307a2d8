import { plain } from "../../request/quoteTexts";

/** What a mail server said, without the addresses that it may repeat from a message. */
export const withoutAddresses = (reason: string): string =>
  plain(reason)
    .replace(/[^\s<>"']+@[^\s<>"']+/g, "…")
    .slice(0, 300);
