import fs from "node:fs/promises";
import path from "node:path";
import { netlifyAdapter } from "../../src/gatsby/plugins/netlifyAdapter";
import { pageFile } from "../../src/site/buildFiles";
import { builtFiles } from "./builtFiles";
import { builtFolder, fixtureProject } from "./builtFolder";
import { builtPaths } from "./builtPages";
import { builtRedirects } from "./builtRedirects";
import { temporaryFolder } from "./temporaryFolder";

type Adaptation = Parameters<
  NonNullable<ReturnType<typeof netlifyAdapter>["adapt"]>
>[0];
type Route = Adaptation["routesManifest"][number];

/** The adapter reports nothing for a valid build. */
const unused: Adaptation["reporter"] = Object.create(null) as never;

const htmlOf = new Map(builtPaths.map((page) => [pageFile(page), page]));

/** The manifest that Gatsby passes to an adapter. */
const routesManifest: Route[] = [
  ...Array.from(builtFiles, (file): Route => ({
    type: "static",
    path: htmlOf.get(file) ?? file,
    filePath: `public${file}`,
    headers: [],
  })),
  ...builtRedirects.map(([from, toPath]): Route => ({
    type: "redirect",
    path: from,
    toPath,
    status: 301,
    headers: [],
  })),
  { type: "function", path: "/api/quote", functionId: "quote-js" },
];

/** The function that Gatsby builds from `src/api/quote.ts`. */
const entry = ".cache/functions/quote.js";

/** Copies the files that the adapter reads and changes. */
async function copyBuild(folder: string): Promise<void> {
  for (const file of builtFiles) {
    const copy = path.join(folder, "public", file);
    await fs.mkdir(path.dirname(copy), { recursive: true });
    await fs.link(path.join(builtFolder, file), copy);
  }
  const copy = path.join(folder, entry);
  await fs.mkdir(path.dirname(copy), { recursive: true });
  await fs.copyFile(path.join(fixtureProject, entry), copy);
}

/**
 * Adapts a copy of the fixture project to Netlify.
 * @returns its folder
 */
export async function adaptToNetlify(): Promise<string> {
  const folder = await temporaryFolder();
  await copyBuild(folder);
  const started = process.cwd();
  process.chdir(folder);
  try {
    await netlifyAdapter().adapt({
      routesManifest,
      headerRoutes: [],
      functionsManifest: [
        {
          functionId: "quote-js",
          name: "/api/quote",
          pathToEntryPoint: entry,
          requiredFiles: [entry],
        },
      ],
      pathPrefix: "",
      trailingSlash: "never",
      remoteFileAllowedUrls: [],
      reporter: unused,
    });
  } finally {
    process.chdir(started);
  }
  return folder;
}
