import fs from "node:fs";
import { parse } from "node-html-parser";
import { pageStyle } from "../../../src/quote/inbox/answers/pageStyle";
import { receiveQuote } from "../../../src/quote/inbox/receiveQuote";
import type { Receiver } from "../../../src/quote/inbox/receiveQuote";
import {
  brokenInbox,
  fromForm,
  receiverWith,
} from "../../support/quoteReceiver";
import { filledFields } from "../../support/quoteRequests";
import { ownTexts } from "../../support/quoteTexts";

const failureText =
  "There was an error submitting your request. Please try again.";

/** The response that a browser shows after it has followed the redirect. */
async function answerTo(
  incoming: ReturnType<typeof fromForm>,
  receiver: Receiver,
) {
  const answer = await receiveQuote(incoming, receiver);
  const { Location } = answer.headers;
  if (!Location) return answer;
  const { search } = new URL(Location, "http://movers.example");
  return receiveQuote(
    {
      method: "GET",
      query: Object.fromEntries(new URLSearchParams(search)),
      headers: { host: "movers.example" },
      body: undefined,
      address: incoming.address,
    },
    receiver,
  );
}

/** The page that a posted form leads to. */
async function pageFor(
  incoming: ReturnType<typeof fromForm>,
  { receiver } = receiverWith(),
) {
  const { status, headers, body } = await answerTo(incoming, receiver);
  expect(headers["Content-Type"]).toBe("text/html; charset=utf-8");
  const page = parse(body);
  return {
    status,
    headers,
    page,
    heading: page.querySelector("h1")?.text,
    paragraphs: page.querySelectorAll("p").map(({ text }) => text),
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

const savedFrom = async (incoming: ReturnType<typeof fromForm>) => {
  const { receiver, kept } = receiverWith();
  await receiveQuote(incoming, receiver);
  return kept;
};

afterEach(() => jest.useRealTimers());

describe("a form sent without scripts", () => {
  test("is answered with a thank-you page", async () => {
    const { status, heading, paragraphs } = await pageFor(fromForm());
    expect(status).toBe(200);
    expect(heading).toBe("Quote Request Submitted");
    expect(paragraphs[0]).toBe(
      "Thank you! Our team will contact you shortly to discuss your move.",
    );
  });

  test("is not sent again when the thank-you page is reloaded", async () => {
    const { receiver, kept } = receiverWith();
    const { status, headers } = await receiveQuote(fromForm(), receiver);
    expect([status, headers.Location]).toEqual([303, "/api/quote?sent"]);
    await answerTo(fromForm({ method: "GET", query: { sent: "" } }), receiver);
    expect(kept).toHaveLength(1);
  });

  test("is saved with its time and the page it came from", async () => {
    const referer = "https://movers.example/contact?city=tacoma";
    jest.useFakeTimers({ now: new Date("2027-01-02T03:04:05.678Z") });
    const [request, ...others] = await savedFrom(
      fromForm({ headers: { referer } }),
    );
    expect(others).toEqual([]);
    expect(request).toEqual({
      ...filledFields,
      timestamp: "2027-01-02T03:04:05.678Z",
      source: referer,
    });
  });

  test("can't set its own timestamp and source", async () => {
    const body = bodyWith({ timestamp: "x", source: "y" });
    const [request] = await savedFrom(fromForm({ body }));
    expect(request).toHaveProperty("source", "http://movers.example/contact");
    expect(request!.timestamp).not.toBe("x");
  });

  test("is probably spam if it fills in the hidden field", async () => {
    const add = jest.fn(() => Promise.reject(new Error("Not saved")));
    const { receiver } = receiverWith({ store: { add } });
    await receiveQuote(
      fromForm({ body: bodyWith({ homepage: "x" }) }),
      receiver,
    );
    await receiveQuote(
      fromForm({ body: bodyWith({ homepage: "" }) }),
      receiver,
    );
    expect(add.mock.calls).toEqual([
      [
        expect.not.objectContaining({ homepage: "x" }),
        "filled in a hidden field",
      ],
      [expect.objectContaining(filledFields), undefined],
    ]);
    const { page } = await pageFor(fromForm({ body: "" }));
    const honeypot = page.querySelector('form input[name="homepage"]');
    expect(honeypot?.getAttribute("tabindex")).toBe("-1");
    expect(honeypot?.getAttribute("aria-hidden")).toBe("true");
  });
});

describe("a form with errors", () => {
  const body = bodyWith({ name: "A", email: "ann@" });

  test("is returned with each message below its field", async () => {
    const { status, heading, page } = await pageFor(fromForm({ body }));
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
  });

  test("is returned as it was filled in", async () => {
    const { value } = await pageFor(fromForm({ body }));
    expect(
      Object.fromEntries(Object.keys(filledFields).map((n) => [n, value(n)])),
    ).toEqual({ ...filledFields, name: "A", email: "ann@" });
  });

  const markup = [
    `"><script>alert(1)</script>`,
    `a" autofocus onfocus="alert(1)`,
    `</textarea></select><img src=x onerror="alert(1)"> & more`,
  ];

  test.each(Object.keys(filledFields))(
    "can't inject HTML through its %s",
    async (name) => {
      for (const typed of markup) {
        const { page, value } = await pageFor(
          fromForm({ body: bodyWith({ email: "", [name]: typed }) }),
        );
        // A select drops the markup, because it is none of its options.
        const isSelect = page.querySelector(`select[name="${name}"]`);
        expect(value(name)).toBe(isSelect ? undefined : typed);
        expect(page.querySelector("script, img, [onfocus]")).toBeNull();
        expect(page.querySelectorAll("form")).toHaveLength(1);
      }
    },
  );
});

describe("a form that fails for another reason", () => {
  test.each([
    [
      429,
      "Too many requests: try again in 9 seconds.",
      { rateLimit: () => Promise.resolve(9) },
    ],
    [503, "The request could not be saved.", { store: brokenInbox }],
  ])("is returned with the reason and its values for %i", async (...row) => {
    const [expected, reason, changes] = row;
    const { status, heading, paragraphs, value } = await pageFor(
      fromForm(),
      receiverWith(changes),
    );
    expect([status, heading]).toEqual([expected, "Error"]);
    expect(paragraphs.slice(0, 2)).toEqual([failureText, reason]);
    expect([value("name"), value("message")]).toEqual([
      filledFields.name,
      filledFields.message,
    ]);
  });
});

describe("every page", () => {
  const facts = {
    name: "Sound & Summit <Co>",
    shortName: "S & S",
    phone: "(253) 555-0142",
  };
  const answers: [string, Parameters<typeof pageFor>[0], object][] = [
    ["a success", fromForm(), {}],
    ["a form with errors", fromForm({ body: "" }), {}],
    ["a failure", fromForm(), { store: brokenInbox }],
    [
      "an unreadable request",
      fromForm({ body: bodyWith({ message: "x".repeat(65_536) }) }),
      {},
    ],
    [
      "another site's form",
      fromForm({ headers: { origin: "https://evil.example" } }),
      {},
    ],
  ];

  const linksOf = (page: ReturnType<typeof parse>) =>
    page
      .querySelectorAll("nav a")
      .map((link) => [link.getAttribute("href"), link.text]);

  const expectedLinks = [
    ["/", "Home"],
    ["/contact", "Back to the form"],
    ["/services", "Our services"],
  ];

  test.each(answers)(
    "has links and the phone number: %s",
    async (_what, incoming, changes) => {
      const company = () => Promise.resolve(facts);
      const { page, heading } = await pageFor(
        incoming,
        receiverWith({ ...changes, company }),
      );
      expect(linksOf(page)).toEqual(expectedLinks);
      const calls = page.querySelectorAll('a[href="tel:+12535550142"]');
      expect(calls.map(({ text }) => text)).toContain("Call (253) 555-0142");
      expect(page.querySelector(".brand")?.text).toBe(facts.name);
      expect(page.querySelector("title")?.text).toBe(`${heading!} | S & S`);
      expect(page.querySelector("co")).toBeNull();
    },
  );

  test("has the form's own words", async () => {
    const company = () => Promise.resolve({ ...facts, texts: ownTexts });
    const receiver = receiverWith({ company });
    await expect(pageFor(fromForm(), receiver)).resolves.toMatchObject({
      heading: "Got it",
      paragraphs: ["We will call you.", "Forgot a thing? Ring (253) 555-0142."],
    });
    const faulty = fromForm({ body: bodyWith({ name: "A" }) });
    const { page, heading } = await pageFor(faulty, receiver);
    expect(heading).toBe("Nearly there");
    expect(page.querySelector("#name-error")?.text).toBe("Tell us who you are");
    expect(page.querySelector("button")?.text).toBe("Send <it>");
    expect(page.querySelector("nav")?.getAttribute("aria-label")).toBe(
      "From here",
    );
    expect(linksOf(page)).toEqual([
      ["/", "Start"],
      ["/contact", "To the form & on"],
      ["/services", "What we do"],
    ]);
    const broken = receiverWith({ company, store: brokenInbox });
    await expect(pageFor(fromForm(), broken)).resolves.toMatchObject({
      heading: "Not sent",
      paragraphs: expect.arrayContaining([
        "Or by phone: Ring (253) 555-0142.",
      ]) as unknown,
    });
  });

  test("uses the site's colors", () => {
    const tokens = fs.readFileSync("src/styles/tokens.css", "utf8");
    const colors = pageStyle.match(/#[0-9a-f]{3,6}\b/g) ?? [];
    expect(colors.length).toBeGreaterThan(18);
    expect(colors.filter((color) => !tokens.includes(color))).toEqual([]);
  });
});
