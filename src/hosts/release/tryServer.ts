import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { routes } from "../../site/routes";

const serverCommand = [
  "--import",
  "tsx",
  "src/hosts/server/main.ts",
  "--trial",
];

/**
 * Starts a release's server with an inbox of its own, and asks for its health and
 * its first page.
 * @throws if it doesn't start, or doesn't answer
 */
export async function tryServer(release: string): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "release-"));
  const server = spawn(process.execPath, serverCommand, {
    cwd: release,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      QUOTE_INBOX: path.join(folder, "quotes.db"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errors = "";
  server.stderr.on("data", (text: Buffer) => (errors += text.toString()));
  const ended = once(server, "close");
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      let output = "";
      server.stdout.on("data", (text: Buffer) => {
        output += text.toString();
        const [, address] = /^The site is at (\S+)\n/m.exec(output) ?? [];
        if (address) resolve(address);
      });
      ended.then(
        () => reject(new Error(`The new server doesn't start: ${errors}`)),
        reject,
      );
    });
    for (const path of [routes.health, routes.home]) {
      const { status } = await fetch(origin + path);
      if (status !== 200)
        throw new Error(`The new server answers ${path} with ${status}`);
    }
  } finally {
    server.kill("SIGTERM");
    await ended;
    await fs.rm(folder, { recursive: true, force: true });
  }
}
