import fs from "node:fs/promises";
import path from "node:path";
import { databaseStore } from "../../../../src/quote/inbox/store/databaseStore";
import { openInbox } from "../../../../src/quote/inbox/store/inbox";
import {
  readDeliveries,
  readSaved,
} from "../../../../src/quote/inbox/listing/savedQuotes";
import type { LocalDatabase } from "../../../../src/quote/inbox/store/localDatabase";
import { csv } from "../../../../src/quote/inbox/listing/quoteCsv";
import { quotes as quotesCommand } from "../../../../src/quote/inbox/listing/quotes";
import { insertQuote } from "../../../support/databases";
import { inProject } from "../../../support/inProject";
import { sentRequest } from "../../../support/quoteRequests";
import { temporaryFolder } from "../../../support/temporaryFolder";

const entries = [
  {
    id: "aaaa1111-0",
    receivedAt: "2027-01-02T03:04:05.678Z",
    request: sentRequest,
  },
  {
    id: "aaaa2222-0",
    receivedAt: "2027-01-03T03:04:05.678Z",
    request: {
      ...sentRequest,
      name: '=HYPERLINK("http://evil.example")',
      phone: "+1 253 555 0100",
      message: 'Two lines,\n"quoted" \u001b[2J',
    },
  },
  {
    id: "bbbb3333-0",
    receivedAt: "2027-01-04T03:04:05.678Z",
    request: {
      ...sentRequest,
      name: "Bob\n\u001b[31mBee\u202e",
      message: "@SUM(1)",
      moveSize: "-1",
      referralSource: "\t=1",
    },
  },
];
/** Ids with the result of the last of two attempts, and when it was delivered. */
const deliveries = [
  ["aaaa1111-0", "200", "2027-01-02T03:04:06.000Z"],
  ["aaaa2222-0", "504", null],
] as const;

/** `npm run quotes -- …` on an inbox. */
const run = inProject(quotesCommand);
const quotes = (args: readonly string[], inbox = "quotes.db") =>
  run(folder, args, { QUOTE_INBOX: inbox });

let folder: string;
beforeAll(async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  folder = await temporaryFolder({
    "broken.db": "x".repeat(9000),
  });
  const inbox = openInbox(path.join(folder, "quotes.db"));
  await inbox.write(
    ...entries.map(insertQuote),
    ...deliveries.map((values) => ({
      sql: `INSERT INTO deliveries (quote_id, way, attempts, result, delivered_at)
        VALUES (?1, 'forward', 2, ?2, ?3)`,
      values,
    })),
  );
  await inbox.close();
});

test("lists requests, oldest first, with the state of their delivery", async () => {
  const { code, output } = await quotes([]);
  expect(code).toBe(0);
  expect(output.trimEnd().split("\n")).toEqual([
    "aaaa1111  2027-01-02T03:04  Ann Lee, 253 555 0100, 2bedroom on 2027-03-01  (delivered)",
    'aaaa2222  2027-01-03T03:04  =HYPERLINK("http://evil.example"), +1 253 555 0100, 2bedroom on 2027-03-01  (waiting, 2 attempts, last: 504)',
    "bbbb3333  2027-01-04T03:04  Bob  [31mBee , 253 555 0100, -1 on 2027-03-01  (saved)",
  ]);
});

describe("shows a request", () => {
  test("by the start of its id, as typed except for control characters", async () => {
    const { code, output } = await quotes(["show", "aaaa2"]);
    expect(code).toBe(0);
    expect(output).toBe(
      `id: aaaa2222-0
receivedAt: 2027-01-03T03:04:05.678Z
state: waiting, 2 attempts, last: 504
spam: ${""}
name: =HYPERLINK("http://evil.example")
email: ann@example.com
phone: +1 253 555 0100
moveFromDate: 2027-03-01
moveSize: 2bedroom
referralSource: referral
message: Two lines,
"quoted"  [2J
timestamp: 2027-01-02T03:04:05.678Z
source: https://movers.example/contact
`,
    );
  });

  test.each([
    [["show", "aaaa"], '2 ids start with "aaaa": write more of the id'],
    [["show", "cccc"], 'No request has an id that starts with "cccc"'],
    [["show"], "No request has an id that starts with"],
  ])("but rejects %p with the reason", async (parameters, message) => {
    const { code, output, errors } = await quotes(parameters);
    expect([code, output]).toEqual([1, ""]);
    expect(errors).toContain(message);
  });
});

test("exports all requests as CSV with formulas escaped", async () => {
  const { code, output } = await quotes(["export"]);
  expect(code).toBe(0);
  const [header, first, second] = output.split("\n");
  expect(header).toBe(
    "\ufeffid,receivedAt,state,spam,name,email,phone,moveFromDate,moveSize,referralSource,message,timestamp,source",
  );
  expect(first).toBe(
    'aaaa1111-0,2027-01-02T03:04:05.678Z,delivered,,Ann Lee,ann@example.com,253 555 0100,2027-03-01,2bedroom,referral,"Third floor, one piano",2027-01-02T03:04:05.678Z,https://movers.example/contact',
  );
  expect(second).toContain(`,"'=HYPERLINK(""http://evil.example"")",`);
  expect(second).toContain(",'+1 253 555 0100,");
  expect(output).toContain('"Two lines,\n""quoted""');
  for (const cell of ["'@SUM(1)", "'-1", "'\t'=1"])
    expect(output).toContain(`,${cell},`);
});

