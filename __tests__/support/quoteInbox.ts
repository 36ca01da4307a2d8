import { serveSite } from "../../src/tools/bench/serveSite";
import { readInbox } from "../../src/server/quotes/storage/inbox";
import { builtFolder } from "./builtFolder";

/** A site whose inbox a test can read, once it is served. */
export function quoteInbox() {
  let inboxFile = "";

  async function serve() {
    const site = await serveSite(builtFolder, {
      // All tests of a file are one visitor.
      QUOTE_LIMIT: "1000000",
      QUOTE_LIMIT_OVERALL: "1000000",
    });
    ({ inboxFile } = site);
    return site;
  }

  /** The requests that were kept, in their order. */
  const requests = async () =>
    (await readInbox(inboxFile)).map(({ request }) => request);

  /** How many of them have a message. */
  const kept = async (message: string) =>
    (await requests()).filter((request) => request.message === message).length;

  return { serve, requests, kept };
}
