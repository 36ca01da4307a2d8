import fs from "node:fs/promises";
import path from "node:path";
import { createQuoteStore } from "../../../../src/quote/inbox/store/quoteStore";
import { createDeliveryQueue } from "../../../../src/quote/inbox/store/deliveries";
import { createInbox } from "../../../../src/quote/inbox/store/inbox";
import { readStoredQuoteRequests } from "../../../../src/quote/inbox/cli/storedQuotes";
import type { Inbox } from "../../../../src/quote/inbox/store/inbox";
import type { QuoteRequest } from "../../../../src/quote/request/quoteRequest";
import { quoteRequestsToCsv } from "../../../../src/quote/inbox/cli/formatQuotes";
import { quotesCommand } from "../../../../src/quote/inbox/cli/quotesCommand";
import { insertQuoteStatement } from "../../../support/databases";
import { runInProject } from "../../../support/runInProject";
import { sentRequest } from "../../../support/quoteRequests";
import { receiverContent } from "../../../support/quoteTexts";
import { startMailServer } from "../../../support/mailServer";
import { createTemporaryFolder } from "../../../support/createTemporaryFolder";

const storedQuotes = [
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
      name: "Bob\n\u001b[31mBee\u202e",
      message: 'Two lines,\n"quoted" \u001b[2J',
    },
  },
];

let folder: string;
let inbox: Inbox;

/** Runs `npm run quotes -- …`. */
const quotesIn =
  (QUOTE_INBOX: string) =>
  (...args: readonly string[]) =>
    runInProject(quotesCommand)(folder, args, { QUOTE_INBOX });
const quotes = quotesIn("quotes.db");

beforeEach(async () => {
  folder = await createTemporaryFolder();
  inbox = createInbox(path.join(folder, "quotes.db"));
  await inbox.write(...storedQuotes.map(insertQuoteStatement), {
    sql: `INSERT INTO deliveries (quote_id, channel, queued_at, attempts, result, delivered_at)
      VALUES ('aaaa1111-0', 'forward', 0, 1, '200', 'now'),
      ('aaaa2222-0', 'forward', 0, 2, '504', NULL)`,
    values: [],
  });
});
afterEach(() => inbox.close());

test("lists requests with their delivery, oldest first, and probable spam apart", async () => {
  await createQuoteStore(inbox, []).add(
    { ...sentRequest, name: "Spam" },
    "links",
  );
  const { code, output } = await quotes();
  expect(code).toBe(0);
  // Some versions of Node write a narrow no-break space before PM.
  expect(output.replaceAll("\u202f", " ").split("\n")).toEqual([
    `aaaa1111  Jan 1, 2027, 7:04 PM PST  Ann Lee, 253 555 0100, 2bedroom on 2027-03-01  (delivered to QUOTE_FORWARD_URL)`,
    "aaaa2222  Jan 2, 2027, 7:04 PM PST  Bob  [31mBee , 253 555 0100, 2bedroom on 2027-03-01  (waiting for QUOTE_FORWARD_URL, 2 attempts, last error: 504)",
    "",
    "Probably spam",
    expect.stringMatching(/Spam, .*\(saved; links\)$/),
    "",
    "Nobody has been notified of 1 request since Jan 2, 2027, 7:04 PM PST",
    "",
  ]);
});

test("says which requests may have arrived", async () => {
  const sql = "UPDATE deliveries SET uncertain_attempts = 1";
  await inbox.write({ sql, values: [] });
  const { output } = await quotes();
  expect(output).toContain("  (delivered to QUOTE_FORWARD_URL)\n");
  expect(output).toContain(
    "  (waiting for QUOTE_FORWARD_URL (may have arrived), 2 attempts, last error: 504)\n",
  );
  expect(output).toMatch(
    /Nobody has been notified of 1 request since .*, but 1 may have arrived\n/,
  );
});

