import fs from "node:fs/promises";
import path from "node:path";
import { quoteSettings } from "../../../src/quote/inbox/quoteSettings";
import { temporaryFolder } from "../../support/temporaryFolder";

test("every setting has a default", () => {
  expect(quoteSettings({})).toEqual({
    inboxFile: path.resolve("data/quotes.db"),
    forwardUrl: undefined,
    mail: undefined,
    faults: [],
    allowedOrigins: [],
  });
});

const SMTP_URL = "smtp://mail.example";
const SMTP_HOST = "mail.example";
const QUOTE_MAIL_TO = "office@movers.example";
const noServer =
  "SMTP_URL is not the address of a mail server: write one such as smtps://user:password@mail.example.com, in which special characters of user and password are encoded (# is %23), or write SMTP_HOST, SMTP_USER and SMTP_PASSWORD instead";

test.each([
  ...["*", "https://a.example/"].map((origin) => ({
    env: { QUOTE_ALLOWED_ORIGINS: `https://fine.example ${origin}` },
    error: `QUOTE_ALLOWED_ORIGINS has "${origin}": write an origin such as https://www.example.com`,
  })),
])("an invalid variable is rejected: $env", ({ env, error }) => {
  expect(() => quoteSettings(env)).toThrow(new Error(error));
});

test.each([
  ...["forms.example", "ftp://forms.example/"].map((QUOTE_FORWARD_URL) => ({
    env: { QUOTE_FORWARD_URL },
    error: `QUOTE_FORWARD_URL is "${QUOTE_FORWARD_URL}": write an http(s) address`,
  })),
  {
    env: { SMTP_URL },
    error: "SMTP_HOST and SMTP_URL need QUOTE_MAIL_TO: set both",
  },
  {
    env: { QUOTE_MAIL_TO },
    error: "QUOTE_MAIL_TO needs SMTP_HOST or SMTP_URL: set both",
  },
  {
    env: { SMTP_URL, QUOTE_MAIL_TO: `${QUOTE_MAIL_TO},` },
    error:
      'QUOTE_MAIL_TO has "": write an e-mail address such as office@example.com',
  },
  // Without the password.
  ...[
    "user:secret@mail.example",
    "https://user:secret@mail.example",
    "smtps://user:se#cret@mail.example",
    "smtps://user:12#cret@mail.example",
    "smtps://user:12/cret@mail.example",
    "smtps://user:50%off@mail.example",
  ].map((url) => ({ env: { SMTP_URL: url, QUOTE_MAIL_TO }, error: noServer })),
  {
    env: { SMTP_HOST: "smtps://mail.example", QUOTE_MAIL_TO },
    error:
      'SMTP_HOST is "smtps://mail.example": write only a name such as mail.example.com',
  },
  {
    env: { SMTP_HOST, SMTP_USER: "user", QUOTE_MAIL_TO },
    error: "SMTP_USER and SMTP_PASSWORD need each other: set both",
  },
  {
    env: { SMTP_USER: "user", QUOTE_MAIL_TO },
    error: "SMTP_USER, SMTP_PASSWORD and SMTP_PORT need SMTP_HOST",
  },
  {
    env: { SMTP_HOST, SMTP_PORT: "smtp", QUOTE_MAIL_TO },
    error: 'SMTP_PORT is "smtp": write 465 or 587',
  },
])("a mistake in notifications is kept apart: $env", ({ env, error }) => {
  const { faults, mail, forwardUrl } = quoteSettings(env);
  expect(faults).toEqual([error]);
  expect([mail, forwardUrl]).toEqual([undefined, undefined]);
});

test.each([
  ["smtp://mail.example", false],
  ["smtp://user:secret@mail.example", true],
  ["smtp://user:secret@127.0.0.1?requireTLS=false", false],
  ["smtps://user:secret@mail.example", false],
])("a password needs encryption: %s", (url, requireTLS) => {
  const { mail } = quoteSettings({ SMTP_URL: url, QUOTE_MAIL_TO });
  expect(mail?.server).toMatchObject({ url, requireTLS });
});

test.each([
  [undefined, { port: 465, secure: true, requireTLS: false }],
  ["587", { port: 587, secure: false, requireTLS: true }],
])("a mail server has a name, user and any password: port %p", (...row) => {
  const [SMTP_PORT, more] = row;
  const account = { SMTP_HOST, SMTP_USER: "user", SMTP_PASSWORD: "pa#ss/50%" };
  const { mail } = quoteSettings({ ...account, SMTP_PORT, QUOTE_MAIL_TO });
  const auth = { user: "user", pass: "pa#ss/50%" };
  expect(mail?.server).toEqual({ host: SMTP_HOST, auth, ...more });
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
