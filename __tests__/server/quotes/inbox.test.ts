import fs from "node:fs/promises";
import path from "node:path";
import { openInbox, readInbox } from "../../../src/server/quotes/inbox";
import type { Inbox } from "../../../src/server/quotes/inbox";
import { sentRequest } from "../../support/quoteRequests";
import { temporaryFolder } from "../../support/temporaryFolder";

const requestOf = (name: string) => ({ ...sentRequest, name });
const namesIn = async (file: string) =>
  (await readInbox(file)).map(({ request }) => request.name);

let file: string;
let inbox: Inbox;
/** The inbox's open file. */
let handle: fs.FileHandle;

async function open() {
  const opening = jest.spyOn(fs, "open");
  inbox = await openInbox(file);
  const at = opening.mock.calls.findIndex(([opened]) => opened === file);
  handle = await (opening.mock.results[at]!.value as Promise<fs.FileHandle>);
  opening.mockRestore();
}

beforeEach(async () => {
  file = path.join(await temporaryFolder(), "below", "quotes.jsonl");
  await open();
});
afterEach(() => inbox.close());

describe("a request", () => {
  test("is one line, with an id and when it was received", async () => {
    const request = { ...sentRequest, message: "One\ntwo\u2028three 👋" };
    const before = Date.now();
    const entry = await inbox.add(request);
    const text = await fs.readFile(file, "utf8");
    expect(text.match(/\n/g)).toHaveLength(1);
    expect(JSON.parse(text)).toEqual(entry);
    expect(entry.request).toEqual(request);
    expect(entry.id).toMatch(/^[0-9a-f-]{36}$/);
    const received = Date.parse(entry.receivedAt);
    expect(received).toBeGreaterThanOrEqual(before);
    expect(received).toBeLessThanOrEqual(Date.now());
  });

  test("is on disk before it counts as kept", async () => {
    let synced: (() => void) | undefined;
    jest
      .spyOn(handle, "sync")
      .mockImplementation(() => new Promise((resolve) => (synced = resolve)));
    const kept = jest.fn();
    const adding = inbox.add(sentRequest).then(kept);
    while (!synced) await new Promise(setImmediate);
    expect(await namesIn(file)).toEqual([sentRequest.name]);
    expect(kept).not.toHaveBeenCalled();
    synced();
    await adding;
    expect(kept).toHaveBeenCalledTimes(1);
  });

  test("can be read by the owner only, and so can the folder", async () => {
    expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
    expect((await fs.stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  });

  test("can be read by the owner only in a file that others could read", async () => {
    await inbox.close();
    await fs.chmod(file, 0o644);
    await open();
    expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
  });
});

test("many requests at once are kept exactly once, in their order", async () => {
  const names = Array.from({ length: 300 }, (_, index) => `Visitor ${index}`);
  const syncs = jest.spyOn(handle, "sync");
  const entries = await Promise.all(names.map((n) => inbox.add(requestOf(n))));
  expect(await namesIn(file)).toEqual(names);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(300);
  expect(syncs.mock.calls.length).toBeLessThan(10);
});

test("closing waits for requests under way", async () => {
  const adding = Promise.all(
    ["a", "b", "c"].map((n) => inbox.add(requestOf(n))),
  );
  await inbox.close();
  expect(await namesIn(file)).toEqual(["a", "b", "c"]);
  await adding;
  await open();
});

describe("a write that fails", () => {
  const full = new Error("ENOSPC: no space left on device");
  /** Writes half of what it should, then fails. */
  const failHalfway = () =>
    jest.spyOn(handle, "appendFile").mockImplementationOnce(async (lines) => {
      const text = String(lines);
      await handle.write(text.slice(0, text.length / 2));
      throw full;
    });

  beforeEach(() => inbox.add(requestOf("before")));

  test("is an error of the request", async () => {
    failHalfway();
    await expect(inbox.add(requestOf("lost"))).rejects.toBe(full);
  });

  test("leaves no trace", async () => {
    const text = await fs.readFile(file, "utf8");
    failHalfway();
    await inbox.add(requestOf("lost")).catch(() => undefined);
    expect(await fs.readFile(file, "utf8")).toBe(text);
  });

  test("does not spoil the next one", async () => {
    failHalfway();
    await inbox.add(requestOf("lost")).catch(() => undefined);
    await inbox.add(requestOf("after"));
    expect(await namesIn(file)).toEqual(["before", "after"]);
  });

  test("is taken back later where it can't be at once", async () => {
    failHalfway();
    jest.spyOn(handle, "truncate").mockRejectedValueOnce(full);
    await inbox.add(requestOf("lost")).catch(() => undefined);
    await inbox.add(requestOf("after"));
    expect(await namesIn(file)).toEqual(["before", "after"]);
  });

  test("counts as failed when only the sync fails", async () => {
    jest.spyOn(handle, "sync").mockRejectedValueOnce(full);
    await expect(inbox.add(requestOf("lost"))).rejects.toBe(full);
    expect(await namesIn(file)).toEqual(["before"]);
  });
});

describe("an inbox that is opened again", () => {
  beforeEach(async () => {
    await inbox.add(requestOf("before"));
    await inbox.close();
  });

  test("goes on where it ended", async () => {
    await open();
    await inbox.add(requestOf("after"));
    expect(await namesIn(file)).toEqual(["before", "after"]);
  });

  test("sets a torn last line aside", async () => {
    await fs.appendFile(file, '{"id":"torn","requ');
    await open();
    await inbox.add(requestOf("after"));
    expect(await namesIn(file)).toEqual(["before", "after"]);
    expect(await fs.readFile(`${file}.torn`, "utf8")).toBe(
      '{"id":"torn","requ\n',
    );
  });

  test("keeps a whole last line that lacks its line break", async () => {
    await fs.truncate(file, (await fs.stat(file)).size - 1);
    await open();
    await inbox.add(requestOf("after"));
    expect(await namesIn(file)).toEqual(["before", "after"]);
  });
});

test("a file that someone deletes is made anew", async () => {
  await inbox.add(requestOf("before"));
  await fs.rm(file);
  await inbox.add(requestOf("after"));
  expect(await namesIn(file)).toEqual(["after"]);
  expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
});

test("requests are still written to a file that someone moves away", async () => {
  await inbox.add(requestOf("before"));
  await fs.rename(file, `${file}.moved`);
  await inbox.add(requestOf("after"));
  expect(await namesIn(`${file}.moved`)).toEqual(["before", "after"]);
});
