import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import net from "node:net";
import path from "node:path";
import { command } from "../site/command";

const usage = `Starts the site and its editor on this machine.

  npm run cms

Open the address it prints, press "Login", and edit: what you publish is written
into this folder, and the page changes at once. Ctrl-C stops it.

Environment
  PORT          port of the site, default 8000
  CMS_PORT      port of the server that reads and writes the files, default 8081
`;

/** Both servers can be reached from this machine only. */
const host = "127.0.0.1";

function portOf(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
): number {
  const value = env[name];
  const port = value === undefined ? fallback : Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(
      `${name} is "${String(value)}": write a number from 1 to 65535`,
    );
  return port;
}

/** @throws when the port is taken */
const isFree = (name: string, port: number) =>
  new Promise<void>((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", () =>
      reject(
        new Error(
          `Port ${port} is in use. Stop what runs there, or set ${name} to another port.`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/** Starts a script of a package in the project's folder. */
const start = (
  project: string,
  [script, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
): ChildProcess =>
  spawn(
    process.execPath,
    [path.join(project, "node_modules", script), ...args],
    { cwd: project, env, stdio: ["ignore", "pipe", "inherit"] },
  );

/** `npm run cms` */
export const cms = command({
  usage,
  async run(_given, { project, env, print }) {
    const port = portOf(env, "PORT", 8000);
    const filesPort = portOf(env, "CMS_PORT", 8081);
    if (port === filesPort)
      throw new Error(`PORT and CMS_PORT are both ${port}: choose two`);
    await isFree("PORT", port);
    await isFree("CMS_PORT", filesPort);

    const origin = `http://${host}:${port}`;
    const files = start(project, ["decap-server/dist/index.js"], {
      ...env,
      BIND_HOST: host,
      PORT: String(filesPort),
      MODE: "fs",
      GIT_REPO_DIRECTORY: project,
      LOG_LEVEL: "error",
    });
    const site = start(
      project,
      ["gatsby/cli.js", "develop", "--host", host, "--port", String(port)],
      {
        ...env,
        CMS_LOCAL_URL: `http://${host}:${filesPort}/api/v1`,
        GATSBY_TELEMETRY_DISABLED: "1",
      },
    );
    files.stdout?.pipe(process.stdout);
    let output = "";
    site.stdout?.on("data", (text: Buffer) => {
      process.stdout.write(text);
      if (output === "ready") return;
      output += text.toString();
      if (!output.includes("You can now view")) return;
      output = "ready";
      print(`\nThe editor is at ${origin}/admin/\n\n`);
    });

    const servers = [files, site];
    const stop = () => servers.forEach((server) => server.kill());
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, stop);
    // Each server is useless without the other.
    const codes = await Promise.all(
      servers.map(
        (server) =>
          new Promise<number>((resolve) =>
            server.once("close", (code) => {
              stop();
              resolve(code ?? 0);
            }),
          ),
      ),
    );
    return Math.max(...codes);
  },
});
