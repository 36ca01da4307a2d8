import { serveSite } from "./serveSite";
import { builtFolder } from "./builtFolder";
import { readInbox } from "./readQuotes";

/** A served site with an inbox that tests can read. */
export function quoteInbox() {
  let inboxFile = "";

  async function serve() {
    const site = await serveSite(builtFolder);
    ({ inboxFile } = site);
    return site;
  }

  /** The stored requests, in order. */
  const requests = async () =>
    (await readInbox(inboxFile)).map(({ request }) => request);

  /** The number of stored requests with this message. */
  const kept = async (message: string) =>
    (await requests()).filter((request) => request.message === message).length;

  return { serve, requests, kept };
}
