import { submitQuote } from "../../../src/quote/form/useSubmission";
import { routes } from "../../../src/site/routes";
import { filledFields } from "../../support/quoteRequests";

const fetched = jest.spyOn(globalThis, "fetch");
const logged = jest.spyOn(console, "error");

beforeEach(() => {
  fetched.mockReset();
  logged.mockReset().mockReturnValue(undefined);
});

const send = (endpoint: string = routes.quoteReceiver) =>
  submitQuote(endpoint, filledFields, "https://a.example/contact");

test.each([
  [routes.quoteReceiver, "error"],
  ["https://hooks.example/quote", "follow"],
])(
  "a request to %s outlasts the page, and treats a redirect as: %s",
  async (endpoint, redirect) => {
    fetched.mockResolvedValue(new Response());
    await send(endpoint);
    const given = { keepalive: true, redirect, mode: "cors" };
    expect(fetched).toHaveBeenCalledWith(
      endpoint,
      expect.objectContaining({ ...given, credentials: "omit" }),
    );
  },
);

test("a refusal is told before its text has come, which is logged when it does", async () => {
  let end = () => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("Out of paper"));
      end = () => controller.close();
    },
  });
  fetched.mockResolvedValue(new Response(body, { status: 500 }));
  await expect(send()).rejects.toThrow("500");
  expect(logged).not.toHaveBeenCalled();
  end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(logged).toHaveBeenCalledWith(500, "Out of paper");
});

test("the longest request fits into what outlasts a page", async () => {
  fetched.mockResolvedValue(new Response());
  const message = "李".repeat(17_000);
  await submitQuote(
    routes.quoteReceiver,
    { ...filledFields, message },
    "https://a.example/contact",
  );
  const { body } = fetched.mock.calls[0]![1]!;
  expect(Buffer.byteLength(body as string)).toBeLessThan(64 * 1024);
});
