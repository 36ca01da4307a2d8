import fs from "node:fs/promises";
import { command, runCommand } from "../../../site/command";
import { routes } from "../../../site/routes";
import { cpuToList, fillInbox, timeToStart } from "./benchInbox";
import { containsExactly, load } from "./benchLoad";
import type { Load } from "./benchLoad";
import { inboxIn, servedFolder, startServer } from "./benchServer";

const usage = `Measures how many quote requests per second the server can save, and how a large
inbox affects its speed.

  npm run bench:quote
  npm run bench:quote -- --seconds 5 --connections 20 --rows 40000

It runs its own servers on this machine, with inboxes in temporary folders.

  --seconds      length of the load test, 1 to 60, default 10
  --connections  parallel connections, 1 to 500, default 50
  --rows         requests in the large inbox, 1 to 1000000, default 100000

Exit codes
  0  success
  1  nothing was saved, the inbox does not contain exactly the requests that got a
     2xx response, or a large inbox is too slow compared with an empty one
`;

function parseCount(value: string, name: string, highest: number): number {
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
  return `requests saved/second    ${Math.round(accepted.length / seconds)}
latency, median          ${percentile(0.5)} ms
latency, 99 %            ${percentile(0.99)} ms
failed                   ${failed}`;
}

/** How many times as long a large inbox may take as an empty one. */
const allowed = { start: 2, list: 4 };

/** The least of three measurements, because other load only adds time. */
async function least(measure: () => Promise<number>): Promise<number> {
  const first = await measure();
  return Math.min(first, await measure(), await measure());
}

/** @returns whether the large inbox is fast enough */
async function compareInboxes(
  rows: number,
  print: (text: string) => void,
): Promise<boolean> {
  const [empty, full] = [await servedFolder(), await servedFolder()];
  try {
    await fillInbox(empty, 0);
    await fillInbox(full, rows);
    let isFine = true;
    for (const [what, measure, max] of [
      ["start", timeToStart, allowed.start],
      ["CPU time to list", cpuToList, allowed.list],
    ] as const) {
      const before = await least(() => measure(empty));
      const after = await least(() => measure(full));
      const ratio = after / before;
      if (ratio > max) isFine = false;
      print(
        `${what.padEnd(24)} ${Math.round(before)} ms empty, ${Math.round(after)} ms with ${rows} rows: ${ratio.toFixed(1)} times as long, ${ratio > max ? "TOO SLOW" : "fine"}: at most ${max}`,
      );
    }
    return isFine;
  } finally {
    for (const folder of [empty, full])
      await fs.rm(folder, { recursive: true });
  }
}

/**
 * @returns whether requests were accepted, and the inbox contains exactly these
 */
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
    const isExact = await containsExactly(inboxIn(folder), result.accepted);
    const isFine = isExact && result.accepted.length > 0;
    print(
      `inbox                    ${isFine ? "exact" : isExact ? "NOTHING SAVED" : "WRONG"}`,
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
      const seconds = parseCount(values.seconds, "seconds", 60);
      const connections = parseCount(values.connections, "connections", 500);
      const rows = parseCount(values.rows, "rows", 1_000_000);
      const isSaved = await measureLoad(connections, seconds, print);
      return (await compareInboxes(rows, print)) && isSaved ? 0 : 1;
    },
  }),
);
