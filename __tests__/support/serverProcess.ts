import { spawn } from "node:child_process";
import path from "node:path";
import { temporaryFolder } from "./temporaryFolder";

/** A folder with a built site of one page. */
export const servedFolder = (files: Readonly<Record<string, string>> = {}) =>
  temporaryFolder({
    "public/index.html": "<h1>Home</h1>",
    "public/headers.json": "[]",
    ...files,
  });

/** The inbox of a server in a folder. */
export const inboxIn = (folder: string) =>
  path.join(folder, "data", "quotes.db");

const running = new Set<() => void>();
afterEach(() => {
  for (const kill of running) kill();
});

/** Starts `npm run serve` in a folder as a separate process. */
export async function startServer(
  folder: string,
  env: Readonly<Record<string, string>> = {},
) {
  const child = spawn(
    process.execPath,
    [
      "--import",
      require.resolve("tsx"),
      path.resolve("src/hosts/server/main.ts"),
    ],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        PORT: "0",
        QUOTE_LIMIT: "1000000",
        QUOTE_LIMIT_OVERALL: "1000000",
        ...env,
      },
    },
  );
  const kill = () => child.kill("SIGKILL");
  running.add(kill);
  let errors = "";
  child.stderr.on("data", (text: Buffer) => (errors += text.toString()));
  const ended = new Promise<number | null>((resolve) =>
    child.on("close", (code) => {
      running.delete(kill);
      resolve(code);
    }),
  );
  let output = "";
  const origin = await new Promise<string | undefined>((resolve) => {
    child.stdout.on("data", (text: Buffer) => {
      output += text.toString();
      const [, address] = /^The site is at (\S+)\n/m.exec(output) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => resolve(undefined));
  });
  return {
    /** Its URL; `undefined` if it exited instead. */
    origin,
    /** Resolves with its exit code; `null` if it was killed. */
    ended,
    /** Its log so far, one object per line. */
    log: () =>
      output
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    /** Its output on stderr. */
    errors: () => errors,
    send: (signal: NodeJS.Signals) => child.kill(signal),
  };
}
