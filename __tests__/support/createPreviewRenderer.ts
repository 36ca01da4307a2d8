import { text } from "node:stream/consumers";
import vm from "node:vm";
import { build } from "esbuild";
import { parse } from "node-html-parser";
import { readAdminContent } from "../../src/cms/readAdminContent";
import { previewBuildOptions } from "../../src/cms/bundleEditor";
import type { BuildData } from "../../src/cms/preview/createPreviewSchema";
import type { ContentFile } from "../../src/content/model/contentFile";
import type { Diagnostic } from "../../src/content/model/diagnostics";
import { fixtureContent } from "../fixture/content";

const entry = `
  import { createElement } from "react";
  import { prerenderToNodeStream } from "react-dom/static";
  import { PreviewQueryRunner } from "./src/cms/preview/previewQueryRunner";
  import { Preview } from "./src/cms/preview/Preview";
  import { createPreviewSchema } from "./src/cms/preview/createPreviewSchema";
  export { loadPageModules } from "./src/cms/preview/previewPages";
  let schema;
  export async function render({ files, file, facts, ...lists }) {
    schema ??= createPreviewSchema(facts);
    const { prelude } = await prerenderToNodeStream(
      createElement(Preview, {
        queryRunner: new PreviewQueryRunner(files, file, schema, (src) => "/admin" + src),
        file,
        ...lists,
        warnings: [],
      }),
      // The error is thrown as well.
      { onError: () => undefined },
    );
    return prelude;
  }
`;

interface RenderArgs {
  readonly files: readonly ContentFile[];
  readonly file: ContentFile;
  readonly facts: BuildData;
  readonly errors: readonly Diagnostic[];
  readonly readErrors: readonly Diagnostic[];
}

interface PreviewBundle {
  loadPageModules: () => Promise<void>;
  render: (site: RenderArgs) => Promise<NodeJS.ReadableStream>;
}

/** Creates a function that renders previews with the editor's bundle, without a browser. */
export async function createPreviewRenderer() {
  const content = await readAdminContent(fixtureContent);
  const {
    outputFiles: [script],
  } = await build({
    ...previewBuildOptions,
    minify: false,
    stdin: { contents: entry, resolveDir: process.cwd() },
    platform: "node",
    format: "cjs",
    write: false,
    outfile: "previews.js",
    loader: { ".woff2": "empty" },
  });
  const module = { exports: {} as PreviewBundle };
  const run = vm.compileFunction(script?.text ?? "", [
    "module",
    "exports",
    "require",
  ]);
  (run as (...args: unknown[]) => void)(module, module.exports, require);
  await module.exports.loadPageModules();
  /** Renders the preview of a file. Rejects if a template throws. */
  return async (
    file: ContentFile,
    errors: readonly Diagnostic[] = [],
    readErrors: readonly Diagnostic[] = [],
  ) => {
    const others = content.files.filter(({ path }) => path !== file.path);
    const files = [...others, file];
    const site = { files, file, facts: content, errors, readErrors };
    return parse(await text(await module.exports.render(site)));
  };
}
