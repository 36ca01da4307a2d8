import { stripControlChars } from "../../request/quoteTexts";

/** What a mail server said, without the addresses that it may repeat from a message. */
export const redactAddresses = (reason: string): string =>
  stripControlChars(reason)
    .replace(/[^\s<>"']+@[^\s<>"']+/g, "…")
    .slice(0, 300);
