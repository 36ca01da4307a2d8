import type { QuoteRequest } from "../../src/quote/request/quoteRequest";
import { ask } from "../support/ask";
import { filledFields, sentRequest } from "../support/quoteRequests";

interface Host {
  readonly origin: string;
  /** The saved requests. */
  readonly quotes: () => Promise<
    readonly { readonly id: string; readonly request: QuoteRequest }[]
  >;
}

/**
 * Declares the tests of a host's quote receiver.
 * @param host returns the host, once it has started, without saved requests
 */
export function describeQuoteRequests(host: () => Host): void {
  describe("a quote request", () => {
    const send = (body: string, headers = {}) =>
      ask(host().origin, "/api/quote", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
      });
    const json = JSON.stringify(sentRequest);

    test("is accepted from a script and from a form, and saved once", async () => {
      const fromScript = await send(json);
      expect(fromScript.status).toBe(201);
      const fromForm = await send(
        new URLSearchParams({ ...filledFields, name: "No Script" }).toString(),
        { "content-type": "application/x-www-form-urlencoded" },
      );
      expect(fromForm.status).toBe(303);
      const thanks = await ask(
        host().origin,
        String(fromForm.headers.location),
      );
      expect(thanks.status).toBe(200);
      expect(thanks.body.toString()).toContain("Quote Request Submitted");
      const timestamp = new Date().toISOString();
      const again = await send(JSON.stringify({ ...sentRequest, timestamp }));
      expect(again.status).toBe(201);
      const foreign = await send(json, { origin: "https://evil.example" });
      expect(foreign.status).toBe(403);
      const saved = await host().quotes();
      expect(saved.map(({ request }) => request)).toMatchObject([
        sentRequest,
        { ...filledFields, name: "No Script" },
      ]);
      expect(new Set(saved.map(({ id }) => id)).size).toBe(2);
    });
  });
}
