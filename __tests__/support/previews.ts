import { text } from "node:stream/consumers";
import vm from "node:vm";
import { build } from "esbuild";
import { parse } from "node-html-parser";
import { readAdminContent } from "../../src/cms/adminContent";
import { previewOptions } from "../../src/cms/bundleEditor";
import type { SiteFacts } from "../../src/cms/preview/schema";
import type { ContentFile } from "../../src/content/model/contentFile";
import type { Fault } from "../../src/content/model/faults";
import { fixtureContent } from "../fixture/content";

const entry = `
  import { createElement } from "react";
  import { prerenderToNodeStream } from "react-dom/static";
  import { ContentGraph } from "./src/cms/preview/contentGraph";
  import { Preview } from "./src/cms/preview/Preview";
  export { loadPages } from "./src/cms/preview/pages";
  import { addQuery } from "./src/cms/preview/queries";
  const graphOf = ({ files, file, facts }) =>
    new ContentGraph(files, file, facts, (src) => "/admin" + src);
  export const ask = (site, query) => graphOf(site).ask(addQuery(query));
  export async function render(site) {
    const { prelude } = await prerenderToNodeStream(
      createElement(Preview, {
        graph: graphOf(site),
        file: site.file,
        faults: site.faults ?? [],
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
  readonly faults: readonly Fault[];
}

interface Bundle {
  loadPages: () => Promise<void>;
  ask: (site: Site, query: string) => Promise<unknown>;
  render: (site: Site) => Promise<NodeJS.ReadableStream>;
}

/** The previews as the editor bundles them, but drawn without a browser. */
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
  const siteWith = (
    file: ContentFile,
    faults: readonly Fault[] = [],
  ): Site => ({
    files: [...content.files.filter(({ path }) => path !== file.path), file],
    file,
    facts: content,
    faults,
  });
  return {
    /** Throws what the templates throw: nothing catches it here. */
    draw: async (file: ContentFile, faults: readonly Fault[] = []) =>
      parse(await text(await module.exports.render(siteWith(file, faults)))),
    /** What a query answers while a file is edited. */
    ask: (file: ContentFile, query: string) =>
      module.exports.ask(siteWith(file), query),
  };
}
