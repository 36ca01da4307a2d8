import fs from "node:fs/promises";
import path from "node:path";
import {
  deliveriesFile,
  readDeliveries,
  startForwarder,
} from "../../../src/server/quotes/forwarder";
import type { Forwarder } from "../../../src/server/quotes/forwarder";
import type { QuoteEntry } from "../../../src/server/quotes/quoteEntry";
import { startService, until } from "../../support/localService";
import { sentRequest } from "../../support/quoteRequests";
import { temporaryFolder } from "../../support/temporaryFolder";

type Service = Awaited<ReturnType<typeof startService>>;

let inboxFile: string;
let service: Service | undefined;
let forwarder: Forwarder | undefined;
const onError = jest.fn();

const entryOf = (id: string): QuoteEntry => ({
  id,
  receivedAt: "2027-01-02T03:04:05.678Z",
  request: { ...sentRequest, name: `Visitor ${id}` },
});

/** Puts requests into the inbox's file, as an earlier run did. */
const keepInFile = (...ids: string[]) =>
  fs.appendFile(
    inboxFile,
    ids.map((id) => `${JSON.stringify(entryOf(id))}\n`).join(""),
  );

async function serve(...behavior: Parameters<typeof startService>) {
  return (service = await startService(...behavior));
}

async function forwardTo(url: string, firstPause = 10, longestPause = 40) {
  forwarder = await startForwarder({
    url,
    inboxFile,
    firstPause,
    longestPause,
    timeout: 200,
    onError,
  });
  return forwarder;
}

const deliveries = () => readDeliveries(inboxFile);
const isDelivered = (id: string) => async () =>
  (await deliveries()).some((each) => each.id === id && each.delivered);

beforeEach(async () => {
  inboxFile = path.join(await temporaryFolder(), "quotes.jsonl");
  onError.mockClear();
});
afterEach(async () => {
  await forwarder?.close();
  await service?.close();
  jest.restoreAllMocks();
});

describe("a delivery", () => {
  test("is the request, with its id as the key of repeats", async () => {
    const { url, posts } = await serve();
    (await forwardTo(url)).forward(entryOf("a"));
    await until(isDelivered("a"));
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({
      method: "POST",
      path: "/quotes",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        "idempotency-key": "a",
      },
    });
    expect(JSON.parse(posts[0]!.body)).toEqual(entryOf("a").request);
  });

  test("is noted for its owner only, without what the request holds", async () => {
    (await forwardTo((await serve()).url)).forward(entryOf("a"));
    await until(isDelivered("a"));
    expect(await deliveries()).toEqual([
      {
        id: "a",
        at: expect.any(String) as string,
        delivered: true,
        result: "200",
      },
    ]);
    const { mode } = await fs.stat(deliveriesFile(inboxFile));
    expect(mode & 0o777).toBe(0o600);
  });

  test.each([
    [500, "500"],
    [404, "404"],
    // Following it would turn the POST into a GET that delivers nothing.
    [302, "302"],
    ["reset", "other side closed"],
    ["hang", "The operation was aborted due to timeout"],
  ] as const)("that ends in %p is repeated", async (failure, result) => {
    const { url, keys } = await serve((_post, n) => (n === 0 ? failure : 200));
    (await forwardTo(url)).forward(entryOf("a"));
    await until(isDelivered("a"));
    expect(keys()).toEqual(["a", "a"]);
    expect((await deliveries()).map((d) => [d.delivered, d.result])).toEqual([
      [false, result],
      [true, "200"],
    ]);
  });

  test("to nobody is repeated until somebody is there", async () => {
    const { url, close } = await startService();
    await close();
    (await forwardTo(url)).forward(entryOf("a"));
    await until(async () => (await deliveries()).length >= 2);
    expect((await deliveries())[0]!.result).toMatch(/^connect ECONNREFUSED/);
  });
});

describe("pauses", () => {
  test("double from failure to failure, up to the longest", async () => {
    const times: number[] = [];
    const { url } = await serve(() => {
      times.push(performance.now());
      return 500;
    });
    (await forwardTo(url, 60, 240)).forward(entryOf("a"));
    await until(() => times.length === 6);
    const pauses = times.slice(1).map((time, index) => time - times[index]!);
    [60, 120, 240, 240, 240].forEach((pause, index) => {
      expect(pauses[index]).toBeGreaterThan(pause - 5);
    });
    expect(pauses[0]).toBeLessThan(pauses[4]!);
  });

  test("of a request that always fails don't keep back others", async () => {
    const { url } = await serve(({ headers }) =>
      headers["idempotency-key"] === "poisoned" ? 500 : 200,
    );
    const { forward } = await forwardTo(url, 60_000, 60_000);
    forward(entryOf("poisoned"));
    await until(async () => (await deliveries()).length === 1);
    forward(entryOf("a"));
    forward(entryOf("b"));
    await until(isDelivered("a"));
    await until(isDelivered("b"));
    expect(await isDelivered("poisoned")()).toBe(false);
  });

  test("end at once when the server closes", async () => {
    const { url } = await serve(() => 500);
    const { forward, close } = await forwardTo(url, 60_000, 60_000);
    forward(entryOf("a"));
    await until(async () => (await deliveries()).length === 1);
    const before = performance.now();
    await close();
    expect(performance.now() - before).toBeLessThan(1000);
    forwarder = undefined;
  });
});

describe("after a restart", () => {
  test("what is not delivered is, oldest first, and nothing else", async () => {
    await keepInFile("a", "b", "c");
    await fs.writeFile(
      deliveriesFile(inboxFile),
      [
        { id: "a", at: "", delivered: false, result: "500" },
        { id: "b", at: "", delivered: false, result: "500" },
        { id: "b", at: "", delivered: true, result: "200" },
      ]
        .map((delivery) => `${JSON.stringify(delivery)}\n`)
        .join(""),
    );
    const { url, keys } = await serve();
    await forwardTo(url);
    await until(isDelivered("c"));
    expect(keys()).toEqual(["a", "c"]);
  });

  test("a delivery whose note is torn is repeated", async () => {
    await keepInFile("a");
    await fs.writeFile(deliveriesFile(inboxFile), '{"id":"a","delivered":tr');
    const { url, keys } = await serve();
    await forwardTo(url);
    await until(isDelivered("a"));
    expect(keys()).toEqual(["a"]);
  });

  test("what failed before is taken up", async () => {
    await keepInFile("a");
    const { url, keys } = await serve((_post, n) => (n === 0 ? 500 : 200));
    const first = await forwardTo(url, 60_000, 60_000);
    await until(async () => (await deliveries()).length === 1);
    await first.close();
    await forwardTo(url);
    await until(isDelivered("a"));
    expect(keys()).toEqual(["a", "a"]);
  });
});

test("a delivery that can't be noted is reported, and the next goes on", async () => {
  const { url, keys } = await serve();
  const opening = jest.spyOn(fs, "open");
  const { forward } = await forwardTo(url);
  const at = opening.mock.calls.findIndex(
    ([file]) => file === deliveriesFile(inboxFile),
  );
  const handle = await (opening.mock.results[at]!
    .value as Promise<fs.FileHandle>);
  const full = new Error("ENOSPC: no space left on device");
  jest.spyOn(handle, "appendFile").mockRejectedValueOnce(full);
  forward(entryOf("a"));
  forward(entryOf("b"));
  await until(isDelivered("b"));
  expect(onError.mock.calls).toEqual([[full]]);
  expect(keys()).toEqual(["a", "b"]);
});
