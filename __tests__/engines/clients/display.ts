import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";

const server = "/usr/bin/Xvfb";

export const hasDisplay = (): boolean => fs.existsSync(server);

interface Display {
  readonly name: string;
  close(): void;
}

/** Starts a virtual display, for browsers without a headless mode. */
export async function startDisplay(): Promise<Display> {
  const display = spawn(
    server,
    ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const failed = once(display, "exit").then(() => {
    throw new Error(`${server} exited.`);
  });
  const [number] = (await Promise.race([
    once(display.stdout, "data"),
    failed,
  ])) as [Buffer];
  failed.catch(() => undefined);
  return {
    name: `:${number.toString().trim()}`,
    close: () => void display.kill(),
  };
}
