import { postQuoteRequest } from "../../../src/quote/form/useSubmission";
import {
  fieldRows,
  maxFullMessageLength,
  parseQuoteRequest,
} from "../../../src/quote/request/quoteRequest";
import type { QuoteField } from "../../../src/quote/request/quoteRequest";
import { maxBodyBytes } from "../../../src/quote/inbox/store/quoteStore";
import { routes } from "../../../src/site/routes";
import { validValues } from "../../support/quoteRequests";

const fetched = jest.spyOn(globalThis, "fetch");
const logged = jest.spyOn(console, "error");

beforeEach(() => {
  fetched.mockReset();
  logged.mockReset().mockReturnValue(undefined);
});

const send = (endpoint: string = routes.quoteReceiver) =>
  postQuoteRequest(endpoint, validValues, "https://a.example/contact");

test.each([
  [routes.quoteReceiver, "error"],
  ["https://hooks.example/quote", "follow"],
])(
  "a request to %s outlasts the page, and treats a redirect as: %s",
  async (endpoint, redirect) => {
    fetched.mockResolvedValue(new Response());
    await send(endpoint);
    const options = { keepalive: true, redirect, mode: "cors" };
    expect(fetched).toHaveBeenCalledWith(
      endpoint,
      expect.objectContaining({ ...options, credentials: "omit" }),
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

/** The longest value of a field; in letters of three bytes where the field allows them. */
function longestValue(field: QuoteField): string {
  if (field.control === "select") {
    const values = Object.values(field.options);
    return values.sort((one, other) => other.length - one.length)[0]!;
  }
  const type = field.control === "input" && field.type;
  if (type === "date") return "2027-03-01";
  if (type === "email") return "@example.com".padStart(field.maxLength, "a");
  return "李".repeat(field.maxLength);
}

test("the longest request fits into what outlasts a page, and the receiver takes it", async () => {
  fetched.mockResolvedValue(new Response());
  const fields = {
    ...Object.fromEntries(
      fieldRows.flat().map((field) => [field.name, longestValue(field)]),
    ),
    message: "李".repeat(maxFullMessageLength),
  } as typeof validValues;
  await postQuoteRequest(
    routes.quoteReceiver,
    fields,
    "https://a.example/contact",
  );
  const body = fetched.mock.calls[0]![1]!.body as string;
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(64 * 1024);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(maxBodyBytes);
  const request = JSON.parse(body) as typeof fields;
  expect(parseQuoteRequest(request)).toEqual({ request });
  const longer = { ...request, message: `${request.message}.` };
  expect(parseQuoteRequest(longer)).toHaveProperty("errors.message");
});
