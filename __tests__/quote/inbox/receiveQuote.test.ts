import { receiveQuote } from "../../../src/quote/inbox/receiveQuote";
import {
  brokenInbox,
  fromScript,
  receiverWith,
} from "../../support/quoteReceiver";
import { sentRequest } from "../../support/quoteRequests";

/** The response with its parsed JSON. */
async function answerTo(
  incoming: ReturnType<typeof fromScript>,
  { receiver } = receiverWith(),
) {
  const { status, headers, body } = await receiveQuote(incoming, receiver);
  expect(headers["Content-Type"]).toBe("application/json; charset=utf-8");
  return { status, headers, json: JSON.parse(body) as unknown };
}

describe("a request", () => {
  test("that is valid is saved and gets 201", async () => {
    const { receiver, kept } = receiverWith();
    const { status, json } = await answerTo(fromScript(), {
      ...receiverWith(),
      receiver,
    });
    expect([status, json]).toEqual([201, { received: true }]);
    expect(kept).toEqual([sentRequest]);
  });

  test("is accepted with a byte order mark", async () => {
    const body = `\ufeff${JSON.stringify(sentRequest)}`;
    expect((await answerTo(fromScript({ body }))).status).toBe(201);
  });

  test.each(["application/json; charset=utf-8", "Application/JSON"])(
    "is accepted as %s",
    async (type) => {
      const headers = { "content-type": type };
      expect((await answerTo(fromScript({ headers }))).status).toBe(201);
    },
  );
});

describe("a rejection", () => {
  const rejectionOf = async (changes: Parameters<typeof fromScript>[0]) => {
    const receiving = receiverWith();
    const answer = await answerTo(fromScript(changes), receiving);
    expect(receiving.kept).toEqual([]);
    return answer;
  };

  test("lists each invalid field with its message", async () => {
    const body = JSON.stringify({
      ...sentRequest,
      name: "A",
      email: undefined,
    });
    const { status, json } = await rejectionOf({ body });
    expect([status, json]).toEqual([
      422,
      {
        error: "Some fields are invalid",
        errors: {
          name: "Name must be at least 2 characters",
          email: "Required",
        },
      },
    ]);
  });

  test.each([["{"], [""], ["null"], ["[]"], ['"text"'], [undefined]])(
    "follows a body that is not an object: %p",
    async (body) => {
      const { status, json } = await rejectionOf({ body });
      expect([status, json]).toEqual([
        400,
        { error: "The body is not a JSON object" },
      ]);
    },
  );

  test.each([["text/plain"], ["multipart/form-data"], [""], [undefined]])(
    "follows the content type %p",
    async (type) => {
      const { status, json } = await rejectionOf({
        headers: { "content-type": type },
      });
      expect([status, json]).toEqual([
        415,
        { error: "Send application/json or application/x-www-form-urlencoded" },
      ]);
    },
  );

  test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "follows the method %s and names the allowed one",
    async (method) => {
      const { status, headers } = await rejectionOf({ method });
      expect([status, headers.Allow]).toEqual([405, "POST"]);
    },
  );
});

describe("a body", () => {
  const bodyOf = (bytes: number) => {
    return JSON.stringify(sentRequest).padEnd(bytes, " ");
  };

  test("of 65536 bytes is accepted", async () => {
    expect((await answerTo(fromScript({ body: bodyOf(65_536) }))).status).toBe(
      201,
    );
  });

  test.each([
    ["of one more byte", { body: bodyOf(65_537) }],
    [
      "with more bytes than characters",
      { body: `{"a":"${"ü".repeat(32_768)}"}` },
    ],
  ])("%s is rejected", async (_what, changes) => {
    const { status, json } = await answerTo(fromScript(changes));
    expect([status, json]).toEqual([
      413,
      { error: "The request is longer than 65536 bytes" },
    ]);
  });
});

describe("too many requests", () => {
  test.each([
    [1, "1 second"],
    [42, "42 seconds"],
  ])("are told to wait %i s", async (wait, words) => {
    const receiving = receiverWith({ rateLimit: () => Promise.resolve(wait) });
    const { status, headers, json } = await answerTo(fromScript(), receiving);
    expect([status, headers["Retry-After"]]).toEqual([429, String(wait)]);
    expect(json).toEqual({ error: `Too many requests: try again in ${words}` });
    expect(receiving.kept).toEqual([]);
  });

  test("are told the phone number, if it is known", async () => {
    const phone = "555-0100";
    const facts = { name: "M", shortName: "M", phone };
    const { json } = await answerTo(
      fromScript(),
      receiverWith({
        rateLimit: () => Promise.resolve(1),
        company: () => Promise.resolve(facts),
      }),
    );
    expect(json).toEqual({
      error: "Too many requests: try again in 1 second, or call 555-0100",
    });
  });

  test("are counted by address, invalid ones aside", async () => {
    const rateLimit = jest.fn(() => Promise.resolve(0));
    const { receiver } = receiverWith({ rateLimit });
    await receiveQuote(fromScript({ body: "{}" }), receiver);
    await receiveQuote(fromScript({ body: "{" }), receiver);
    expect(rateLimit).not.toHaveBeenCalled();
    await receiveQuote(fromScript({ address: "192.0.2.7" }), receiver);
    expect(rateLimit.mock.calls).toEqual([["192.0.2.7"]]);
  });
});

describe("a request that can't be saved", () => {
  test.each([
    [undefined, ""],
    [
      { name: "M", shortName: "M", phone: "555-0100" },
      ": please call 555-0100",
    ],
  ])("gets 503 and the phone number, if known: %p", async (facts, words) => {
    const { status, json } = await answerTo(
      fromScript(),
      receiverWith({
        store: brokenInbox,
        company: () => Promise.resolve(facts),
      }),
    );
    expect([status, json]).toEqual([
      503,
      { error: `The request could not be saved${words}` },
    ]);
  });
});
