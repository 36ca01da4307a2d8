import { execFileSync } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import Libsql from "libsql";
import {
  checkStore,
  quoteStore,
} from "../../../../src/quote/inbox/store/quoteStore";
import { openInbox } from "../../../../src/quote/inbox/store/inbox";
import type { LocalDatabase } from "../../../../src/quote/inbox/store/inbox";
import { migrations } from "../../../support/databases";
import { sentRequest } from "../../../support/quoteRequests";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { readQuotes } from "../../../support/readQuotes";

let file: string;
const opened: LocalDatabase[] = [];

function open(): LocalDatabase {
  const database = openInbox(file, migrations);
  opened.push(database);
  return database;
}

beforeEach(async () => {
  file = path.join(await temporaryFolder(), "below", "quotes.db");
});
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

const add = (database: LocalDatabase, name: string) =>
  quoteStore(database, []).add({ ...sentRequest, name });
const namesIn = async (database: LocalDatabase) =>
  (await readQuotes(database)).map(({ request }) => request.name);
const modeOf = async (name: string) => (await fs.stat(name)).mode & 0o777;

test("the files are readable only by their owner, like the folder", async () => {
  await add(open(), "a");
  expect(await modeOf(path.dirname(file))).toBe(0o700);
  for (const end of ["", "-wal", "-shm"])
    expect([end, await modeOf(file + end)]).toEqual([end, 0o600]);
});

test("commits are durable, and deleted data is overwritten", async () => {
  const database = open();
  const settings = { journal_mode: "wal", synchronous: 2, secure_delete: 1 };
  for (const [name, value] of Object.entries(settings))
    expect(await database.read({ sql: `PRAGMA ${name}`, values: [] })).toEqual([
      { [name]: value },
    ]);
});

test("the file contains everything once it is closed", async () => {
  const database = open();
  await add(database, "a");
  await database.close();
  await fs.rm(`${file}-wal`, { force: true });
  expect(await namesIn(open())).toEqual(["a"]);
  await expect(add(database, "b")).rejects.toThrow("is closed");
});

test("another process leaves the files of an open database alone", async () => {
  await add(open(), "a");
  // Opened again, like after a failure: this process keeps its locks.
  await add(open(), "b");
  const { ino } = await fs.stat(`${file}-wal`);
  const readAndClose = `
    const database = new (require("libsql"))(process.argv[1]);
    database.prepare("SELECT * FROM quotes").all([]);
    database.close();`;
  execFileSync(process.execPath, ["-e", readAndClose, file]);
  expect((await fs.stat(`${file}-wal`)).ino).toBe(ino);
});

test("several connections may write at the same time", async () => {
  const names = Array.from({ length: 100 }, (_, index) => `Visitor ${index}`);
  const databases = [open(), open(), open()];
  await Promise.all(
    names.map((name, index) => add(databases[index % 3]!, name)),
  );
  expect((await namesIn(open())).sort()).toEqual(names.sort());
});

test("another process's write lock is waited for", async () => {
  const database = open();
  await add(database, "before");
  const other = new Libsql(file);
  other.exec("BEGIN IMMEDIATE");
  const adding = add(database, "after");
  await new Promise(setImmediate);
  other.exec("COMMIT");
  await adding;
  expect(await namesIn(database)).toEqual(["before", "after"]);
});

describe("the check", () => {
  const insert = (id: string) => ({
    sql: "INSERT INTO quotes (id, received_at, request) VALUES (?1, '', '')",
    values: [id],
  });

  test("does what a request does, and leaves nothing", async () => {
    const database = open();
    await database.check(insert("a"));
    expect(await namesIn(database)).toEqual([]);
    await expect(database.check(insert("a"), insert("a"))).rejects.toThrow(
      /constraint/i,
    );
  });

  test("finds damage in the table of requests", async () => {
    const database = open();
    for (let added = 0; added < 50; added++) await add(database, `${added}`);
    await database.close();
    const content = await fs.readFile(file);
    const page = content.lastIndexOf("quotes_contents");
    expect(page).toBeGreaterThan(0);
    // Everything but the schema.
    await fs.writeFile(file, content.fill(0xff, 4096));
    await expect(checkStore(open(), [])).rejects.toThrow(/malformed|damaged/);
  });
});

describe("a file", () => {
  test("that was deleted is created again", async () => {
    const database = open();
    await add(database, "before");
    await fs.rm(file);
    await add(database, "after");
    expect(await namesIn(database)).toEqual(["after"]);
    expect(await modeOf(file)).toBe(0o600);
  });

  test("that was moved keeps its data, and a new one gets the rest", async () => {
    const [database, other] = [open(), open()];
    await add(database, "a");
    await add(other, "b");
    await fs.rename(file, `${file}.moved`);
    await add(database, "c");
    await add(other, "d");
    expect(await namesIn(database)).toEqual(["c", "d"]);
    // This process still has the moved file open.
    await fs.copyFile(`${file}.moved`, `${file}.copy`);
    const moved = openInbox(`${file}.copy`, migrations);
    expect(await namesIn(moved)).toEqual(["a", "b"]);
    await moved.close();
  });
});

test.each([
  ["a backup was copied over", () => fs.copyFile(`${file}.backup`, file)],
  ["lost a part of its -wal file", () => fs.truncate(`${file}-wal`, 300_000)],
])("an open file that %s takes no request", async (_what, damage) => {
  const database = open();
  for (let added = 0; added < 100; added++) await add(database, `${added}`);
  await database.backup(`${file}.backup`);
  for (let added = 0; added < 400; added++) await add(database, `0${added}`);
  // Where nobody else has it open, SQLite may go back to an undamaged state of before.
  await namesIn(open());
  await damage();
  const later = performance.now() + 60_000;
  jest.spyOn(performance, "now").mockReturnValue(later);
  await expect(add(database, "lost")).rejects.toThrow(/malformed|btree|I\/O/);
  await expect(add(database, "lost")).rejects.toThrow(/malformed|btree|I\/O/);
  await expect(checkStore(open(), [])).rejects.toThrow(/malformed|btree|I\/O/);
  jest.restoreAllMocks();
});

test("requests are kept when the -wal file is deleted under the server", async () => {
  const database = open();
  await add(database, "a");
  await fs.rm(`${file}-wal`);
  await add(database, "b");
  await database.close();
  expect(await namesIn(open())).toEqual(["a", "b"]);
});

test("a file that is not a database is reported and left unchanged", async () => {
  const text = "x".repeat(10_000);
  await fs.mkdir(path.dirname(file));
  await fs.writeFile(file, text);
  await expect(open().check()).rejects.toThrow("file is not a database");
  expect(await fs.readFile(file, "utf8")).toBe(text);
});

test("migrations are applied once, also to the database of an earlier release", async () => {
  await fs.mkdir(path.dirname(file));
  const [first = ""] = (await fs.readdir(migrations)).sort();
  const earlier = path.join(path.dirname(file), "earlier");
  await fs.mkdir(earlier);
  await fs.copyFile(path.join(migrations, first), path.join(earlier, first));
  const old = openInbox(file, earlier);
  await old.write({
    sql: "INSERT INTO quotes (id, received_at, request) VALUES ('a', '2001', ?1)",
    values: [JSON.stringify(sentRequest)],
  });
  await old.close();
  const database = open();
  await add(database, "after");
  await database.close();
  expect(await namesIn(open())).toEqual([sentRequest.name, "after"]);
});
