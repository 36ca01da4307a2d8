import path from "node:path";
import { build } from "esbuild";
import type { BuildOptions } from "esbuild";

const preview = (file: string) => path.resolve("src/cms/preview", file);

/**
 * Templates run in the editor's browser, where there is no Gatsby: previews
 * answer their queries, and what stands for a head shows it.
 */
export const previewOptions: BuildOptions = {
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preview-jsx",
  alias: {
    gatsby: preview("gatsby.tsx"),
    "react-helmet": preview("reactHelmet.tsx"),
    "preview-jsx/jsx-runtime": preview("jsxRuntime.ts"),
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
 * Bundles what the CMS gets from this project: `editor.js` with the checks and
 * the previews, and `editor.css` with the site's styles.
 */
export async function bundleEditor(folder: string): Promise<void> {
  await build({
    ...previewOptions,
    entryPoints: { editor: "src/cms/editor/main.ts" },
    outdir: folder,
    legalComments: "linked",
  });
}
