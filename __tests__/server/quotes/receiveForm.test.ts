import { parse } from "node-html-parser";
import { receiveQuote } from "../../../src/server/quotes/receiveQuote";
import {
  brokenInbox,
  fromForm,
  receiverWith,
} from "../../support/quoteReceiver";
import { filledFields } from "../../support/quoteRequests";

const failureText =
  "There was an error submitting your request. Please try again.";

/** The page a form post is answered with. */
async function pageFor(
  incoming: ReturnType<typeof fromForm>,
  { receiver } = receiverWith(),
) {
  const { status, headers, body } = await receiveQuote(incoming, receiver);
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

const keptFrom = async (incoming: ReturnType<typeof fromForm>) => {
  const { receiver, kept } = receiverWith();
  await receiveQuote(incoming, receiver);
  return kept;
};

describe("a form sent without scripts", () => {
  test("is kept and thanked for", async () => {
    const { status, heading, paragraphs } = await pageFor(fromForm());
    expect(status).toBe(200);
    expect(heading).toBe("Quote Request Submitted");
    expect(paragraphs[0]).toBe(
      "Thank you! Our team will contact you shortly to discuss your move.",
    );
  });

  test("is kept with the time and the page it came from", async () => {
    const referer = "https://movers.example/contact?city=tacoma";
    const before = Date.now();
    const [request, ...others] = await keptFrom(
      fromForm({ headers: { referer } }),
    );
    expect(others).toEqual([]);
    expect(request).toEqual({
      ...filledFields,
      timestamp: expect.any(String) as string,
      source: referer,
    });
    const sent = Date.parse(request!.timestamp);
    expect(sent).toBeGreaterThanOrEqual(before);
    expect(sent).toBeLessThanOrEqual(Date.now());
  });

  test.each([undefined, ""])(
    "comes from the contact page when the browser says %p",
    async (referer) => {
      expect(await keptFrom(fromForm({ headers: { referer } }))).toMatchObject([
        { source: "http://movers.example/contact" },
      ]);
    },
  );

  test("can't say itself when and where it was sent", async () => {
    const body = bodyWith({ timestamp: "x", source: "y" });
    const [request] = await keptFrom(fromForm({ body }));
    expect(request).toHaveProperty("source", "http://movers.example/contact");
    expect(request!.timestamp).not.toBe("x");
  });

  test("is understood where a framework has parsed it", async () => {
    const body = { ...filledFields, extra: ["a", "b"] };
    expect(await keptFrom(fromForm({ body }))).toMatchObject([filledFields]);
  });

  test("is sent again from the page that refuses it", async () => {
    const { page } = await pageFor(fromForm({ body: "" }));
    const form = page.querySelector("form");
    expect(form?.getAttribute("method")).toBe("post");
    expect(form?.getAttribute("action")).toBe("/api/quote");
  });
});

describe("a form with mistakes", () => {
  const body = bodyWith({ name: "A", email: "ann@" });

  test("comes back with each message beneath its field", async () => {
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

  test("comes back as it was filled in", async () => {
    const { value } = await pageFor(fromForm({ body }));
    expect(
      Object.fromEntries(Object.keys(filledFields).map((n) => [n, value(n)])),
    ).toEqual({ ...filledFields, name: "A", email: "ann@" });
  });

  test("labels every field", async () => {
    const { page } = await pageFor(fromForm({ body }));
    for (const name of Object.keys(filledFields))
      expect(page.querySelector(`label[for="${name}"]`)?.text).toMatch(/\w/);
  });

  const markup = [
    `"><script>alert(1)</script>`,
    `a" autofocus onfocus="alert(1)`,
    `</textarea></select><img src=x onerror="alert(1)"> & more`,
  ];

  test.each(Object.keys(filledFields))(
    "can't smuggle HTML in by its %s",
    async (name) => {
      for (const typed of markup) {
        const { page, value } = await pageFor(
          fromForm({ body: bodyWith({ email: "", [name]: typed }) }),
        );
        // What is chosen from a list is none of its choices.
        const isChosen = page.querySelector(`select[name="${name}"]`);
        expect(value(name)).toBe(isChosen ? undefined : typed);
        expect(page.querySelector("script, img, [onfocus]")).toBeNull();
        expect(page.querySelectorAll("form")).toHaveLength(1);
      }
    },
  );

  test("is not kept", async () => {
    expect(await keptFrom(fromForm({ body }))).toEqual([]);
  });
});

describe("a form that fails otherwise", () => {
  test.each([
    [
      429,
      "Too many requests: try again in 9 seconds.",
      { rateLimit: () => Promise.resolve(9) },
    ],
    [500, "The request could not be kept.", { inbox: brokenInbox }],
  ])("with %i says so and still holds what was typed", async (...row) => {
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

  test("with 429 says when to come back", async () => {
    const limited = receiverWith({ rateLimit: () => Promise.resolve(9) });
    const { headers } = await pageFor(fromForm(), limited);
    expect(headers).toHaveProperty("Retry-After", "9");
  });

  test("with 413 says that it is too long", async () => {
    const body = bodyWith({ message: "x".repeat(65_536) });
    const { status, heading, paragraphs, page } = await pageFor(
      fromForm({ body }),
    );
    expect([status, heading]).toEqual([413, "Error"]);
    expect(paragraphs).toContain("The request is longer than 65536 bytes.");
    expect(page.querySelector('a[href="/contact"]')).not.toBeNull();
  });
});
