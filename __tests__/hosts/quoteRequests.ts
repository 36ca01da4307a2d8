import type { QuoteRequest } from "../../src/quote/quoteRequest";
import { ask } from "../support/ask";
import { filledFields, sentRequest } from "../support/quoteRequests";

interface Host {
  readonly origin: string;
  /** The requests that it has kept. */
  readonly quotes: () => Promise<
    readonly { readonly id: string; readonly request: QuoteRequest }[]
  >;
}

/**
 * Declares the tests of how a host receives quote requests.
 * @param host once it is started, with none kept
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

    test("is accepted from a script and from a form", async () => {
      const fromScript = await send(json);
      expect(fromScript.status).toBe(201);
      expect(JSON.parse(fromScript.body.toString())).toEqual({
        received: true,
      });
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
    });

    test("that is sent again is accepted, and kept once", async () => {
      const timestamp = new Date().toISOString();
      const again = await send(JSON.stringify({ ...sentRequest, timestamp }));
      expect(again.status).toBe(201);
    });

    test.each([
      ["breaks a rule", 422, JSON.stringify({ ...sentRequest, name: "A" }), {}],
      [
        "has too much in a field",
        422,
        JSON.stringify({ ...sentRequest, name: "A".repeat(201) }),
        {},
      ],
      ["is no JSON", 400, "{", {}],
      ["is too long", 413, JSON.stringify({ message: "x".repeat(65_536) }), {}],
      ["is of another type", 415, json, { "content-type": "text/plain" }],
      [
        "is from another site's page",
        403,
        json,
        { origin: "https://evil.example" },
      ],
    ])("that %s is answered with %i", async (_what, status, body, headers) => {
      const answer = await send(body, headers);
      expect(answer.status).toBe(status);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    });

    test("is kept when it was accepted, and only then", async () => {
      const kept = await host().quotes();
      expect(kept.map(({ request }) => request)).toMatchObject([
        sentRequest,
        { ...filledFields, name: "No Script" },
      ]);
      expect(new Set(kept.map(({ id }) => id)).size).toBe(2);
    });

    test("has to be posted", async () => {
      const { status, headers } = await ask(host().origin, "/api/quote");
      expect([status, headers.allow]).toEqual([405, "POST"]);
    });
  });
}
