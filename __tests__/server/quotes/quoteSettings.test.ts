import path from "node:path";
import {
  quoteSettings,
  quoteSettingsHelp,
} from "../../../src/server/quotes/quoteSettings";

test("nothing has to be set", () => {
  expect(quoteSettings({})).toEqual({
    inboxFile: path.resolve("data/quotes.jsonl"),
    forwardUrl: undefined,
    allowedOrigins: [],
    limits: { perAddress: 10, overall: 300, window: 600 },
  });
});

test("an empty variable is one that is not set", () => {
  const names = Object.keys(everything);
  expect(quoteSettings(Object.fromEntries(names.map((n) => [n, ""])))).toEqual(
    quoteSettings({}),
  );
});

const everything = {
  QUOTE_INBOX: "/var/quotes/inbox.jsonl",
  QUOTE_FORWARD_URL: "https://forms.example/quote?key=1",
  QUOTE_ALLOWED_ORIGINS: " https://a.example  http://localhost:8000 ",
  QUOTE_LIMIT: "1",
  QUOTE_LIMIT_OVERALL: "2000000",
  QUOTE_LIMIT_WINDOW: "60",
};

test("everything can be set", () => {
  expect(quoteSettings(everything)).toEqual({
    inboxFile: path.resolve("/var/quotes/inbox.jsonl"),
    forwardUrl: "https://forms.example/quote?key=1",
    allowedOrigins: ["https://a.example", "http://localhost:8000"],
    limits: { perAddress: 1, overall: 2_000_000, window: 60 },
  });
});

test("the help names every variable", () => {
  for (const name of Object.keys(everything))
    expect(quoteSettingsHelp).toMatch(new RegExp(`^  ${name} `, "m"));
});

test("a service can keep the requests in place of a file", () => {
  const env = {
    QUOTE_INBOX: "none",
    QUOTE_FORWARD_URL: "https://forms.example/quote",
  };
  expect(quoteSettings(env)).toMatchObject({
    inboxFile: undefined,
    forwardUrl: "https://forms.example/quote",
  });
});

describe("what is wrong is named, with what to write", () => {
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
      'QUOTE_INBOX is "none": write a file, or set QUOTE_FORWARD_URL to what keeps the requests',
    ] as const,
    [
      "QUOTE_INBOX",
      "public/quotes.jsonl",
      `QUOTE_INBOX is "${path.resolve("public/quotes.jsonl")}": write a file outside public/, which everybody can read`,
    ] as const,
  ])("%s=%s", (name, value, message) => {
    expect(() => quoteSettings({ [name]: value })).toThrow(new Error(message));
  });
});
