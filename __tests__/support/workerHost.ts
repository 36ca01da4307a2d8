import { execFile, spawn } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { QuoteRequest } from "../../src/quote/request/quoteRequest";
import { fixtureProject } from "./builtFolder";

const wrangler = path.resolve(
  ".ci/wrangler/node_modules/wrangler/bin/wrangler.js",
);

/** Installs Wrangler, if it isn't installed yet. */
const installWrangler = () =>
  promisify(execFile)("npm", ["run", "wrangler", "--", "--version"]);

interface Row {
  readonly id: string;
  readonly request: QuoteRequest;
}

/** Serves the fixture site on Cloudflare's local runtime, with a new database. */
export async function startWorker() {
  await installWrangler();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "worker-"));
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    CI: "true",
    WRANGLER_SEND_METRICS: "false",
  };
  const local = ["--local", "--persist-to", folder];
  const runWrangler = async (...args: string[]) => {
    const command = [wrangler, ...args, ...local];
    return promisify(execFile)(process.execPath, command, {
      cwd: fixtureProject,
      env,
    });
  };
  await runWrangler("d1", "migrations", "apply", "quotes");

  const child = spawn(
    process.execPath,
    [
      wrangler,
      "dev",
      ...local,
      "--ip",
      "127.0.0.1",
      "--port",
      "0",
      "--inspector-port",
      "0",
      "--assets",
      "public",
      "--show-interactive-dev-session=false",
    ],
    { cwd: fixtureProject, env },
  );
  const ended = new Promise((resolve) => child.on("close", resolve));
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => {
        output += text.toString();
        const [, address] = /Ready on (http:\S+)/.exec(output) ?? [];
        if (address) resolve(address);
      });
    void ended.then(() => reject(new Error(output)));
  });
  return {
    origin,
    /** Stored requests. */
    async quotes(): Promise<Row[]> {
      const sql = "SELECT id, request FROM quotes ORDER BY received_at";
      const { stdout } = await runWrangler(
        "d1",
        "execute",
        "quotes",
        "--json",
        "--command",
        sql,
      );
      const [{ results }] = JSON.parse(stdout) as [
        { results: { id: string; request: string }[] },
      ];
      return results.map(({ id, request }) => ({
        id,
        request: JSON.parse(request) as QuoteRequest,
      }));
    },
    async close() {
      child.kill("SIGTERM");
      await ended;
      await fs.rm(folder, { recursive: true });
    },
  };
}
