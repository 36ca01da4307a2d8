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

const everything = {
  QUOTE_INBOX: "/var/quotes/inbox.db",
  QUOTE_FORWARD_URL: "https://forms.example/quote?key=1",
  SMTP_URL: "smtps://user:secret@mail.example",
  QUOTE_MAIL_TO: "office@movers.example, boss@movers.example",
  QUOTE_MAIL_FROM: "site@movers.example",
  QUOTE_ALLOWED_ORIGINS: " https://a.example  http://localhost:8000 ",
  QUOTE_LIMIT: "1",
  QUOTE_LIMIT_OVERALL: "2000000",
  QUOTE_LIMIT_WINDOW: "60",
};

test("everything can be set", () => {
  expect(quoteSettings(everything)).toEqual({
    inboxFile: path.resolve("/var/quotes/inbox.db"),
    forwardUrl: "https://forms.example/quote?key=1",
    mail: {
      smtpUrl: "smtps://user:secret@mail.example",
      to: ["office@movers.example", "boss@movers.example"],
      from: "site@movers.example",
      requireTLS: false,
    },
    allowedOrigins: ["https://a.example", "http://localhost:8000"],
    limits: { perAddress: 1, overall: 2_000_000, window: 60 },
  });
});

describe("an invalid variable is reported with what to write instead", () => {
  test.each([
    ...["QUOTE_LIMIT", "QUOTE_LIMIT_OVERALL", "QUOTE_LIMIT_WINDOW"].flatMap(
      (name) =>
        ["0", "-1", "1.5", "ten", " ", "2000001", "Infinity"].map(
          (value) =>
            [
              name,
              value,
              `${name} is "${value}": write a whole number from 1 to 2000000`,
            ] as const,
        ),
    ),
    ...["forms.example", "ftp://forms.example/", "/quote", "javascript:1"].map(
      (value) =>
        [
          "QUOTE_FORWARD_URL",
          value,
          `QUOTE_FORWARD_URL is "${value}": write an http(s) address`,
        ] as const,
    ),
    ...[
      "*",
      "a.example",
      "https://a.example/",
      "https://A.example",
      "null",
    ].map(
      (value) =>
        [
          "QUOTE_ALLOWED_ORIGINS",
          `https://fine.example ${value}`,
          `QUOTE_ALLOWED_ORIGINS has "${value}": write an origin such as https://www.example.com`,
        ] as const,
    ),
    [
      "QUOTE_INBOX",
      "none",
      'QUOTE_INBOX is "none": write a file, or set QUOTE_FORWARD_URL to a service that stores the requests',
    ] as const,
    [
      "QUOTE_INBOX",
      "public/quotes.db",
      `QUOTE_INBOX is "${path.resolve("public/quotes.db")}": write a file outside public/, which everyone can read`,
    ] as const,
  ])("%s=%s", (name, value, message) => {
    expect(() => quoteSettings({ [name]: value })).toThrow(new Error(message));
  });
});

describe("e-mail", () => {
  const SMTP_URL = "smtp://mail.example";
  const QUOTE_MAIL_TO = "office@movers.example";

  test.each([
    ["smtp://mail.example", false],
    ["smtp://user:secret@mail.example", true],
    ["smtp://user:secret@127.0.0.1?requireTLS=false", false],
    ["smtps://user:secret@mail.example", false],
  ])("a password needs encryption: %s", (url, requireTLS) => {
    const env = { SMTP_URL: url, QUOTE_MAIL_TO };
    expect(quoteSettings(env).mail).toMatchObject({ requireTLS });
  });

  test.each([
    [{ SMTP_URL }, "SMTP_URL needs QUOTE_MAIL_TO: set both"],
    [{ QUOTE_MAIL_TO }, "QUOTE_MAIL_TO needs SMTP_URL: set both"],
    [
      { SMTP_URL, QUOTE_MAIL_TO: `${QUOTE_MAIL_TO},` },
      'QUOTE_MAIL_TO has "": write an e-mail address such as office@example.com',
    ],
    [
      { SMTP_URL, QUOTE_MAIL_TO, QUOTE_MAIL_FROM: "The site" },
      'QUOTE_MAIL_FROM has "The site": write an e-mail address such as office@example.com',
    ],
    [
      {
        SMTP_URL,
        QUOTE_MAIL_TO,
        QUOTE_INBOX: "none",
        QUOTE_FORWARD_URL: "https://forms.example/",
      },
      "QUOTE_MAIL_TO needs an inbox",
    ],
  ])("is rejected with %j", (env, message) => {
    expect(() => quoteSettings(env)).toThrow(message);
  });

  test.each(["user:secret@mail.example", "https://user:secret@mail.example"])(
    "rejects %s without logging the password",
    (url) => {
      const env = { SMTP_URL: url, QUOTE_MAIL_TO };
      expect(() => quoteSettings(env)).toThrow(
        new Error(
          "SMTP_URL is not the address of a mail server: write one such as smtps://user:password@mail.example.com",
        ),
      );
    },
  );
});

describe("an inbox that everyone could read is rejected", () => {
  const siteWith = async (...links: (readonly [to: string, at: string])[]) => {
    const project = await temporaryFolder({ "public/index.html": "Home" });
    for (const [to, at] of links) await fs.symlink(to, path.join(project, at));
    return project;
  };

  test.each([
    ["public/below/quotes.db", []],
    ["public/../public/quotes.db", []],
    ["data/quotes.db", [["public", "data"]]],
    ["data/below/quotes.db", [["public", "data"]]],
    ["quotes.db", [["public/quotes.db", "quotes.db"]]],
  ] as const)("as %s with the symlinks %p", async (inbox, links) => {
    const project = await siteWith(...links);
    expect(() => quoteSettings({ QUOTE_INBOX: inbox }, project)).toThrow(
      "write a file outside public/, which everyone can read",
    );
  });

  test("but not in a folder whose name starts the same", async () => {
    const project = await siteWith();
    const env = { QUOTE_INBOX: "publicity/quotes.db" };
    expect(quoteSettings(env, project).inboxFile).toBe(
      path.join(project, "publicity/quotes.db"),
    );
  });
});
