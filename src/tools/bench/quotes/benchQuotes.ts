import fs from "node:fs/promises";
import { command, runCommand } from "../../../site/command";
import { routes } from "../../../site/routes";
import { cpuToList, fillInbox, timeToStart } from "./benchInbox";
import { holds, load } from "./benchLoad";
import type { Load } from "./benchLoad";
import { inboxIn, servedFolder, startServer } from "./benchServer";

const usage = `Measures how many quote requests a second the server keeps, and what a large
inbox costs.

  npm run bench:quote
  npm run bench:quote -- --seconds 5 --connections 20 --rows 40000

Starts servers of its own on this machine, with inboxes in temporary folders, and
ends them. Seconds: 1 to 60, default 10. Connections: 1 to 500, default 50. Rows of
the large inbox: 1 to 1000000, default 100000.

Exit codes
  0  done
  1  nothing was kept, the inbox does not hold exactly what was answered with 2xx,
     or a large inbox costs more than it may of what an empty one does
`;

function within(value: string, name: string, highest: number): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > highest)
    throw new Error(`--${name} is "${value}": write 1 to ${highest}`);
  return count;
}

function report(
  { accepted, failed, latencies }: Load,
  seconds: number,
): string {
  const sorted = latencies.toSorted((a, b) => a - b);
  const percentile = (share: number) =>
    (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `requests kept a second   ${Math.round(accepted.length / seconds)}
latency, median          ${percentile(0.5)} ms
latency, 99 %            ${percentile(0.99)} ms
answered otherwise       ${failed}`;
}

/** How many times what it takes with an empty inbox a large one may take. */
const allowed = { start: 2, list: 4 };

/** The least of three: whatever else a machine does only adds. */
async function least(measure: () => Promise<number>): Promise<number> {
  const first = await measure();
  return Math.min(first, await measure(), await measure());
}

/** @returns whether it costs no more than it may */
async function compareInboxes(
  rows: number,
  print: (text: string) => void,
): Promise<boolean> {
  const [empty, full] = [await servedFolder(), await servedFolder()];
  try {
    await fillInbox(empty, 0);
    await fillInbox(full, rows);
    let isFine = true;
    for (const [what, measure, most] of [
      ["start", timeToStart, allowed.start],
      ["listing, CPU", cpuToList, allowed.list],
    ] as const) {
      const before = await least(() => measure(empty));
      const after = await least(() => measure(full));
      const ratio = after / before;
      if (ratio > most) isFine = false;
      print(
        `${what.padEnd(24)} ${Math.round(before)} ms empty, ${Math.round(after)} ms with ${rows} rows: ${ratio.toFixed(1)} times, ${ratio > most ? "MORE than" : "at most"} ${most}`,
      );
    }
    return isFine;
  } finally {
    for (const folder of [empty, full])
      await fs.rm(folder, { recursive: true });
  }
}

/** @returns whether the inbox holds what was accepted, and something was */
async function measureLoad(
  connections: number,
  seconds: number,
  print: (text: string) => void,
): Promise<boolean> {
  const folder = await servedFolder();
  try {
    const server = await startServer(folder);
    const url = server.origin + routes.quoteReceiver;
    const result = await load(url, connections, seconds).finally(() =>
      server.stop(),
    );
    print(report(result, seconds));
    const isExact = await holds(inboxIn(folder), result.accepted);
    const isFine = isExact && result.accepted.length > 0;
    print(
      `inbox                    ${isFine ? "exact" : isExact ? "NOTHING KEPT" : "WRONG"}`,
    );
    return isFine;
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}

void runCommand(
  command({
    usage,
    options: {
      seconds: { type: "string", default: "10" },
      connections: { type: "string", default: "50" },
      rows: { type: "string", default: "100000" },
    },
    async run({ values }, { print }) {
      const seconds = within(values.seconds, "seconds", 60);
      const connections = within(values.connections, "connections", 500);
      const rows = within(values.rows, "rows", 1_000_000);
      const isKept = await measureLoad(connections, seconds, print);
      return (await compareInboxes(rows, print)) && isKept ? 0 : 1;
    },
  }),
);
