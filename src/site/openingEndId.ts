/** Id of the end of a page's first block; the page's head refers to it. */
export const openingEndId = "opening-end";
