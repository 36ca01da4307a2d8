import type { GatsbyConfig } from "gatsby";
import { netlifyAdapter } from "./src/gatsby/netlifyAdapter";
import { sitemapOptions } from "./src/gatsby/sitemapOptions";
import { siteUrl } from "./src/site/siteUrl";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl(process.env.SITE_URL) },
  trailingSlash: "never",
  // Netlify's builds have the variable.
  ...(process.env.NETLIFY && { adapter: netlifyAdapter() }),
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content" },
    },
    {
      resolve: "gatsby-transformer-remark",
      options: {
        plugins: [
          {
            resolve: "gatsby-remark-autolink-headers",
            options: { icon: false, removeAccents: true },
          },
        ],
      },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "webp", "avif"],
          placeholder: "dominantColor",
          quality: 70,
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
