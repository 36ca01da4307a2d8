import { text } from "node:stream/consumers";
import vm from "node:vm";
import { build } from "esbuild";
import { parse } from "node-html-parser";
import { readAdminContent } from "../../src/cms/adminContent";
import { previewOptions } from "../../src/cms/bundleEditor";
import type { SiteFacts } from "../../src/cms/preview/schema";
import type { ContentFile } from "../../src/content/model/contentFile";
import type { ContentError } from "../../src/content/model/contentErrors";
import { fixtureContent } from "../fixture/content";

const entry = `
  import { createElement } from "react";
  import { prerenderToNodeStream } from "react-dom/static";
  import { ContentGraph } from "./src/cms/preview/contentGraph";
  import { Preview } from "./src/cms/preview/Preview";
  import { previewSchema } from "./src/cms/preview/schema";
  export { loadPages } from "./src/cms/preview/pages";
  let schema;
  export async function render({ files, file, facts, ...lists }) {
    schema ??= previewSchema(facts);
    const { prelude } = await prerenderToNodeStream(
      createElement(Preview, {
        graph: new ContentGraph(files, file, schema, (src) => "/admin" + src),
        file,
        ...lists,
        warnings: [],
      }),
      // It throws as well.
      { onError: () => undefined },
    );
    return prelude;
  }
`;

interface Site {
  readonly files: readonly ContentFile[];
  readonly file: ContentFile;
  readonly facts: SiteFacts;
  readonly errors: readonly ContentError[];
  readonly unread: readonly ContentError[];
}

interface Bundle {
  loadPages: () => Promise<void>;
  render: (site: Site) => Promise<NodeJS.ReadableStream>;
}

/** Draws previews as the editor bundles them, but without a browser. */
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
  const run = vm.compileFunction(script?.text ?? "", [
    "module",
    "exports",
    "require",
  ]);
  (run as (...args: unknown[]) => void)(module, module.exports, require);
  await module.exports.loadPages();
  /** Throws what the templates throw: nothing catches it here. */
  return async (
    file: ContentFile,
    errors: readonly ContentError[] = [],
    unread: readonly ContentError[] = [],
  ) => {
    const others = content.files.filter(({ path }) => path !== file.path);
    const files = [...others, file];
    const site = { files, file, facts: content, errors, unread };
    return parse(await text(await module.exports.render(site)));
  };
}
