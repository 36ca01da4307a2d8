import { fork } from "node:child_process";
import path from "node:path";
import { routes } from "../../../site/routes";
import { requestOf } from "./benchLoad";
import { inboxIn, startServer } from "./benchServer";
import { openInbox } from "../../../quote/inbox/store/inbox";

/** Rows per transaction. */
const chunk = 1000;

/** Adds requests to a folder's inbox. */
export async function fillInbox(folder: string, rows: number): Promise<void> {
  const inbox = openInbox(inboxIn(folder));
  for (let done = 0; done < rows; done += chunk) {
    const length = Math.min(chunk, rows - done);
    await inbox.write(
      ...Array.from({ length }, (_, index) => ({
        sql: "INSERT INTO quotes (id, received_at, request) VALUES (?1, ?2, ?3)",
        values: [
          crypto.randomUUID(),
          new Date(done + index).toISOString(),
          JSON.stringify(requestOf(`Visitor ${done + index}`)),
        ],
      })),
    );
  }
  await inbox.close();
}

/** Milliseconds from the start of a server until its health check passes. */
export async function timeToStart(folder: string): Promise<number> {
  const start = performance.now();
  const server = await startServer(folder);
  const { ok } = await fetch(server.origin + routes.health);
  const time = performance.now() - start;
  await server.stop();
  if (!ok) throw new Error("The server can't save requests: see above");
  return time;
}

/** CPU milliseconds that `npm run quotes` takes in a new process. */
export const cpuToList = (folder: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = fork(path.resolve("src/tools/bench/quotes/benchList.ts"), {
      cwd: folder,
      env: { PATH: process.env.PATH },
    });
    child.on("message", (milliseconds) => resolve(Number(milliseconds)));
    child.on("error", reject);
    child.on("exit", () => reject(new Error("Listing failed")));
  });
