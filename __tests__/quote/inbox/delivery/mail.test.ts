import { mailTo } from "../../../../src/quote/inbox/delivery/mail";
import { until } from "../../../support/localService";
import { startMailServer } from "../../../support/mailServer";
import { quoteTexts } from "../../../support/quoteTexts";
import { sentRequest } from "../../../support/quoteRequests";

const recipient = "office@movers.example";

interface Given {
  readonly request?: Partial<typeof sentRequest>;
  readonly spam?: string;
  readonly requireTLS?: boolean;
  readonly server?: Parameters<typeof startMailServer>[0];
  /** Called when the server has received the message. */
  readonly onReceived?: (abort: () => void) => void;
}

/** E-mails a request to a server, and returns the outcome and what it received. */
async function send({
  request = {},
  spam,
  requireTLS = false,
  server: options = {},
  onReceived,
}: Given = {}) {
  const server = await startMailServer(options);
  const deliver = mailTo(
    {
      smtpUrl: server.url,
      to: [recipient],
      from: "site@movers.example",
      requireTLS,
    },
    recipient,
    () => Promise.resolve(quoteTexts),
  );
  const entry = {
    id: "0b7d9a5c",
    receivedAt: "2027-01-02T03:04:05.678Z",
    request: { ...sentRequest, ...request },
    spam,
  };
  const controller = new AbortController();
  const sending = deliver(entry, controller.signal);
  if (onReceived) {
    await until(() => server.attempts() === 1);
    onReceived(() => controller.abort());
  }
  const outcome = await sending;
  await server.close();
  const [mail = { from: "", to: [], headers: [], body: "" }] = server.mails;
  return { outcome, ...mail };
}

test("a request is e-mailed with replies to the visitor", async () => {
  const { outcome, from, to, headers, body } = await send();
  expect(outcome).toEqual({
    delivered: true,
    result: expect.stringMatching(/^250 /) as string,
  });
  expect([from, to]).toEqual(["site@movers.example", [recipient]]);
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
  const { headers, body } = await send({ spam: "links" });
  expect(headers).toContain("Subject: Probably spam: Ann Lee, 2027-03-01");
  expect(body).toMatch(/^Probably spam: links\r\n/);
});

const evil = "Ann\r\nBcc: all@evil.example\r\n\r\n<b>Hello</b>";

test.each([
  { name: evil, moveFromDate: `${evil}\0`, source: evil },
  { email: "a@b.example, all@evil.example" },
  { email: '"all@evil.example" <a@b.example>' },
  { email: "a@b.example>\r\nBcc: all@evil.example" },
])("no header or address can be injected by %j", async (request) => {
  const { to, headers } = await send({ request });
  expect(to).toEqual([recipient]);
  const names = headers.map((line) => line.split(":")[0]!);
  expect(names).toHaveLength(new Set(names).size);
  expect(names).not.toContain("Bcc");
  expect(names.includes("Reply-To")).toBe(!("email" in request));
});

const login = ["site@movers.example", "p@ss/wörd"] as const;

test.each([
  ["the login is accepted", { server: { login } }, true, /^250/],
  [
    "a password needs encryption",
    { server: { login }, requireTLS: true },
    false,
    /STARTTLS|upgrad/i,
  ],
  [
    "a server hangs and the attempt is aborted",
    {
      server: { hangs: true },
      onReceived: (abort: () => void) => abort(),
    },
    false,
    /^This operation was aborted$/,
  ],
])("%s", async (_what, given: Given, delivered, result) => {
  const { outcome } = await send(given);
  expect(outcome.delivered).toBe(delivered);
  expect(outcome.result).toMatch(result);
});
