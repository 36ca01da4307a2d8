import { parse } from "node-html-parser";
import { receiveQuoteRequest } from "../../../src/quote/inbox/receiveQuoteRequest";
import type {
  IncomingRequest,
  ReceiverContext,
} from "../../../src/quote/inbox/receiveQuoteRequest";
import {
  failingStore,
  formRequest,
  createReceiver,
} from "../../support/createReceiver";
import { validValues } from "../../support/quoteRequests";
import { receiverContent } from "../../support/quoteTexts";

/** The page after a posted form, with its redirect followed. */
async function pageFor(
  incoming: ReturnType<typeof formRequest>,
  { receiver } = createReceiver(),
) {
  let answer = await receiveQuoteRequest(incoming, receiver);
  const { Location } = answer.headers;
  if (Location) {
    const { searchParams } = new URL(Location, "http://movers.example");
    const query = Object.fromEntries(searchParams);
    const thanks = formRequest({ method: "GET", query, body: undefined });
    answer = await receiveQuoteRequest(thanks, receiver);
  }
  expect(answer.headers["Content-Type"]).toBe("text/html; charset=utf-8");
  const page = parse(answer.body);
  return {
    status: answer.status,
    page,
    heading: page.querySelector("h1")?.text,
    paragraphs: page.querySelectorAll("p").map(({ text }) => text),
    links: page
      .querySelectorAll("nav a")
      .map((link) => [link.getAttribute("href"), link.text]),
    value: (name: string) =>
      page.querySelector(`input[name="${name}"]`)?.getAttribute("value") ??
      page.querySelector(`textarea[name="${name}"]`)?.text ??
      page
        .querySelector(`select[name="${name}"] option[selected]`)
        ?.getAttribute("value"),
  };
}

const bodyWith = (changes: Readonly<Record<string, string>>) =>
  new URLSearchParams({ ...validValues, ...changes }).toString();

const contact = "https://movers.example/contact";
const long = `${contact}?${"x".repeat(9000)}`;

test.each([
  [`${contact}?city=tacoma`, `${contact}?city=tacoma`],
  [undefined, "http://movers.example/contact"],
  [long, long.slice(0, 2000)],
])("it is saved with its own time and page: %.60p", async (...row) => {
  const [referer, source] = row;
  const { receiver, saved } = createReceiver();
  const body = bodyWith({ timestamp: "x", source: "y" });
  await receiveQuoteRequest(
    formRequest({ body, headers: { referer } }),
    receiver,
  );
  expect(saved).toEqual([
    {
      ...validValues,
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      source,
    },
  ]);
});

test("a form that fills in the hidden field is saved as probable spam", async () => {
  const add = jest.fn(() => Promise.reject(new Error("Not saved")));
  const { receiver } = createReceiver({ store: { add } });
  for (const homepage of ["x", ""])
    await receiveQuoteRequest(
      formRequest({ body: bodyWith({ homepage }) }),
      receiver,
    );
  expect(add.mock.calls).toEqual([
    [
      expect.not.objectContaining({ homepage: "x" }),
      "filled in a hidden field",
    ],
    [expect.objectContaining(validValues), undefined],
  ]);
  const { page } = await pageFor(formRequest({ body: "" }));
  const honeypot = page.querySelector('form input[name="homepage"]')!;
  expect(honeypot.attributes).toMatchObject({
    tabindex: "-1",
    "aria-hidden": "true",
  });
});

test("a form with errors is returned as it was filled in, with each message below its field", async () => {
  const typed = { ...validValues, name: "A", email: "ann@" };
  const { status, heading, page, value } = await pageFor(
    formRequest({ body: bodyWith(typed) }),
  );
  expect([status, heading]).toEqual([422, "Please check your request"]);
  const errors = page
    .querySelectorAll("[aria-invalid=true]")
    .map((field) => [
      field.getAttribute("name"),
      page.querySelector(`#${field.getAttribute("aria-describedby") ?? ""}`)
        ?.text,
    ]);
  expect(errors).toEqual([
    ["name", "Name must be at least 2 characters"],
    ["email", "Invalid email address"],
  ]);
  for (const [name, text] of Object.entries(typed))
    expect([name, value(name)]).toEqual([name, text]);
});

test.each(Object.keys(validValues))(
  "no HTML can be injected through its %s",
  async (name) => {
    for (const typed of [
      `"><script>alert(1)</script>`,
      `a" autofocus onfocus="alert(1)`,
      `</textarea></select><img src=x onerror="alert(1)"> & more`,
    ]) {
      const { page, value } = await pageFor(
        formRequest({ body: bodyWith({ email: "", [name]: typed }) }),
      );
      // A select drops a value that isn't one of its options.
      const isSelect = page.querySelector(`select[name="${name}"]`);
      expect(value(name)).toBe(isSelect ? undefined : typed);
      expect(page.querySelector("script, main img, [onfocus]")).toBeNull();
      expect(page.querySelectorAll("form")).toHaveLength(1);
    }
  },
);

const call = "We are also on the phone: Call (253) 555-0142.";
const busy = { rateLimit: () => Promise.resolve(9) };
const evil = { headers: { origin: "https://evil.example" } };
const opened = { headers: { "content-type": undefined, accept: "text/html" } };
const failure = receiverContent.texts.failure.text;
const tooLong = "Your message is too long. Please go back and shorten it.";
const unread = Object.assign(new Error("secret"), { statusCode: 413 });

test.each<
  [number, string, string[], IncomingRequest, Partial<ReceiverContext>]
>([
  [200, "Quote Request Submitted", [], formRequest(), {}],
  [422, "Please check your request", [], formRequest({ body: "name=A" }), {}],
  [403, "Error", [failure, call], formRequest(evil), {}],
  [
    429,
    "Error",
    ["Too many requests: try again in 1 minute.", call],
    formRequest(),
    busy,
  ],
  [503, "Error", [failure, call], formRequest(), { store: failingStore }],
  [413, "Error", [tooLong, call], formRequest({ body: unread }), {}],
  [
    405,
    "Unexpected Application Error!",
    ["405 Method Not Allowed", call],
    formRequest({ ...opened, method: "GET" }),
    {},
  ],
])("the page with %i says “%s”, with links and phone", async (...row) => {
  const [expected, title, texts, sent, changes] = row;
  const { status, page, heading, paragraphs, links, value } = await pageFor(
    sent,
    createReceiver(changes),
  );
  expect([status, heading]).toEqual([expected, title]);
  expect(paragraphs).toEqual(expect.arrayContaining(texts));
  expect(paragraphs.includes(failure)).toBe(texts.includes(failure));
  expect(links).toEqual([
    ["/", "Home"],
    ["/contact", "Back to the form"],
    ["/services", "Our services"],
  ]);
  expect(page.querySelector('a[href="tel:+12535550142"]')).not.toBeNull();
  expect(page.querySelector(".brand")?.text).toBe(receiverContent.name);
  expect(page.querySelector("title")?.text).toBe(`${title} | S & S`);
  expect(page.querySelector("co")).toBeNull();
  // After a failure, the form comes back with its values.
  expect([value("name"), value("message")]).toEqual(
    status === 429 || status === 503
      ? [validValues.name, validValues.message]
      : [status === 422 ? "A" : undefined, status === 422 ? "" : undefined],
  );
});
