/**
 * `MainImage` is imported from its own file: the package's entry would also
 * bundle `GatsbyImage`, 3.4 kB of script, and the 36 kB of `react-dom/server`
 * that it loads.
 */
declare module "gatsby-plugin-image/dist/components/main-image" {
  export { MainImage } from "gatsby-plugin-image";
}
