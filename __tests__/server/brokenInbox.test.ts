import fs from "node:fs/promises";
import path from "node:path";
import { sentRequest } from "../support/quoteRequests";
import { inboxIn, servedFolder, startServer } from "../support/serverProcess";

const post = (origin: string | undefined) =>
  fetch(`${String(origin)}/api/quote`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(sentRequest),
  });

/** What breaks an inbox, where it would be; a superuser may write to what is read-only. */
const breakings: [string, (file: string) => Promise<void>][] = [
  [
    "is damaged",
    async (file) => {
      await fs.mkdir(path.dirname(file));
      await fs.writeFile(file, "x".repeat(10_000));
    },
  ],
  ["can't be made", (file) => fs.writeFile(path.dirname(file), "no folder")],
  [
    "is a folder",
    (file) => fs.mkdir(file, { recursive: true }).then(() => undefined),
  ],
];

test.each(breakings)(
  "a server whose inbox %s serves the site, and keeps requests once it is mended",
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
    const refused = await post(server.origin);
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { error: "The request could not be kept: please call 555-0100" },
    ]);
    expect(server.errors()).toContain("The inbox keeps no quote requests:");

    await fs.rm(path.dirname(file), { recursive: true });
    expect((await post(server.origin)).status).toBe(201);
    expect((await fetch(`${String(server.origin)}/healthz`)).status).toBe(200);
    server.send("SIGTERM");
    expect(await server.ended).toBe(0);
  },
);
