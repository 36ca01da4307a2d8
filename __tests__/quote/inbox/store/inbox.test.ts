import { execFileSync } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import Libsql from "libsql";
import { createQuoteStore } from "../../../../src/quote/inbox/store/quoteStore";
import { createInbox } from "../../../../src/quote/inbox/store/inbox";
import type { Inbox } from "../../../../src/quote/inbox/store/inbox";
import { migrationsFolder } from "../../../support/databases";
import { sentRequest } from "../../../support/quoteRequests";
import { createTemporaryFolder } from "../../../support/createTemporaryFolder";
import { readQuotes } from "../../../support/readQuotes";

let file: string;
const onReplaced = jest.fn();
const opened: Inbox[] = [];

function open(): Inbox {
  const database = createInbox(file, { onReplaced });
  opened.push(database);
  return database;
}

beforeEach(async () => {
  file = path.join(await createTemporaryFolder(), "below", "quotes.db");
});
afterEach(() => opened.splice(0).forEach((each) => each.close()));

const add = (database: Inbox, name: string) =>
  createQuoteStore(database, []).add({ ...sentRequest, name });
const namesIn = async (database: Inbox) =>
  (await readQuotes(database)).map(({ request }) => request.name);
const check = (database: Inbox) =>
  createQuoteStore(database, []).assertCanSave();
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
  database.close();
  await fs.rm(`${file}-wal`, { force: true });
  expect(await namesIn(open())).toEqual(["a"]);
  await expect(add(database, "b")).rejects.toThrow("is closed");
});

