import path from "node:path";
import { build } from "esbuild";
import type { BuildOptions } from "esbuild";

const previewFile = (file: string) => path.resolve("src/cms/preview", file);

/**
 * Dependencies of gatsby-transformer-remark that only unused GraphQL fields need, 300 kB in
 * total.
 */
const stubbedPackages = [
  "hast-util-raw",
  "mdast-util-toc",
  "postcss",
  "remark-retext",
  "retext-english",
];

/**
 * Options of esbuild for bundles that run templates in a browser without Gatsby:
 * `gatsbyStub.ts` executes the templates' queries.
 */
export const previewBuildOptions: BuildOptions = {
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  jsx: "automatic",
  alias: {
    gatsby: previewFile("gatsbyStub.ts"),
    "react-helmet": path.resolve("src/components/layout/helmetStub.ts"),
    ...Object.fromEntries(
      stubbedPackages.map((name) => [name, previewFile("emptyPackageStub.ts")]),
    ),
  },
  define: {
    "process.env": "{}",
    "process.env.NODE_ENV": '"production"',
  },
  loader: { ".woff2": "file" },
  legalComments: "none",
  logLevel: "silent",
};

/**
 * Bundles this project's part of the CMS: `editor.js` with the checks and the
 * previews, `editor.css` with the site's styles, and `form.css` with the forms' styles.
 * @param folder such as `public/admin`
 * @throws when esbuild reports an error
 */
export async function bundleEditor(folder: string): Promise<void> {
  await build({
    ...previewBuildOptions,
    entryPoints: {
      editor: "src/cms/editor/main.ts",
      form: "src/cms/editor/form.css",
    },
    outdir: folder,
    legalComments: "linked",
  });
}
