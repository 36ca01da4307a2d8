/** Id of the end of the block a page opens with; its head names it too. */
export const openingEndId = "opening-end";
