/** Selector of fields that need the page's scripts. Fields of a GET form don't. */
export const scriptedFieldSelector =
  ':is(input, select, textarea):not([method="get"] *)';
