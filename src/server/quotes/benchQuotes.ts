import { fork } from "node:child_process";
import fs from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { QuoteRequest } from "../../quote/quoteRequest";
import { headerRulesFile } from "../../site/buildFiles";
import { routes } from "../../site/routes";
import { readInbox } from "./inbox";

const usage = `Measures how many quote requests a second the server keeps.

  npm run bench:quote
  npm run bench:quote -- --seconds 5 --connections 20

Starts a server of its own on this machine, with an inbox in a temporary folder,
and ends it. Seconds: 1 to 60, default 10. Connections: 1 to 500, default 50.
Exits with 1 when the inbox does not hold exactly what was answered with 2xx.
`;

const requestOf = (name: string): QuoteRequest => ({
  name,
  email: "load@example.com",
  phone: "253 555 0100",
  moveFromDate: "2027-03-01",
  moveSize: "2bedroom",
  referralSource: "referral",
  message: "A message of about the length that people write. ".repeat(6),
  timestamp: new Date().toISOString(),
  source: "http://localhost/contact",
});

/** The embedded server as a process of its own, in a folder of its own. */
async function startServer(folder: string) {
  await fs.mkdir(path.join(folder, "public"));
  await fs.writeFile(path.join(folder, "public", "index.html"), "Home");
  await fs.writeFile(path.join(folder, "public", headerRulesFile), "[]");
  const child = fork(path.resolve("src/server/main.ts"), {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      QUOTE_LIMIT: "2000000",
      QUOTE_LIMIT_OVERALL: "2000000",
    },
    silent: true,
  });
  child.stderr?.pipe(process.stderr);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (text: Buffer) => {
      const [address] = /http:\S+/.exec(text.toString()) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error("The server has ended")));
  });
  return {
    origin,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Status of the answer to a post; the answer is read to its end. */
const post = (url: string, agent: http.Agent, request: QuoteRequest) =>
  new Promise<number>((resolve, reject) => {
    const headers = { "Content-Type": "application/json" };
    http
      .request(url, { method: "POST", agent, headers })
      .on("error", reject)
      .on("response", (response) => {
        response.resume().on("end", () => resolve(response.statusCode ?? 0));
      })
      .end(JSON.stringify(request));
  });

interface Load {
  /** Names of the requests answered with 2xx. */
  readonly accepted: string[];
  /** How many were answered otherwise, or not at all. */
  failed: number;
  /** Milliseconds of each answer. */
  readonly latencies: number[];
}

/** Posts on so many connections at once, for so long. */
async function load(
  url: string,
  connections: number,
  seconds: number,
): Promise<Load> {
  const result: Load = { accepted: [], failed: 0, latencies: [] };
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  let sent = 0;
  const visit = async () => {
    while (performance.now() < end) {
      const name = `Visitor ${(sent += 1)}`;
      const start = performance.now();
      const status = await post(url, agent, requestOf(name)).catch(() => 0);
      result.latencies.push(performance.now() - start);
      if (status >= 200 && status < 300) result.accepted.push(name);
      else result.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  agent.destroy();
  return result;
}

/** Whether the inbox holds exactly these names, each once. */
async function holds(file: string, names: readonly string[]): Promise<boolean> {
  const kept = (await readInbox(file)).map(({ request }) => request.name);
  const wanted = new Set(names);
  return (
    kept.length === names.length &&
    new Set(kept).size === kept.length &&
    kept.every((name) => wanted.has(name))
  );
}

function within(value: string, name: string, highest: number): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > highest)
    throw new Error(`--${name} is "${value}": write 1 to ${highest}`);
  return count;
}

function report({ accepted, failed, latencies }: Load, seconds: number) {
  const sorted = latencies.toSorted((a, b) => a - b);
  const percentile = (share: number) =>
    (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  console.log(`requests kept a second   ${Math.round(accepted.length / seconds)}
latency, median          ${percentile(0.5)} ms
latency, 99 %            ${percentile(0.99)} ms
answered otherwise       ${failed}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: "boolean" },
      seconds: { type: "string", default: "10" },
      connections: { type: "string", default: "50" },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const seconds = within(values.seconds, "seconds", 60);
  const connections = within(values.connections, "connections", 500);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "bench-"));
  try {
    const server = await startServer(folder);
    const url = server.origin + routes.quoteReceiver;
    const result = await load(url, connections, seconds).finally(() =>
      server.stop(),
    );
    report(result, seconds);
    const inbox = path.join(folder, "data", "quotes.jsonl");
    const isExact = await holds(inbox, result.accepted);
    console.log(`inbox                    ${isExact ? "exact" : "WRONG"}`);
    if (!isExact) process.exitCode = 1;
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
