/** Stands in for react-helmet in browsers: the page's HTML has its head. */
export const Helmet = () => null;
