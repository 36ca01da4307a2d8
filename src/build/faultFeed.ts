import type { ServerResponse } from "node:http";

/** The address of the feed under `gatsby develop`. */
export const faultFeed = "/___content-faults";

let current = "";
const readers = new Set<ServerResponse>();

const event = (report: string) => `data: ${JSON.stringify(report)}\n\n`;

/**
 * Tells the open pages what is wrong in the content.
 * @param report the faults; empty if there are none
 */
export function tellFaults(report: string): void {
  if (report === current) return;
  current = report;
  for (const reader of readers) reader.write(event(report));
}

/** Sends a page the report of the faults, now and after each check. */
export function sendFaults(_request: unknown, response: ServerResponse): void {
  response.writeHead(200, {
    "Content-Type": "text/event-stream",
    // Compression would hold events back.
    "Cache-Control": "no-store, no-transform",
  });
  response.write(event(current));
  readers.add(response);
  response.on("close", () => readers.delete(response));
}
