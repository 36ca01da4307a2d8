import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createServer } from "../../server/createServer";
import { openReceiver } from "../../server/quotes/openReceiver";
import { quoteSettings } from "../../server/quotes/quoteSettings";

/**
 * A site under its own server, with an inbox of its own.
 * @param site folder of what is built
 * @param env settings of the receiver, but for its inbox
 */
export async function serveSite(
  site = path.resolve("public"),
  env: Readonly<Record<string, string>> = {},
) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "inbox-"));
  const inboxFile = path.join(folder, "quotes.db");
  const server = await createServer({
    folder: site,
    receiver: openReceiver(
      quoteSettings({ ...env, QUOTE_INBOX: inboxFile }),
      () => Promise.resolve(0),
    ),
  });
  const origin = await server.listen({ host: "127.0.0.1", port: 0 });
  return {
    origin,
    inboxFile,
    async close() {
      await server.close();
      await fs.rm(folder, { recursive: true });
    },
  };
}
