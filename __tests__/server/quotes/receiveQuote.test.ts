import { receiveQuote } from "../../../src/server/quotes/receiveQuote";
import {
  brokenInbox,
  fromScript,
  receiverWith,
} from "../../support/quoteReceiver";
import { sentRequest } from "../../support/quoteRequests";

/** The answer, its JSON read. */
async function answerTo(
  incoming: ReturnType<typeof fromScript>,
  { receiver } = receiverWith(),
) {
  const { status, headers, body } = await receiveQuote(incoming, receiver);
  expect(headers["Content-Type"]).toBe("application/json; charset=utf-8");
  return { status, headers, said: JSON.parse(body) as unknown };
}

describe("a request", () => {
  test("that is right is kept and answered with 201", async () => {
    const { receiver, kept } = receiverWith();
    const { status, said } = await answerTo(fromScript(), {
      ...receiverWith(),
      receiver,
    });
    expect([status, said]).toEqual([201, { received: true }]);
    expect(kept).toEqual([sentRequest]);
  });

  test("is answered only once it is kept", async () => {
    let keep: (() => void) | undefined;
    const { receiver } = receiverWith({
      store: {
        add: (request) =>
          new Promise((resolve) => {
            keep = () => resolve({ id: "id", receivedAt: "now", request });
          }),
      },
    });
    const answered = jest.fn();
    const answer = receiveQuote(fromScript(), receiver).then(answered);
    await new Promise(setImmediate);
    expect(answered).not.toHaveBeenCalled();
    keep?.();
    await answer;
    expect(answered).toHaveBeenCalledTimes(1);
  });

  test("is understood where a framework has parsed it", async () => {
    const { receiver, kept } = receiverWith();
    await receiveQuote(fromScript({ body: sentRequest }), receiver);
    expect(kept).toEqual([sentRequest]);
  });

  test.each(["application/json; charset=utf-8", "Application/JSON"])(
    "is understood as %s",
    async (type) => {
      const headers = { "content-type": type };
      expect((await answerTo(fromScript({ headers }))).status).toBe(201);
    },
  );
});

describe("a refusal", () => {
  const refusing = async (changes: Parameters<typeof fromScript>[0]) => {
    const receiving = receiverWith();
    const answer = await answerTo(fromScript(changes), receiving);
    expect(receiving.kept).toEqual([]);
    return answer;
  };

  test("names each field that is wrong, with its message", async () => {
    const body = JSON.stringify({
      ...sentRequest,
      name: "A",
      email: undefined,
    });
    const { status, said } = await refusing({ body });
    expect([status, said]).toEqual([
      422,
      {
        error: "Some fields are not right",
        errors: {
          name: "Name must be at least 2 characters",
          email: "Required",
        },
      },
    ]);
  });

  test.each([["{"], [""], ["null"], ["[]"], ['"text"'], [undefined]])(
    "is for a body that is no object: %p",
    async (body) => {
      const { status, said } = await refusing({ body });
      expect([status, said]).toEqual([
        400,
        { error: "The body is not a JSON object" },
      ]);
    },
  );

  test.each([["text/plain"], ["multipart/form-data"], [""], [undefined]])(
    "is for the content type %p",
    async (type) => {
      const { status, said } = await refusing({
        headers: { "content-type": type },
      });
      expect([status, said]).toEqual([
        415,
        { error: "Send application/json or application/x-www-form-urlencoded" },
      ]);
    },
  );

  test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "is for the method %s, naming the right one",
    async (method) => {
      const { status, headers } = await refusing({ method });
      expect([status, headers.Allow]).toEqual([405, "POST"]);
    },
  );
});

describe("a body", () => {
  const bodyOf = (bytes: number) => {
    const json = JSON.stringify(sentRequest);
    return json.padEnd(bytes, " ");
  };

  test("of 65536 bytes is accepted", async () => {
    expect((await answerTo(fromScript({ body: bodyOf(65_536) }))).status).toBe(
      201,
    );
  });

  test.each([
    ["of one byte more", { body: bodyOf(65_537) }],
    ["whose characters take more", { body: `{"a":"${"ü".repeat(32_768)}"}` }],
    [
      "that says it is longer",
      { body: sentRequest, headers: { "content-length": "65537" } },
    ],
  ])("%s is refused", async (_what, changes) => {
    const { status, said } = await answerTo(fromScript(changes));
    expect([status, said]).toEqual([
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
    const { status, headers, said } = await answerTo(fromScript(), receiving);
    expect([status, headers["Retry-After"]]).toEqual([429, String(wait)]);
    expect(said).toEqual({ error: `Too many requests: try again in ${words}` });
    expect(receiving.kept).toEqual([]);
  });

  test("are counted by address, and only those that are right", async () => {
    const rateLimit = jest.fn(() => Promise.resolve(0));
    const { receiver } = receiverWith({ rateLimit });
    await receiveQuote(fromScript({ body: "{}" }), receiver);
    await receiveQuote(fromScript({ body: "{" }), receiver);
    expect(rateLimit).not.toHaveBeenCalled();
    await receiveQuote(fromScript({ address: "192.0.2.7" }), receiver);
    expect(rateLimit.mock.calls).toEqual([["192.0.2.7"]]);
  });
});

describe("a request that can't be kept", () => {
  test.each([
    [undefined, ""],
    [
      { name: "M", shortName: "M", phone: "555-0100" },
      ": please call 555-0100",
    ],
  ])("is answered with 503, and whom to call: %p", async (facts, words) => {
    const { status, said } = await answerTo(
      fromScript(),
      receiverWith({
        store: brokenInbox,
        company: () => Promise.resolve(facts),
      }),
    );
    expect([status, said]).toEqual([
      503,
      { error: `The request could not be kept${words}` },
    ]);
  });

  test("is reported without anything personal", async () => {
    const { receiver, onError } = receiverWith({ store: brokenInbox });
    await receiveQuote(fromScript(), receiver);
    expect(onError.mock.calls).toEqual([
      [new Error("ENOSPC: no space left on device")],
    ]);
  });
});

test("no answer is cached", async () => {
  for (const changes of [
    {},
    { body: "{" },
    { method: "GET" },
    { headers: { origin: "https://evil.example" } },
  ])
    expect((await answerTo(fromScript(changes))).headers).toHaveProperty(
      "Cache-Control",
      "no-store",
    );
});
