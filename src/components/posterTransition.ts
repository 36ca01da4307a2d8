/**
 * Name of the view transition from a card's picture to the poster of the card's page. The
 * name is a CSS identifier made from the page's path.
 */
export const getPosterTransitionName = (path: string) =>
  path.replaceAll("/", "-");