test.each([
  ["=1+1", "'=1+1"],
  ["\0=1+1", "'=1+1"],
  ["\u0001\u009f+1", "'+1"],
  ["  =1", "'  '=1"],
  ["\n@SUM(1)", "'\n'@SUM(1)"],
  ["\ufeff=1", "'\ufeff'=1"],
  ["\uff1d1", "'\uff1d1"],
  ["a;=1", "a;'=1"],
  ["a\r\n -1", "a\r\n '-1"],
  ["a,\t|=1;=2", "a,\t|'=1;'=2"],
  ["5 - 3 = 2; a@b.example", "5 - 3 = 2; a@b.example"],
  ["\u001b[2Jcleared", "[2Jcleared"],
])("a spreadsheet finds no formula in %j", (typed, cell) => {
  const text = csv([
    {
      id: "a",
      receivedAt: "",
      request: { ...sentRequest, message: typed },
      handledAt: null,
      deliveries: [],
    },
  ]);
  const [, , found] = /,referral,("?)([^]*)\1,2027/.exec(text) ?? [];
  expect(found).toBe(cell);
});

describe("while the inbox is in use", () => {
  let inboxFile: string;
  let inbox: LocalDatabase;
  beforeEach(async () => {
    inboxFile = path.join(await temporaryFolder(), "quotes.db");
    inbox = openInbox(inboxFile);
    const store = databaseStore(inbox, ["forward"]);
    for (const name of ["Ann", "Bob"])
      await store.add({ ...sentRequest, name, email: `${name}@Example.com` });
  });
  afterEach(() => inbox.close());

  test("probable spam is listed separately with the reason", async () => {
    const spam = { ...sentRequest, name: "Spammer" };
    await databaseStore(inbox, []).add(spam, "links");
    const { output } = await quotes(["list"], inboxFile);
    expect(output).toMatch(
      /Ann.*\n.*Bob.*\n\nProbably spam\n.*Spammer.*\(saved; links\)\n$/,
    );
    expect((await quotes(["export"], inboxFile)).output).toContain(
      ",saved,links,Spammer,",
    );
  });

  test("a request is marked as handled, and unmarked", async () => {
    const [{ id } = { id: "" }] = await readSaved(inbox);
    expect(await quotes(["handled", id], inboxFile)).toMatchObject({
      code: 0,
      output: `${id} is handled\n`,
    });
    expect((await quotes(["list"], inboxFile)).output).toMatch(
      /Ann.*\(handled; waiting, 0 attempts.*\n.*Bob.*\(waiting/,
    );
    await quotes(["handled", id, "--undo"], inboxFile);
    expect((await quotes(["list"], inboxFile)).output).not.toMatch("handled");
  });

  test("a person's requests are permanently deleted", async () => {
    const { code, output } = await quotes(
      ["delete", " bob@example.COM"],
      inboxFile,
    );
    expect([code, output]).toEqual([
      0,
      "1 request deleted. Backups still contain them.\n",
    ]);
    expect(await readSaved(inbox)).toMatchObject([
      { request: { name: "Ann" } },
    ]);
    expect(await readDeliveries(inbox)).toHaveLength(1);
    for (const end of ["", "-wal"])
      expect(await fs.readFile(inboxFile + end, "latin1")).not.toContain("Bob");
  });

  test("a backup is complete, and readable only by its owner", async () => {
    const copy = path.join(path.dirname(inboxFile), "copy.db");
    expect(await quotes(["backup", copy], inboxFile)).toMatchObject({
      code: 0,
      output: `The inbox is copied to ${copy}\n`,
    });
    expect((await fs.stat(copy)).mode & 0o777).toBe(0o600);
    expect(await quotes(["check"], copy)).toMatchObject({
      code: 0,
      output: "2 requests, and no damage\n",
    });
  });

  test.each([
    ["the schema", 0],
    ["the requests", 0.9],
  ])("damage to %s is reported with the remedy", async (_what, share) => {
    const store = databaseStore(inbox, []);
    for (let added = 0; added < 200; added++) await store.add(sentRequest);
    await inbox.close();
    const content = await fs.readFile(inboxFile);
    const at = Math.round((content.length * share) / 4096) * 4096;
    await fs.writeFile(inboxFile, content.fill(0xff, at, at + 4096));
    const { code, errors } = await quotes(["check"], inboxFile);
    expect(code).toBe(1);
    expect(errors).toContain("replace it with a backup");
  });
});

test.each([
  [["remove"], '"remove" is not a command'],
  [["delete", "Ann"], '"Ann" is not an e-mail address'],
  [["backup"], "Write the name of the file to create"],
  [["backup", "quotes.db"], "quotes.db already exists: write another name"],
  [["backup", "public/copy.db"], "write a file outside public/"],
  [["handled", "aaaa"], '2 ids start with "aaaa": write more of the id'],
  [["--all"], "Unknown option '--all'"],
])("rejects %p", async (parameters, message) => {
  const { code, output, errors } = await quotes(parameters);
  expect([code, output]).toEqual([1, ""]);
  expect(errors).toContain(message);
});

test("names the inbox that it can't read", async () => {
  const { code, errors } = await quotes(["list"], "broken.db");
  expect(code).toBe(1);
  expect(errors).toContain(
    `${path.join(folder, "broken.db")}: file is not a database`,
  );
});

test("doesn't create a missing inbox", async () => {
  const empty = await temporaryFolder();
  await quotes(["list"], path.join(empty, "quotes.db"));
  expect(await fs.readdir(empty)).toEqual([]);
});
