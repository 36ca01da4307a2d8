import type { GatsbyConfig } from "gatsby";
import { feedOptions } from "./src/gatsby/plugins/feedOptions";
import { manifestOptions } from "./src/gatsby/plugins/manifestOptions";
import { sitemapOptions } from "./src/gatsby/plugins/sitemapOptions";
import { parseSiteUrl } from "./src/site/env";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: parseSiteUrl(process.env.SITE_URL) },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      // Ignores temporary files of `writeFiles`, which renames a file once it is complete.
      options: { name: "content", path: "content", ignore: ["**/.*.tmp"] },
    },
    "gatsby-transformer-remark",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    { resolve: "gatsby-plugin-feed", options: feedOptions },
    { resolve: "gatsby-plugin-manifest", options: manifestOptions },
  ],
};

export default config;
