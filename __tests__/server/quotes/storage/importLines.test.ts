import fs from "node:fs/promises";
import path from "node:path";
import {
  openInbox,
  readInbox,
} from "../../../../src/server/quotes/storage/inbox";
import { readSaved } from "../../../../src/server/quotes/listing/savedQuotes";
import { sentRequest } from "../../../support/quoteRequests";
import { temporaryFolder } from "../../../support/temporaryFolder";

const entryOf = (id: string) => ({
  id,
  receivedAt: `2026-01-02T03:04:05.00${id.length}Z`,
  request: { ...sentRequest, name: `Visitor ${id}` },
});
const linesOf = (...lines: (object | string)[]) =>
  lines
    .map((line) => (typeof line === "string" ? line : JSON.stringify(line)))
    .join("\n");

const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => log.mockClear());

/** An inbox beside files of an earlier release. */
async function inboxBeside(files: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder(files);
  return { folder, inboxFile: path.join(folder, "quotes.db") };
}

test("an older inbox is imported once, with its deliveries", async () => {
  const { folder, inboxFile } = await inboxBeside({
    "quotes.jsonl": linesOf(entryOf("a"), entryOf("bb"), entryOf("ccc"), ""),
    "quotes.jsonl.deliveries": linesOf(
      { id: "a", at: "1", delivered: false, result: "500" },
      { id: "a", at: "2", delivered: true, result: "200" },
      { id: "bb", at: "3", delivered: false, result: "503" },
      { id: "unknown", at: "4", delivered: false, result: "503" },
    ),
  });
  const inbox = openInbox(inboxFile);
  const saved = await readSaved(inbox);
  await inbox.close();
  expect(saved).toMatchObject(["a", "bb", "ccc"].map(entryOf));
  expect(
    saved.flatMap(({ deliveries }) =>
      deliveries.map(({ attempts, result, delivered_at: at }) => [
        ...[attempts, result, at],
      ]),
    ),
  ).toEqual([
    [2, "200", "2"],
    [1, "503", null],
  ]);
  const old = path.join(folder, "quotes.jsonl");
  expect(log.mock.calls).toEqual([
    [`${old}: 3 requests imported; the file is now ${old}.imported`],
  ]);
  expect((await fs.readdir(folder)).filter((n) => n.includes("jsonl"))).toEqual(
    ["quotes.jsonl.deliveries.imported", "quotes.jsonl.imported"],
  );
  expect(await readInbox(inboxFile)).toHaveLength(3);
  expect(log).toHaveBeenCalledTimes(1);
});

test("invalid lines are set aside and reported, and the rest is imported", async () => {
  const wrong = [
    '{"id":"torn","requ',
    "\0\0\0",
    "null",
    linesOf({ ...entryOf("x"), request: { name: "Only" } }),
  ];
  const { folder, inboxFile } = await inboxBeside({
    "quotes.jsonl": linesOf(entryOf("a"), ...wrong, entryOf("bb")),
    "quotes.jsonl.deliveries": "nonsense\n",
  });
  const saved = await readInbox(inboxFile);
  expect(saved).toEqual([entryOf("a"), entryOf("bb")]);
  const unreadable = path.join(folder, "quotes.jsonl.unreadable");
  expect(await fs.readFile(unreadable, "utf8")).toBe(`${wrong.join("\n")}\n`);
  expect((await fs.stat(unreadable)).mode & 0o777).toBe(0o600);
  expect(log.mock.calls.flat().join()).toContain(
    `4 lines could not be read: see ${unreadable}`,
  );
});

test("requests that were imported already are not imported twice", async () => {
  const { folder, inboxFile } = await inboxBeside({
    "quotes.jsonl": linesOf(entryOf("a")),
  });
  await readInbox(inboxFile);
  // As after a crash before the file was renamed.
  const old = path.join(folder, "quotes.jsonl");
  await fs.rename(`${old}.imported`, old);
  expect(await readInbox(inboxFile)).toEqual([entryOf("a")]);
});

test("nothing is imported without an older inbox", async () => {
  const { inboxFile } = await inboxBeside({});
  expect(await readInbox(inboxFile)).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});
