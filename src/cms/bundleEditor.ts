import path from "node:path";
import { build } from "esbuild";
import type { BuildOptions } from "esbuild";

const preview = (file: string) => path.resolve("src/cms/preview", file);

/**
 * Dependencies of gatsby-transformer-remark for fields that no query asks for:
 * 300 kB that the editor need not load.
 */
const unused = [
  "hast-util-raw",
  "mdast-util-toc",
  "postcss",
  "remark-retext",
  "retext-english",
];

/**
 * Templates run in the editor's browser without Gatsby: `gatsby.tsx` answers
 * their queries, and `reactHelmet.tsx` shows what they put into the head.
 */
export const previewOptions: BuildOptions = {
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  jsx: "automatic",
  alias: {
    gatsby: preview("gatsby.tsx"),
    "react-helmet": preview("reactHelmet.tsx"),
    ...Object.fromEntries(unused.map((name) => [name, preview("unused.ts")])),
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
 * previews, `editor.css` with the site's styles, and `form.css` with those of forms.
 */
export async function bundleEditor(folder: string): Promise<void> {
  await build({
    ...previewOptions,
    entryPoints: {
      editor: "src/cms/editor/main.ts",
      form: "src/cms/editor/form.css",
    },
    outdir: folder,
    legalComments: "linked",
  });
}
