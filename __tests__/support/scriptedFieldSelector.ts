/**
 * Fields that need the page's scripts: all but those of a form that only leads to
 * another page.
 */
export const scriptedFieldSelector =
  ':is(input, select, textarea):not([method="get"] *)';
