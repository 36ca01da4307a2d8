import { fork } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { headerRulesFile } from "../../../site/buildFiles";

/** A folder to serve, with a site of one page; to be removed by who asked for it. */
export async function servedFolder(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "bench-"));
  await fs.mkdir(path.join(folder, "public"));
  await fs.writeFile(path.join(folder, "public", "index.html"), "Home");
  await fs.writeFile(path.join(folder, "public", headerRulesFile), "[]");
  return folder;
}

/** The inbox of a server in a folder. */
export const inboxIn = (folder: string): string =>
  path.join(folder, "data", "quotes.db");

/** The embedded server as a process of its own, in a folder of its own. */
export async function startServer(folder: string) {
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
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (text: Buffer) => {
      output += text.toString();
      // What is logged before may name addresses too.
      const [, address] = /^The site is at (\S+)\n/m.exec(output) ?? [];
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
