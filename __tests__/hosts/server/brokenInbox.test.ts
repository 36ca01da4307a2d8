import fs from "node:fs/promises";
import path from "node:path";
import { sentRequest } from "../../support/quoteRequests";
import {
  inboxIn,
  servedFolder,
  startServer,
} from "../../support/serverProcess";

const post = (origin: string | undefined) =>
  fetch(`${String(origin)}/api/quote`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(sentRequest),
  });

/**
 * Ways to break the inbox at a path. A read-only file is not one, because root
 * can still write to it.
 */
const breakages: [string, (file: string) => Promise<void>][] = [
  [
    "is damaged",
    async (file) => {
      await fs.mkdir(path.dirname(file));
      await fs.writeFile(file, "x".repeat(10_000));
    },
  ],
  [
    "can't be created",
    (file) => fs.writeFile(path.dirname(file), "not a folder"),
  ],
  [
    "is a folder",
    (file) => fs.mkdir(file, { recursive: true }).then(() => undefined),
  ],
];

test.each(breakages)(
  "a server whose inbox %s serves pages, and accepts requests once it is repaired",
  async (_what, breakInbox) => {
    const folder = await servedFolder({
      "public/company.json": JSON.stringify({
        name: "Movers",
        shortName: "M",
        phone: "555-0100",
      }),
    });
    const file = inboxIn(folder);
    await breakInbox(file);
    const server = await startServer(folder);
    expect((await fetch(`${String(server.origin)}/`)).status).toBe(200);
    expect((await fetch(`${String(server.origin)}/healthz`)).status).toBe(503);
    const rejected = await post(server.origin);
    expect([rejected.status, await rejected.json()]).toEqual([
      503,
      { error: "The request could not be saved: please call 555-0100" },
    ]);
    expect(server.errors()).toContain("The inbox can't save quote requests:");

    await fs.rm(path.dirname(file), { recursive: true });
    expect((await post(server.origin)).status).toBe(201);
    expect((await fetch(`${String(server.origin)}/healthz`)).status).toBe(200);
    server.send("SIGTERM");
    expect(await server.ended).toBe(0);
  },
);
