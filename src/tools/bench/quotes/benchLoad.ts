import http from "node:http";
import type { QuoteRequest } from "../../../quote/quoteRequest";
import { readInbox } from "../../../server/quotes/storage/inbox";

/** A request like those that people send. */
export const requestOf = (name: string): QuoteRequest => ({
  name,
  email: "load@example.com",
  phone: "253 555 0100",
  moveFromDate: "2027-03-01",
  moveSize: "2bedroom",
  referralSource: "referral",
  message: "A message of about the length that people write. ".repeat(6),
  timestamp: new Date().toISOString(),
  source: "http://localhost/contact",
});

/** Status of the answer to a post; the answer is read to its end. */
const post = (url: string, agent: http.Agent, request: QuoteRequest) =>
  new Promise<number>((resolve, reject) => {
    const headers = { "Content-Type": "application/json" };
    http
      .request(url, { method: "POST", agent, headers })
      .on("error", reject)
      .on("response", (response) => {
        response.resume().on("end", () => resolve(response.statusCode ?? 0));
      })
      .end(JSON.stringify(request));
  });

export interface Load {
  /** Names of the requests answered with 2xx. */
  readonly accepted: string[];
  /** How many were answered otherwise, or not at all. */
  failed: number;
  /** Milliseconds of each answer. */
  readonly latencies: number[];
}

/** Posts on so many connections at once, for so long. */
export async function load(
  url: string,
  connections: number,
  seconds: number,
): Promise<Load> {
  const result: Load = { accepted: [], failed: 0, latencies: [] };
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  let sent = 0;
  const visit = async () => {
    while (performance.now() < end) {
      const name = `Visitor ${(sent += 1)}`;
      const start = performance.now();
      const status = await post(url, agent, requestOf(name)).catch(() => 0);
      result.latencies.push(performance.now() - start);
      if (status >= 200 && status < 300) result.accepted.push(name);
      else result.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  agent.destroy();
  return result;
}

/** Whether an inbox holds exactly these names, each once. */
export async function holds(
  file: string,
  names: readonly string[],
): Promise<boolean> {
  const kept = (await readInbox(file)).map(({ request }) => request.name);
  const wanted = new Set(names);
  return (
    kept.length === names.length &&
    new Set(kept).size === kept.length &&
    kept.every((name) => wanted.has(name))
  );
}