test("names each recipient, also one of a channel that the site doesn't know any more", async () => {
  await inbox.write({
    sql: `INSERT INTO deliveries (quote_id, channel, queued_at, attempts, delivered_at)
      VALUES ('aaaa2222-0', 'mail:office@movers.example', 0, 1, 'now'),
      ('aaaa2222-0', 'pager', 0, 0, NULL)`,
    values: [],
  });
  expect((await quotes("show", "aaaa2")).output).toContain(
    "\nstate: waiting for QUOTE_FORWARD_URL, 2 attempts, last error: 504; delivered to office@movers.example; waiting for pager, 0 attempts, last error: none yet\n",
  );
});

test("shows a request by the start of its id, without control characters", async () => {
  expect((await quotes("show", "aaaa2")).output).toBe(`id: aaaa2222-0
receivedAt: 2027-01-03T03:04:05.678Z
state: waiting for QUOTE_FORWARD_URL, 2 attempts, last error: 504
spam: ${""}
${Object.entries({
  ...sentRequest,
  name: "Bob  [31mBee ",
  message: 'Two lines,\n"quoted"  [2J',
})
  .map(([name, value]) => `${name}: ${value}`)
  .join("\n")}
`);
});

test("exports all requests as CSV", async () => {
  const { output } = await quotes("export");
  const [header, first] = output.split("\n");
  expect(header).toBe(
    `\ufeffid,receivedAt,state,spam,${Object.keys(sentRequest).join()}`,
  );
  const message = '"Third floor, one piano"';
  const values = Object.values({ ...sentRequest, message });
  expect(first).toBe(
    `aaaa1111-0,2027-01-02T03:04:05.678Z,delivered to QUOTE_FORWARD_URL,,${values.join()}`,
  );
  expect(output).toContain('"Two lines,\n""quoted""');
});

test("requests of before and after a change of the form's fields are listed alike", async () => {
  const before = { ...sentRequest, moveSize: undefined, pianos: "two" };
  const request = before as unknown as QuoteRequest;
  await inbox.write(
    insertQuoteStatement({ ...storedQuotes[0]!, id: "old", request }),
  );
  const { output } = await quotes("export");
  expect(output).toMatch(/^.*,moveSize,.*,source,pianos\n/);
  expect(output).toMatch(/^old,.*,2027-03-01,,.*,two$/m);
  expect((await quotes("show", "old")).output).toMatch(/^moveSize: $/m);
});

