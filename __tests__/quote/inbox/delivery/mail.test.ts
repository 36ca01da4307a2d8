import { mailTo } from "../../../../src/quote/inbox/delivery/mail";
import type { QuoteEntry } from "../../../../src/quote/inbox/store/quoteEntry";
import type { QuoteTexts } from "../../../../src/quote/request/quoteTexts";
import { until } from "../../../support/localService";
import { startMailServer } from "../../../support/mailServer";
import { quoteTexts } from "../../../support/quoteTexts";
import { sentRequest } from "../../../support/quoteRequests";

type MailServer = Awaited<ReturnType<typeof startMailServer>>;
let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const texts = jest.fn(() =>
  Promise.resolve<QuoteTexts | undefined>(quoteTexts),
);

const recipient = "office@movers.example";
const settings = {
  to: [recipient],
  from: "site@movers.example",
  requireTLS: false,
};

const entryWith = (changes: Partial<QuoteEntry["request"]>): QuoteEntry => ({
  id: "0b7d9a5c",
  receivedAt: "2027-01-02T03:04:05.678Z",
  request: { ...sentRequest, ...changes },
});

/** E-mails a request to a server, which accepts it by default. */
async function send(
  changes: Partial<QuoteEntry["request"]> = {},
  options: Parameters<typeof startMailServer>[0] = {},
  signal = new AbortController().signal,
) {
  await server.close();
  server = await startMailServer(options);
  const deliver = mailTo(
    { ...settings, smtpUrl: server.url },
    recipient,
    texts,
  );
  return deliver(entryWith(changes), signal);
}

test("a request is e-mailed with replies to the visitor", async () => {
  const { delivered, result } = await send();
  expect(delivered).toBe(true);
  expect(result).toMatch(/^250 /);
  const [{ from, to, headers, body } = {} as never] = server.mails;
  expect([from, to]).toEqual([settings.from, [recipient]]);
  expect(headers).toEqual(
    expect.arrayContaining([
      "From: site@movers.example",
      "To: office@movers.example",
      "Reply-To: Ann Lee <ann@example.com>",
      "Subject: Quote request: Ann Lee, 2027-03-01",
      "Message-ID: <0b7d9a5c@movers.example>",
      "Auto-Submitted: auto-generated",
      "Content-Type: text/plain; charset=utf-8",
    ]),
  );
  expect(body.replaceAll("\r\n", "\n")).toBe(`Name: Ann Lee
Email: ann@example.com
Phone: 253 555 0100
Preferred Move Start Date: 2027-03-01
Move Size: 2 Bedrooms
How did you hear about us? Friend/Family Referral

Third floor, one piano

Sent from https://movers.example/contact
`);
});

test("probable spam is marked with the reason", async () => {
  await server.close();
  server = await startMailServer();
  const deliver = mailTo(
    { ...settings, smtpUrl: server.url },
    recipient,
    texts,
  );
  const spam = { ...entryWith({}), spam: "links" };
  await deliver(spam, new AbortController().signal);
  const [{ headers, body } = {} as never] = server.mails;
  expect(headers).toContain("Subject: Probably spam: Ann Lee, 2027-03-01");
  expect(body).toMatch(/^Probably spam: links\r\n/);
});

test("typed text can't inject a header, an address or markup", async () => {
  const evil = "Ann\r\nBcc: all@evil.example\r\n\r\n<b>Hello</b>";
  await send({ name: evil, moveFromDate: `${evil}\0`, source: evil });
  const [{ to, headers } = {} as never] = server.mails;
  expect(to).toEqual(settings.to);
  const names = headers.map((line) => line.split(":")[0]);
  expect(names).not.toContain("Bcc");
  expect(names.filter((name) => name === "Subject")).toHaveLength(1);
  expect(names.filter((name) => name === "Content-Type")).toHaveLength(1);
});

test.each([
  "a@b.example, all@evil.example",
  '"all@evil.example" <a@b.example>',
  "a@b.example>\r\nBcc: all@evil.example",
])("there is no Reply-To for the invalid address %j", async (email) => {
  await send({ email });
  const [{ to, headers } = {} as never] = server.mails;
  expect(to).toEqual(settings.to);
  expect(headers.join()).not.toContain("Reply-To");
});

test("the login is sent to a server that requires it", async () => {
  const login = ["site@movers.example", "p@ss/wörd"] as const;
  expect(await send({}, { login })).toMatchObject({ delivered: true });
});

test("a password is not sent to a server without encryption", async () => {
  const login = ["site@movers.example", "p@ss/wörd"] as const;
  await server.close();
  server = await startMailServer({ login });
  const deliver = mailTo(
    { ...settings, requireTLS: true, smtpUrl: server.url },
    recipient,
    texts,
  );
  const outcome = await deliver(entryWith({}), new AbortController().signal);
  expect(outcome).toMatchObject({ delivered: false });
  expect(outcome.result).toMatch(/STARTTLS|upgrad/i);
});

test("the outcome quotes a server that rejects the mail", async () => {
  const refuse = () => "Mailbox is full";
  expect(await send({}, { refuse })).toEqual({
    delivered: false,
    result: "Message failed: 451 Mailbox is full",
  });
});

test("sending to a server that hangs can be aborted", async () => {
  const controller = new AbortController();
  const sending = send({}, { hangs: true }, controller.signal);
  await until(() => server.attempts() === 1);
  controller.abort();
  expect(await sending).toEqual({
    delivered: false,
    result: "This operation was aborted",
  });
});
