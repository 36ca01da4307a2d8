import { fork } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { headerRulesFile } from "../../../site/buildFiles";

/**
 * Creates a temporary folder with a site of one page. The caller removes it.
 */
export async function servedFolder(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "bench-"));
  await fs.mkdir(path.join(folder, "public"));
  await fs.writeFile(path.join(folder, "public", "index.html"), "Home");
  await fs.writeFile(path.join(folder, "public", headerRulesFile), "[]");
  return folder;
}

/** The inbox file of a server that runs in a folder. */
export const inboxIn = (folder: string): string =>
  path.join(folder, "data", "quotes.db");

/** Starts the embedded server in its own process and folder. */
export async function startServer(folder: string) {
  const child = fork(path.resolve("src/hosts/server/main.ts"), {
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
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (text: Buffer) => {
      output += text.toString();
      // Earlier log lines may contain addresses too.
      const [, address] = /^The site is at (\S+)\n/m.exec(output) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error("The server exited")));
  });
  return {
    origin,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