test.each([
  ["=1+1", "'=1+1"],
  ["\u0007-1", "'-1"],
  [" =1+1", "'=1+1"],
  ["\t @SUM(1)", "'@SUM(1)"],
  ["@SUM(1)", "'@SUM(1)"],
  ["\uff1d1", "'\uff1d1"],
  ["5 - 3 = 2; a@b.example", "5 - 3 = 2; a@b.example"],
])("a spreadsheet finds no formula in %j", (typed, cell) => {
  const text = quoteRequestsToCsv([
    {
      ...storedQuotes[0]!,
      request: { ...sentRequest, message: typed },
      handledAt: null,
      deliveries: [],
    },
  ]);
  const [, , found] = /,referral,("?)([^]*)\1,2027/.exec(text) ?? [];
  expect(found).toBe(cell);
});

test("a request is marked as handled, and unmarked", async () => {
  expect((await quotes("handled", "aaaa2")).output).toBe(
    "aaaa2222-0 is handled\n",
  );
  // A handled request isn't delivered.
  expect((await quotes()).output).toMatch(/Bee.*\(handled\)/);
  const queue = createDeliveryQueue(inbox, "forward");
  expect(await queue.claim()).toBeUndefined();
  await quotes("handled", "aaaa2", "--undo");
  expect((await quotes()).output).not.toMatch("handled");
  expect((await queue.claim())?.quotes[0].id).toBe("aaaa2222-0");
});

test("a person's requests are permanently deleted", async () => {
  const bob = { ...sentRequest, name: "Robert", email: "Bob@Example.com" };
  await createQuoteStore(inbox, ["forward"]).add(bob);
  expect(await quotes("delete", " bob@example.COM")).toMatchObject({
    code: 0,
    output: "1 request deleted. Backups still contain them.\n",
  });
  expect(await readStoredQuoteRequests(inbox)).toHaveLength(2);
  expect(
    await inbox.read({ sql: "SELECT * FROM deliveries", values: [] }),
  ).toHaveLength(2);
  for (const name of ["quotes.db", "quotes.db-wal"])
    expect(await fs.readFile(path.join(folder, name), "latin1")).not.toContain(
      "Robert",
    );
});

test("a backup is complete, and readable only by its owner", async () => {
  const copy = path.join(folder, "copy.db");
  expect((await quotes("backup", "copy.db")).code).toBe(0);
  expect((await fs.stat(copy)).mode & 0o777).toBe(0o600);
  const restored = createInbox(copy);
  expect(await readStoredQuoteRequests(restored)).toEqual(
    await readStoredQuoteRequests(inbox),
  );
  restored.close();
});

test("a backup that fails is mailed", async () => {
  const { host, port, mails } = await startMailServer();
  const args = ["backup", "below/copy.db"];
  const { code } = await runInProject(quotesCommand)(folder, args, {
    QUOTE_INBOX: "quotes.db",
    ...{ SMTP_HOST: host, SMTP_PORT: String(port) },
    QUOTE_MAIL_TO: "office@movers.local",
  });
  expect([code, mails.map(({ body }) => body)]).toEqual([
    1,
    [expect.stringContaining("below/copy.db")],
  ]);
});

test("choices are listed in words, where there is a built site", async () => {
  await fs.mkdir(path.join(folder, "public"));
  const facts = JSON.stringify(receiverContent);
  await fs.writeFile(path.join(folder, "public/company.json"), facts);
  expect((await quotes()).output).toContain("100, 2 Bedrooms on 2027");
  const { output } = await quotes("show", "aaaa1");
  expect(output).toMatch(/^referralSource: Friend\/Family Referral$/m);
});

test("before the first request there is nothing to list or to back up", async () => {
  const output = "The inbox is empty.\n";
  expect(await quotesIn("none.db")()).toMatchObject({ code: 0, output });
  expect(await quotesIn("none.db")("backup", "copy.db")).toMatchObject({
    code: 1,
    errors: expect.stringContaining("none.db doesn't exist yet") as string,
  });
});

test.each([
  ["the schema", 0],
  ["the requests", 0.9],
])("damage to %s is reported with the remedy", async (_what, share) => {
  expect((await quotes("check")).output).toBe("2 requests, and no damage\n");
  const store = createQuoteStore(inbox, []);
  for (let added = 0; added < 200; added++)
    await store.add({ ...sentRequest, name: `Visitor ${added}` });
  inbox.close();
  const file = path.join(folder, "quotes.db");
  const content = await fs.readFile(file);
  const at = Math.round((content.length * share) / 4096) * 4096;
  await fs.writeFile(file, content.fill(0xff, at, at + 4096));
  const { code, errors } = await quotes("check");
  expect(code).toBe(1);
  expect(errors).toContain(file);
  expect(errors).toContain("replace it with a backup");
});

test.each([
  [["show", "aaaa"], 'Several ids start with "aaaa": write more of the id'],
  [["show", "cccc"], 'No request has an id that starts with "cccc"'],
  [["remove"], '"remove" is not a command'],
  [["delete", "Ann"], '"Ann" is not an e-mail address'],
  [["backup"], "Write the name of the file to create"],
  [["backup", "quotes.db"], "quotes.db already exists: write another name"],
  [["backup", "public/copy.db"], "write a file outside public/"],
  [["backup", "below/copy.db"], "no such file or directory, open '"],
  [["delete", "nobody@a.example"], "nothing is deleted"],
])("rejects %p", async (parameters, message) => {
  const { code, output, errors } = await quotes(...parameters);
  expect([code, output]).toEqual([1, ""]);
  expect(errors).toContain(message);
});
