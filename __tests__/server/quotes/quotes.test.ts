import { spawn } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { sentRequest } from "../../support/quoteRequests";
import { temporaryFolder } from "../../support/temporaryFolder";

interface Outcome {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

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
const deliveries = [
  { id: "aaaa1111-0", at: "", delivered: false, result: "500" },
  { id: "aaaa1111-0", at: "", delivered: true, result: "200" },
  { id: "aaaa2222-0", at: "", delivered: false, result: "503" },
  { id: "aaaa2222-0", at: "", delivered: false, result: "504" },
];

const linesOf = (objects: readonly object[]) =>
  objects.map((each) => `${JSON.stringify(each)}\n`).join("");

/** `npm run quotes -- …` on an inbox. */
async function quotes(parameters: string[], inbox = "quotes.jsonl") {
  const child = spawn(
    process.execPath,
    [
      "--import",
      require.resolve("tsx"),
      "src/server/quotes/quotes.ts",
      ...parameters,
    ],
    { env: { ...process.env, QUOTE_INBOX: path.join(folder, inbox) } },
  );
  let output = "";
  let errors = "";
  child.stdout.on("data", (text: Buffer) => (output += text.toString()));
  child.stderr.on("data", (text: Buffer) => (errors += text.toString()));
  return new Promise<Outcome>((resolve) =>
    child.on("close", (code) => resolve({ code, output, errors })),
  );
}

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder({
    "quotes.jsonl": linesOf(entries),
    "quotes.jsonl.deliveries": linesOf(deliveries),
    "broken.jsonl": "{}\noops\n",
  });
});

test("lists requests, oldest first, with the state of their delivery", async () => {
  const { code, output } = await quotes([]);
  expect(code).toBe(0);
  expect(output.trimEnd().split("\n")).toEqual([
    "aaaa1111  2027-01-02T03:04  Ann Lee, 253 555 0100, 2bedroom on 2027-03-01  (delivered)",
    'aaaa2222  2027-01-03T03:04  =HYPERLINK("http://evil.example"), +1 253 555 0100, 2bedroom on 2027-03-01  (waiting, 2 attempts, last: 504)',
    "bbbb3333  2027-01-04T03:04  Bob  [31mBee , 253 555 0100, -1 on 2027-03-01  (kept)",
  ]);
});

test("says that there are none", async () => {
  expect(await quotes(["list"], "none.jsonl")).toEqual({
    code: 0,
    output: "The inbox is empty.\n",
    errors: "",
  });
});

describe("shows a request", () => {
  test("by the beginning of its id, as it was typed but for control characters", async () => {
    const { code, output } = await quotes(["show", "aaaa2"]);
    expect(code).toBe(0);
    expect(output).toBe(
      `id: aaaa2222-0
receivedAt: 2027-01-03T03:04:05.678Z
state: waiting, 2 attempts, last: 504
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

  test("with each field on a line of its own, whatever was typed", async () => {
    const { output } = await quotes(["show", "bbbb"]);
    expect(output.split("\n")).toContain("name: Bob  [31mBee ");
  });

  test.each([
    [["show", "aaaa"], '"aaaa" begins 2 ids: write more of it'],
    [["show", "cccc"], 'No request has an id that begins with "cccc"'],
    [["show"], "No request has an id that begins with"],
  ])("not by %p, and says why", async (parameters, message) => {
    const { code, output, errors } = await quotes(parameters);
    expect([code, output]).toEqual([1, ""]);
    expect(errors).toContain(message);
  });
});

test("exports all as CSV that no spreadsheet runs", async () => {
  const { code, output } = await quotes(["export"]);
  expect(code).toBe(0);
  const [header, first, second] = output.split("\n");
  expect(header).toBe(
    "id,receivedAt,state,name,email,phone,moveFromDate,moveSize,referralSource,message,timestamp,source",
  );
  expect(first).toBe(
    'aaaa1111-0,2027-01-02T03:04:05.678Z,delivered,Ann Lee,ann@example.com,253 555 0100,2027-03-01,2bedroom,referral,"Third floor, one piano",2027-01-02T03:04:05.678Z,https://movers.example/contact',
  );
  expect(second).toContain(`,"'=HYPERLINK(""http://evil.example"")",`);
  expect(second).toContain(",'+1 253 555 0100,");
  expect(output).toContain('"Two lines,\n""quoted""');
  for (const cell of ["'@SUM(1)", "'-1", "'\t=1"])
    expect(output).toContain(`,${cell},`);
});

test("explains itself", async () => {
  const { code, output } = await quotes(["--help"]);
  expect(code).toBe(0);
  for (const words of [
    "npm run quotes -- show <id>",
    "npm run quotes -- export",
    "QUOTE_INBOX",
  ])
    expect(output).toContain(words);
});

test.each([
  [["delete"], '"delete" is no command'],
  [["--all"], "Unknown option '--all'"],
])("refuses %p", async (parameters, message) => {
  const { code, output, errors } = await quotes(parameters);
  expect([code, output]).toEqual([1, ""]);
  expect(errors).toContain(message);
});

test("names the line of an inbox that it can't read", async () => {
  const { code, errors } = await quotes(["list"], "broken.jsonl");
  expect(code).toBe(1);
  expect(errors).toBe(
    `${path.join(folder, "broken.jsonl")}, line 2: not a JSON object\n`,
  );
});

test("changes nothing", async () => {
  const before = await fs.readdir(folder);
  await quotes(["list"], "broken.jsonl");
  expect(await fs.readdir(folder)).toEqual(before);
  expect(await fs.readFile(path.join(folder, "quotes.jsonl"), "utf8")).toBe(
    linesOf(entries),
  );
});
