import fs from "node:fs/promises";
import path from "node:path";
import { command } from "../../site/command";
import { keepFigures, runDetails } from "./figures";
import type { PageFigures } from "./figures";
import {
  countOfRuns,
  ensureLighthouse,
  lighthouseVersion,
  rateInTurns,
} from "./lighthouse";
import { bytesTable, speedTable } from "./pagesTables";
import { peerBytesChart, peerPaintsChart } from "./peersCharts";
import { servePlain } from "./servePlain";
import { measureTransfers } from "./measureTransfers";

const usage = `Measures the home page of this site beside those of other built sites: the bytes
that each transfers before any interaction, on a phone with an empty cache, and
its speed by Lighthouse (simulated slow phone on slow 4G). All are served by the
same plain server with brotli, and measured in turns. Build the site first.

  npm run bench:peers -- "AstroWind 2e8f6ec=../astrowind/dist"
  npm run bench:peers -- --keep "AstroWind 2e8f6ec=../astrowind/dist"

Each peer is a name with its version, "=" and the folder of its built site.

  --runs  Lighthouse runs per page, 1 to 25, default 5. npm downloads Lighthouse
          ${lighthouseVersion} on first use
  --keep  writes the figures and their charts to docs/figures

Exits with 2 if measuring failed.
`;

/** The name of this site in tables and charts. */
const own = "this site";

interface BuiltSite {
  readonly name: string;
  readonly folder: string;
}

/** @throws if it isn't a name and a folder */
function peerOf(text: string, project: string): BuiltSite {
  const [, name, folder] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!name || !folder)
    throw new Error(
      `"${text}" isn't a peer: write a name, "=" and a folder, such as "AstroWind 2e8f6ec=../astrowind/dist"`,
    );
  return { name: name.trim(), folder: path.resolve(project, folder) };
}

/** Measures the home pages, in turns. */
async function measureHomes(sites: readonly BuiltSite[], runs: number) {
  const served = await Promise.all(
    sites.map(async ({ name, folder }) => ({
      path: name,
      ...(await servePlain(folder)),
    })),
  );
  const pages = served.map(({ path, origin }) => ({ path, url: `${origin}/` }));
  try {
    const { browser, transfers } = await measureTransfers(pages, 1);
    const rated = await rateInTurns(
      pages.map(({ url }) => url),
      runs,
    );
    const homes = transfers.map((home, index): PageFigures => {
      const lighthouse = rated[index];
      return lighthouse ? { ...home, lighthouse } : home;
    });
    return {
      ...runDetails({ browser }),
      lighthouse: { version: lighthouseVersion, runs },
      homes,
    };
  } finally {
    await Promise.all(served.map(({ close }) => close()));
  }
}

async function keep(
  folder: string,
  figures: Awaited<ReturnType<typeof measureHomes>>,
): Promise<void> {
  const { format } = await import("prettier");
  await keepFigures(folder, {
    "peers.json": await format(JSON.stringify(figures), { parser: "json" }),
    "peers-bytes.svg": peerBytesChart(figures.homes),
    "peers-paints.svg": peerPaintsChart(figures.homes),
  });
}

/** `npm run bench:peers` */
export const benchPeers = command({
  usage,
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    keep: { type: "boolean", default: false },
  },
  failure: 2,
  async run({ values, positionals }, { project, print }) {
    if (!positionals.length)
      throw new Error(
        "Name at least one peer: see npm run bench:peers -- --help",
      );
    const sites = [
      { name: own, folder: path.join(project, "public") },
      ...positionals.map((one) => peerOf(one, project)),
    ];
    for (const { name, folder } of sites)
      await fs.access(path.join(folder, "index.html")).catch(() => {
        throw new Error(
          `${name}: ${folder} has no index.html: build the site first`,
        );
      });
    const runs = countOfRuns(values.runs, 1);
    await ensureLighthouse();
    const figures = await measureHomes(sites, runs);
    print(`${bytesTable(figures.homes)}\n\n${speedTable(figures.homes)}`);
    if (values.keep) await keep(path.join(project, "docs/figures"), figures);
    return 0;
  },
});