test("another process leaves the files of an open database alone", async () => {
  await add(open(), "a");
  // A second connection, as after a failure: this process keeps its locks.
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

test("while another program has locked the file, requests wait without blocking the process, and fail in the end", async () => {
  await add(open(), "before");
  const other = new Libsql(file);
  other.exec("BEGIN IMMEDIATE");
  const database = open();
  expect(await namesIn(database)).toEqual(["before"]);
  const change = { sql: "UPDATE quotes SET spam = 'links'", values: [] };
  const waiting = database.write(change);
  // Never reached if waiting blocked the process.
  other.exec("COMMIT");
  expect(await waiting).toEqual([1]);
  other.exec("BEGIN IMMEDIATE");
  let now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => (now += 1000));
  await expect(database.write(change)).rejects.toThrow("database is locked");
  jest.restoreAllMocks();
  other.close();
});

test("the check finds damage in the table of requests, of which no copy is left", async () => {
  const database = open();
  for (let added = 0; added < 50; added++) await add(database, `${added}`);
  database.close();
  const content = await fs.readFile(file);
  // Everything but the schema.
  await fs.writeFile(file, content.fill(0xff, 4096));
  await expect(check(open())).rejects.toThrow(/malformed|damaged/);
  const copy = `${file}.copy`;
  await expect(open().backUp(copy)).rejects.toThrow(`${copy}: `);
  await expect(fs.stat(copy)).rejects.toThrow("ENOENT");
});

/** What is done to the file, and the path where its requests are afterwards, if any. */
test.each<[string, () => Promise<unknown>, (() => string)?]>([
  ["deleted", () => fs.rm(file)],
  ["moved", () => fs.rename(file, `${file}.moved`), () => `${file}.moved`],
  [
    "moved away with its folder",
    () => fs.rename(path.dirname(file), `${path.dirname(file)}.moved`),
  ],
  [
    "replaced",
    async () => {
      await fs.copyFile(file, `${file}.new`);
      await fs.rename(`${file}.new`, file);
    },
  ],
  ["left without its -wal file", () => fs.rm(`${file}-wal`), () => file],
  ["emptied", () => fs.truncate(file), () => file],
])(
  "an open file that is %s takes nothing more, and that is said",
  async (...row) => {
    const [, change, left] = row;
    onReplaced.mockClear();
    const database = open();
    await add(database, "before");
    await change();
    for (const name of ["after", "later"])
      await expect(add(database, name)).rejects.toThrow(
        `${file} was moved, deleted, emptied or replaced while it was open`,
      );
    if (left) {
      await fs.copyFile(left(), `${file}.copy`);
      const copy = createInbox(`${file}.copy`);
      expect((await namesIn(copy))[0]).toBe("before");
      copy.close();
    }
    database.close();
    expect(onReplaced).toHaveBeenCalledTimes(1);
  },
);

test("a file that was moved is closed without the -wal file of the one in its place", async () => {
  const moved = open();
  await add(moved, "before");
  for (const end of ["", "-wal", "-shm"])
    await fs.rename(file + end, `${file}.moved${end}`);
  const database = open();
  await add(database, "after");
  const { ino } = await fs.stat(`${file}-wal`);
  await expect(add(moved, "later")).rejects.toThrow("was moved");
  moved.close();
  expect((await fs.stat(`${file}-wal`)).ino).toBe(ino);
  expect(await namesIn(database)).toEqual(["after"]);
});

test("an open file that is emptied after a checkpoint isn't opened again", async () => {
  onReplaced.mockClear();
  const database = open();
  await add(database, "before");
  const other = new Libsql(file);
  other.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all([]);
  other.close();
  await fs.truncate(file);
  await expect(add(database, "after")).rejects.toThrow();
  await expect(add(database, "later")).rejects.toThrow("emptied");
  expect(onReplaced).toHaveBeenCalledTimes(1);
});

test("a path that is not a database is named, and stays as it is", async () => {
  await fs.mkdir(file, { recursive: true, mode: 0o755 });
  await expect(check(open())).rejects.toThrow(
    `${file}: it is not a file: set QUOTE_INBOX to one, such as ${file}/quotes.db`,
  );
  expect(await modeOf(file)).toBe(0o755);
  const other = path.join(file, "others.txt");
  const text = "Something else".repeat(1000);
  await fs.writeFile(other, text, { mode: 0o644 });
  await expect(check(createInbox(other))).rejects.toThrow(
    "file is not a database",
  );
  expect(await modeOf(other)).toBe(0o644);
  expect(await fs.readFile(other, "utf8")).toBe(text);
});

test.each([
  ["a backup was copied over", () => fs.copyFile(`${file}.backup`, file)],
  ["lost a part of its -wal file", () => fs.truncate(`${file}-wal`, 300_000)],
])("an open file that %s takes no request", async (_what, damage) => {
  const database = open();
  for (let added = 0; added < 100; added++) await add(database, `${added}`);
  await database.backUp(`${file}.backup`);
  for (let added = 0; added < 400; added++) await add(database, `0${added}`);
  // While no other connection is open, SQLite may return to an earlier, undamaged state.
  await namesIn(open());
  await damage();
  const later = performance.now() + 60_000;
  jest.spyOn(performance, "now").mockReturnValue(later);
  await expect(add(database, "lost")).rejects.toThrow(/malformed|btree|I\/O/);
  await expect(add(database, "lost")).rejects.toThrow(/malformed|btree|I\/O/);
  await expect(check(open())).rejects.toThrow(/malformed|btree|I\/O/);
  jest.restoreAllMocks();
});

test("tables of another version are named", async () => {
  await add(open(), "a");
  const sql = "ALTER TABLE quotes RENAME COLUMN contents TO digest";
  await open().write({ sql, values: [] });
  await expect(check(open())).rejects.toThrow(
    "another version of the site has made this inbox",
  );
});

test("migrations are applied once, also where an earlier release opens the file in between", async () => {
  const later = await createTemporaryFolder();
  for (const name of await fs.readdir(migrationsFolder))
    await fs.copyFile(
      path.join(migrationsFolder, name),
      path.join(later, name),
    );
  await fs.writeFile(
    path.join(later, "0002_later.sql"),
    "ALTER TABLE quotes ADD COLUMN later TEXT;",
  );
  const folders = [migrationsFolder, later, later, migrationsFolder, later];
  for (const [index, folder] of folders.entries()) {
    const database = createInbox(file, { migrations: folder });
    await add(database, `${index}`);
    database.close();
  }
  expect(await namesIn(open())).toEqual(["0", "1", "2", "3", "4"]);
});
