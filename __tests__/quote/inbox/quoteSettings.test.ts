import fs from "node:fs/promises";
import path from "node:path";
import { quoteSettings } from "../../../src/quote/inbox/quoteSettings";
import { temporaryFolder } from "../../support/temporaryFolder";

test("every setting has a default", () => {
  expect(quoteSettings({})).toEqual({
    inboxFile: path.resolve("data/quotes.db"),
    forwardUrl: undefined,
    mail: undefined,
    allowedOrigins: [],
    limits: { perAddress: 10, overall: 300, window: 600 },
  });
});

const SMTP_URL = "smtp://mail.example";
const QUOTE_MAIL_TO = "office@movers.example";
const noServer =
  "SMTP_URL is not the address of a mail server: write one such as smtps://user:password@mail.example.com";

test.each([
  ...["0", "ten", "2000001"].map((QUOTE_LIMIT) => ({
    env: { QUOTE_LIMIT },
    error: `QUOTE_LIMIT is "${QUOTE_LIMIT}": write a whole number from 1 to 2000000`,
  })),
  ...["forms.example", "ftp://forms.example/"].map((QUOTE_FORWARD_URL) => ({
    env: { QUOTE_FORWARD_URL },
    error: `QUOTE_FORWARD_URL is "${QUOTE_FORWARD_URL}": write an http(s) address`,
  })),
  ...["*", "https://a.example/"].map((origin) => ({
    env: { QUOTE_ALLOWED_ORIGINS: `https://fine.example ${origin}` },
    error: `QUOTE_ALLOWED_ORIGINS has "${origin}": write an origin such as https://www.example.com`,
  })),
  {
    env: { QUOTE_INBOX: "none" },
    error:
      'QUOTE_INBOX is "none": write a file, or set QUOTE_FORWARD_URL to a service that stores the requests',
  },
  { env: { SMTP_URL }, error: "SMTP_URL needs QUOTE_MAIL_TO: set both" },
  { env: { QUOTE_MAIL_TO }, error: "QUOTE_MAIL_TO needs SMTP_URL: set both" },
  {
    env: { SMTP_URL, QUOTE_MAIL_TO: `${QUOTE_MAIL_TO},` },
    error:
      'QUOTE_MAIL_TO has "": write an e-mail address such as office@example.com',
  },
  // Without the password.
  ...["user:secret@mail.example", "https://user:secret@mail.example"].map(
    (url) => ({ env: { SMTP_URL: url, QUOTE_MAIL_TO }, error: noServer }),
  ),
])("an invalid variable is reported: $env", ({ env, error }) => {
  expect(() => quoteSettings(env)).toThrow(new Error(error));
});

test("e-mail needs an inbox", () => {
  expect(() =>
    quoteSettings({
      SMTP_URL,
      QUOTE_MAIL_TO,
      QUOTE_INBOX: "none",
      QUOTE_FORWARD_URL: "https://forms.example/",
    }),
  ).toThrow("QUOTE_MAIL_TO needs an inbox");
});

test.each([
  ["smtp://mail.example", false],
  ["smtp://user:secret@mail.example", true],
  ["smtp://user:secret@127.0.0.1?requireTLS=false", false],
  ["smtps://user:secret@mail.example", false],
])("a password needs encryption: %s", (url, requireTLS) => {
  const { mail } = quoteSettings({ SMTP_URL: url, QUOTE_MAIL_TO });
  expect(mail).toMatchObject({ requireTLS });
});

test.each([
  ["public/quotes.db", true, []],
  ["public/../public/below/quotes.db", true, []],
  ["data/below/quotes.db", true, [["public", "data"]]],
  ["quotes.db", true, [["public/quotes.db", "quotes.db"]]],
  ["publicity/quotes.db", false, []],
] as const)("everyone could read %s: %p", async (inbox, isPublic, links) => {
  const project = await temporaryFolder({ "public/index.html": "Home" });
  for (const [to, at] of links) await fs.symlink(to, path.join(project, at));
  const read = () => quoteSettings({ QUOTE_INBOX: inbox }, project);
  if (isPublic) expect(read).toThrow("write a file outside public/");
  else expect(read().inboxFile).toBe(path.join(project, inbox));
});
