import vm from "node:vm";
import { build } from "esbuild";
import { parse } from "node-html-parser";
import { readAdminContent } from "../../src/cms/adminContent";
import { previewOptions } from "../../src/cms/bundleEditor";
import type { Preview } from "../../src/cms/preview/Preview";
import type { ContentFile } from "../../src/content-model/contentFile";
import { fixtureContent } from "../fixture/content";

const entry = `
  import { createElement } from "react";
  import { renderToStaticMarkup } from "react-dom/server";
  import { Preview } from "./src/cms/preview/Preview";
  export { loadTemplates } from "./src/cms/preview/pages";
  export const html = (props) => renderToStaticMarkup(createElement(Preview, props));
`;

interface Bundle {
  loadTemplates: () => Promise<void>;
  html: (props: Parameters<typeof Preview>[0]) => string;
}

/** The editor's bundled previews, rendered without a browser. */
export async function previews() {
  const content = await readAdminContent(fixtureContent);
  const {
    outputFiles: [script],
  } = await build({
    ...previewOptions,
    minify: false,
    stdin: { contents: entry, resolveDir: process.cwd() },
    platform: "node",
    format: "cjs",
    write: false,
    outfile: "previews.js",
    loader: { ".woff2": "empty" },
  });
  const module = { exports: {} as Bundle };
  const run = vm.compileFunction(script!.text, [
    "module",
    "exports",
    "require",
  ]);
  (run as (...args: unknown[]) => void)(module, module.exports, require);
  await module.exports.loadTemplates();
  /** Rethrows errors of the templates. */
  const draw = (file: ContentFile) =>
    parse(
      module.exports.html({
        file,
        files: [
          ...content.files.filter(({ path }) => path !== file.path),
          file,
        ],
        facts: content,
        faults: [],
        warnings: [],
        pictureUrl: (src) => `/admin${src}`,
      }),
    );
  return { files: content.files, draw };
}
