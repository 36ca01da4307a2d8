import fs from "node:fs/promises";
import path from "node:path";
import { serverSettingsHelp } from "../../../src/hosts/server/readServerSettings";
import {
  readQuoteSettings,
  quoteSettingsHelp,
} from "../../../src/quote/inbox/readQuoteSettings";
import { readMailSettings } from "../../../src/quote/inbox/delivery/readMailSettings";
import { createTemporaryFolder } from "../../support/createTemporaryFolder";

test("every setting has a default", () => {
  expect(readQuoteSettings({})).toEqual({
    inboxFile: path.resolve("data/quotes.db"),
    channels: [],
    settingErrors: [],
    allowedOrigins: [],
    minFreeMegabytes: 200,
  });
});

test("docs/hosting.md lists the settings that the server's help has", async () => {
  const docs = await fs.readFile("docs/hosting.md", "utf8");
  const [, settings = ""] = /^## Settings\n([^]*?)\n## /m.exec(docs) ?? [];
  const listed = Array.from(
    settings.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) |\(`([A-Z_]+)`\)/gm),
    ([, names, more = ""]) => names?.match(/[A-Z_]+/g) ?? [more],
  ).flat();
  const ofBuild = ["SITE_URL", "NOT_READY", "GATSBY_QUOTE_ENDPOINT"];
  const help = `${quoteSettingsHelp}\n${serverSettingsHelp}`;
  const helped = help.match(/^ {2}[A-Z_]+/gm)!.map((name) => name.trim());
  expect(listed.sort()).toEqual([...ofBuild, ...helped].sort());
});

const SMTP_HOST = "mail.movers.local";
const QUOTE_MAIL_TO = "office@movers.local";
const both = { SMTP_HOST, QUOTE_MAIL_TO };

test.each<[Record<string, string>, string]>([
  [{ QUOTE_FORWARD_URL: "ftp://forms.local/" }, "write an http(s) address"],
  [{ SMTP_HOST }, "SMTP_HOST needs QUOTE_MAIL_TO: set both"],
  [{ QUOTE_MAIL_TO }, "QUOTE_MAIL_TO needs SMTP_HOST: set both"],
  [{ ...both, QUOTE_MAIL_TO: "a@b.local," }, 'QUOTE_MAIL_TO has "": write an'],
  [{ ...both, SMTP_HOST: "smtps://mail.local" }, "write only a name such as"],
  [{ ...both, SMTP_USER: "user" }, "SMTP_USER and SMTP_PASSWORD need each"],
  [{ SMTP_USER: "user", QUOTE_MAIL_TO }, "and SMTP_PORT need SMTP_HOST"],
  [{ ...both, SMTP_PORT: "smtp" }, "write 465, 587 or, on this machine, 25"],
  [{ ...both, SMTP_HOST: "mail.example.com" }, "write your own, not the"],
  [{ ...both, QUOTE_MAIL_TO: "office@example.com" }, "write your own, not the"],
  [{ QUOTE_FORWARD_URL: "https://a.example/b" }, "write your own, not the"],
  [{ QUOTE_FREE_SPACE: "1 GB" }, "write megabytes, such as 200"],
])("a mistake in notifications is kept apart: %j", (env, error) => {
  const { settingErrors, channels } = readQuoteSettings(env);
  expect(settingErrors).toMatchObject([
    { message: expect.stringContaining(error) as string },
  ]);
  expect(channels).toEqual([]);
});

test("an origin that is none isn't used, and said to be wrong", () => {
  const QUOTE_ALLOWED_ORIGINS = "https://fine.example https://a.example/";
  expect(readQuoteSettings({ QUOTE_ALLOWED_ORIGINS })).toMatchObject({
    settingErrors: [
      {
        message:
          'QUOTE_ALLOWED_ORIGINS has "https://a.example/": write an origin such as https://www.example.com',
      },
    ],
    allowedOrigins: ["https://fine.example"],
  });
});

test.each([
  [undefined, { port: 465, secure: true, requireTLS: false }],
  ["587", { port: 587, secure: false, requireTLS: true }],
])("a mail server has a name, user and any password: port %p", (...row) => {
  const [SMTP_PORT, more] = row;
  const account = { SMTP_HOST, SMTP_USER: "user", SMTP_PASSWORD: "pa#ss/50%" };
  const mail = readMailSettings({ ...account, SMTP_PORT, QUOTE_MAIL_TO });
  const auth = { user: "user", pass: "pa#ss/50%" };
  expect(mail?.server).toEqual({ host: SMTP_HOST, auth, ...more });
});

test.each([
  ["localhost", undefined, 25],
  ["127.0.0.1", "587", 587],
])("mail to this machine needs no certificate: %s at %s", (...row) => {
  const [host, SMTP_PORT, port] = row;
  const mail = readMailSettings({ SMTP_HOST: host, SMTP_PORT, QUOTE_MAIL_TO });
  expect(mail?.server).toEqual({
    ...{ host, port, secure: false, requireTLS: false },
    tls: { rejectUnauthorized: false },
  });
});

test.each([
  ["public/quotes.db", true, []],
  ["public/../public/below/quotes.db", true, []],
  ["data/below/quotes.db", true, [["public", "data"]]],
  ["quotes.db", true, [["public/index.html", "quotes.db"]]],
  ["publicity/quotes.db", false, []],
] as const)("everyone could read %s: %p", async (inbox, isPublic, links) => {
  const project = await createTemporaryFolder({ "public/index.html": "Home" });
  for (const [to, at] of links) await fs.symlink(to, path.join(project, at));
  const read = () => readQuoteSettings({ QUOTE_INBOX: inbox }, project);
  if (isPublic) expect(read).toThrow("write a file outside public/");
  else expect(read().inboxFile).toBe(path.join(project, inbox));
});
