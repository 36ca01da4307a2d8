/** @jest-environment jsdom */
import { submitQuote } from "../../../src/quote/form/submitQuote";
import { filledFields } from "../../support/quoteRequests";

const submit = () =>
  submitQuote("https://forms.example/quote", filledFields, "/contact");

/** Answers requests. The text can be read until the request is aborted. */
const answerWith = (
  status: number,
  text: (init: RequestInit) => Promise<string>,
) => {
  global.fetch = jest.fn((_address, init: RequestInit) =>
    Promise.resolve({
      ok: status < 300,
      status,
      text: () => text(init),
    } as Response),
  ) as typeof fetch;
};

afterEach(() => jest.useRealTimers());

test.each([200, 201, 204])("%i is a success, whatever its text", async (ok) => {
  answerWith(ok, () => Promise.reject(new Error("Not read")));
  await expect(submit()).resolves.toBeUndefined();
});

test.each([302, 400, 429, 500])("%i is a failure", async (status) => {
  answerWith(status, () => Promise.resolve("No such luck"));
  await expect(submit()).rejects.toThrow(`${status} No such luck`);
});

test("an error response that doesn't end is given up after 15 seconds", async () => {
  jest.useFakeTimers();
  answerWith(
    500,
    ({ signal }) =>
      new Promise((_resolve, reject) =>
        signal!.addEventListener("abort", () =>
          reject(new DOMException("Given up", "AbortError")),
        ),
      ),
  );
  const ended = jest.fn();
  const sending = submit().catch(ended);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await sending;
  expect(ended).toHaveBeenCalled();
});
