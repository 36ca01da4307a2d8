import { parse } from "node-html-parser";
import { receiveQuote } from "../../../src/quote/inbox/receiveQuote";
import {
  brokenInbox,
  fromForm,
  receiverWith,
} from "../../support/quoteReceiver";
import { filledFields } from "../../support/quoteRequests";
import { companyFacts } from "../../support/quoteTexts";

/** The page that a posted form leads to, after any redirect. */
async function pageFor(
  incoming: ReturnType<typeof fromForm>,
  { receiver } = receiverWith(),
) {
  let answer = await receiveQuote(incoming, receiver);
  const { Location } = answer.headers;
  if (Location) {
    const { searchParams } = new URL(Location, "http://movers.example");
    const query = Object.fromEntries(searchParams);
    const thanks = fromForm({ method: "GET", query, body: undefined });
    answer = await receiveQuote(thanks, receiver);
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
  new URLSearchParams({ ...filledFields, ...changes }).toString();

test.each([
  ["https://movers.example/contact?city=tacoma", undefined],
  [undefined, "http://movers.example/contact"],
])("it is saved with its own time and page: %p", async (referer, page) => {
  const { receiver, kept } = receiverWith();
  const body = bodyWith({ timestamp: "x", source: "y" });
  await receiveQuote(fromForm({ body, headers: { referer } }), receiver);
  expect(kept).toEqual([
    {
      ...filledFields,
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      source: page ?? referer,
    },
  ]);
});

test("a form that fills in the hidden field is saved as probable spam", async () => {
  const add = jest.fn(() => Promise.reject(new Error("Not saved")));
  const { receiver } = receiverWith({ store: { add } });
  for (const homepage of ["x", ""])
    await receiveQuote(fromForm({ body: bodyWith({ homepage }) }), receiver);
  expect(add.mock.calls).toEqual([
    [
      expect.not.objectContaining({ homepage: "x" }),
      "filled in a hidden field",
    ],
    [expect.objectContaining(filledFields), undefined],
  ]);
  const { page } = await pageFor(fromForm({ body: "" }));
  const honeypot = page.querySelector('form input[name="homepage"]')!;
  expect(honeypot.attributes).toMatchObject({
    tabindex: "-1",
    "aria-hidden": "true",
  });
});

test("a form with errors is returned as it was filled in, with each message below its field", async () => {
  const typed = { ...filledFields, name: "A", email: "ann@" };
  const { status, heading, page, value } = await pageFor(
    fromForm({ body: bodyWith(typed) }),
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

test.each(Object.keys(filledFields))(
  "no HTML can be injected through its %s",
  async (name) => {
    for (const typed of [
      `"><script>alert(1)</script>`,
      `a" autofocus onfocus="alert(1)`,
      `</textarea></select><img src=x onerror="alert(1)"> & more`,
    ]) {
      const { page, value } = await pageFor(
        fromForm({ body: bodyWith({ email: "", [name]: typed }) }),
      );
      // A select drops the markup, because it is none of its options.
      const isSelect = page.querySelector(`select[name="${name}"]`);
      expect(value(name)).toBe(isSelect ? undefined : typed);
      expect(page.querySelector("script, main img, [onfocus]")).toBeNull();
      expect(page.querySelectorAll("form")).toHaveLength(1);
    }
  },
);

const wait = { rateLimit: () => Promise.resolve(9) };
test.each([
  [429, "Too many requests: try again in 1 minute.", wait],
  [
    503,
    "We are also on the phone: Call (253) 555-0142.",
    { store: brokenInbox },
  ],
])("a form that fails with %i is returned with its values", async (...row) => {
  const [expected, advice, changes] = row;
  const { status, heading, paragraphs, value } = await pageFor(
    fromForm(),
    receiverWith(changes),
  );
  expect([status, heading]).toEqual([expected, "Error"]);
  expect(paragraphs.slice(0, 2)).toEqual([
    companyFacts.texts.failure.text,
    advice,
  ]);
  expect([value("name"), value("message")]).toEqual([
    filledFields.name,
    filledFields.message,
  ]);
});

test("a page that has sent too long an address arrives all the same", async () => {
  const { receiver, kept } = receiverWith();
  const referer = `https://movers.example/contact?${"x".repeat(9000)}`;
  const { status } = await receiveQuote(
    fromForm({ headers: { referer } }),
    receiver,
  );
  expect([status, kept[0]?.source]).toEqual([303, referer.slice(0, 2000)]);
});

const typed = { body: "name=A" };
const evil = { headers: { origin: "https://evil.example" } };
const browser = { headers: { "content-type": undefined, accept: "text/html" } };
test.each([
  [200, "Quote Request Submitted", fromForm()],
  [422, "Please check your request", fromForm(typed)],
  [403, "Error", fromForm(evil)],
  [
    405,
    "Unexpected Application Error!",
    fromForm({ ...browser, method: "GET" }),
  ],
])(
  "the page with %i says “%s”, with links and the phone number",
  async (...row) => {
    const [expected, title, sent] = row;
    const { status, page, heading, links } = await pageFor(sent);
    expect([status, heading]).toEqual([expected, title]);
    expect(links).toEqual([
      ["/", "Home"],
      ["/contact", "Back to the form"],
      ["/services", "Our services"],
    ]);
    const calls = page.querySelectorAll('main a[href="tel:+12535550142"]');
    expect(calls.map(({ text }) => text)).toEqual(
      expected === 422 ? [] : ["Call (253) 555-0142"],
    );
    expect(page.querySelector(".brand")?.text).toBe(companyFacts.name);
    expect(page.querySelector("title")?.text).toBe(`${title} | S & S`);
    expect(page.querySelector("co")).toBeNull();
  },
);
