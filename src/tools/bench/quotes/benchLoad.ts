import http from "node:http";
import type { QuoteRequest } from "../../../quote/request/quoteRequest";
import { readInbox } from "../../../quote/inbox/store/inbox";

/** A typical request. */
export const requestOf = (name: string): QuoteRequest => ({
  name,
  email: "load@example.com",
  phone: "253 555 0100",
  moveFromDate: "2027-03-01",
  moveSize: "2bedroom",
  referralSource: "referral",
  message: "A message of about the usual length. ".repeat(8),
  timestamp: new Date().toISOString(),
  source: "http://localhost/contact",
});

/** Posts a request, reads the whole response and returns its status. */
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
  /** Names in the requests that got a 2xx response. */
  readonly accepted: string[];
  /** Requests with another response, or none. */
  failed: number;
  /** Milliseconds of each request. */
  readonly latencies: number[];
}

/** Posts requests on parallel connections for a time. */
export async function load(
  url: string,
  connections: number,
  seconds: number,
): Promise<Load> {
  const result: Load = { accepted: [], failed: 0, latencies: [] };
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  let sent = 0;
  const postInTurn = async () => {
    while (performance.now() < end) {
      const name = `Visitor ${(sent += 1)}`;
      const start = performance.now();
      const status = await post(url, agent, requestOf(name)).catch(() => 0);
      result.latencies.push(performance.now() - start);
      if (status >= 200 && status < 300) result.accepted.push(name);
      else result.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, postInTurn));
  agent.destroy();
  return result;
}

/** Whether an inbox contains exactly these names, each once. */
export async function containsExactly(
  file: string,
  names: readonly string[],
): Promise<boolean> {
  const stored = (await readInbox(file)).map(({ request }) => request.name);
  const wanted = new Set(names);
  return (
    stored.length === names.length &&
    new Set(stored).size === stored.length &&
    stored.every((name) => wanted.has(name))
  );
}
