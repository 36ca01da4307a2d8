/** Replaces react-helmet in browsers: the page's HTML already has its head. */
export const Helmet = () => null;
