/**
 * The file from which the package's entry exports the component. Imported from
 * there it would bring `GatsbyImage` along: 3.4 kB of script, and 36 kB of
 * `react-dom/server` that this one loads.
 */
declare module "gatsby-plugin-image/dist/components/main-image" {
  export { MainImage } from "gatsby-plugin-image";
}
