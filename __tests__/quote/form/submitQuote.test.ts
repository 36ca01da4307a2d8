/** @jest-environment jsdom */
import type { QuoteFields } from "../../../src/quote/request/quoteRequest";
import { submitQuote } from "../../../src/quote/form/submitQuote";
import { filledFields } from "../../support/quoteRequests";

const endpoint = "https://forms.example/quote";
const source = "https://movers.example/contact?city=tacoma";
const submit = (fields: QuoteFields = filledFields) =>
  submitQuote(endpoint, fields, source);

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

const answer = (status: number, text: () => Promise<string>) =>
  ({ ok: status < 300, status, text }) as Response;

/** Rejects, as fetch does, when the request is aborted. */
const untilAborted = (signal: RequestInit["signal"]) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener("abort", () => {
      reject(new DOMException("Given up", "AbortError"));
    });
  });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2027-01-02T03:04:05.678Z") });
  fetchMock.mockReset();
  global.fetch = fetchMock as typeof fetch;
});
afterEach(() => jest.useRealTimers());

describe("the request", () => {
  test("is what the specification describes", async () => {
    fetchMock.mockResolvedValue(answer(200, () => Promise.resolve("")));
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const [address, { body, signal, ...init }] = fetchMock.mock.calls[0]!;
    expect(address).toBe(endpoint);
    expect(init).toEqual({
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
      },
      mode: "cors",
      credentials: "omit",
    });
    expect(signal).toHaveProperty("aborted", false);
    expect(JSON.parse(body as string)).toEqual({
      ...filledFields,
      timestamp: "2027-01-02T03:04:05.678Z",
      source,
    });
  });
});

describe("the response", () => {
  test.each([200, 201, 204])(
    "%i is a success, whatever its body",
    async (status) => {
      const text = jest.fn(() => Promise.resolve("{"));
      fetchMock.mockResolvedValue(answer(status, text));
      await expect(submit()).resolves.toBeUndefined();
      expect(text).not.toHaveBeenCalled();
    },
  );

  test.each([302, 400, 422, 429, 500])(
    "%i is a failure, with its text",
    async (status) => {
      fetchMock.mockResolvedValue(
        answer(status, () => Promise.resolve("No such luck")),
      );
      await expect(submit()).rejects.toThrow(`${status} No such luck`);
    },
  );
});

describe("a request is aborted after 15 seconds", () => {
  test.each([
    [
      "without a response",
      ({ signal }: RequestInit) => untilAborted(signal) as Promise<Response>,
    ],
    [
      "while reading an error response",
      ({ signal }: RequestInit) =>
        Promise.resolve(answer(500, () => untilAborted(signal))),
    ],
  ])("%s", async (_when, respond) => {
    fetchMock.mockImplementation((_address, init) => respond(init));
    const ended = jest.fn();
    const sending = submit().catch(ended);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await sending;
    expect(ended).toHaveBeenCalledWith(
      expect.objectContaining({ name: "AbortError" }),
    );
  });
});
