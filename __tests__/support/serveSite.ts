import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createServer } from "../../src/hosts/server/createServer";
import { startReceiver } from "../../src/quote/inbox/startReceiver";
import { readQuoteSettings } from "../../src/quote/inbox/readQuoteSettings";
import { readReceiverContent } from "../../src/hosts/server/readBuiltSite";

/**
 * Serves a built site by the embedded server, with a temporary inbox and no rate
 * limit.
 * @param site folder of the built site
 */
export async function serveSite(site: string) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "inbox-"));
  const inboxFile = path.join(folder, "quotes.db");
  const server = await createServer({
    folder: site,
    receiver: startReceiver(readQuoteSettings({ QUOTE_INBOX: inboxFile }), {
      rateLimit: () => Promise.resolve(0),
      content: await readReceiverContent(site),
      onReplaced: (error) => console.error(error),
    }),
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
