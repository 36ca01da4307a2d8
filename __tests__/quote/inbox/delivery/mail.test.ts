import { mailSender } from "../../../../src/quote/inbox/delivery/mail";
import { startMailServer } from "../../../support/mailServer";
import { companyFacts } from "../../../support/quoteTexts";
import { summaryLines, sentRequest } from "../../../support/quoteRequests";

const recipient = "office@movers.example";

interface MailOptions {
  readonly request?: Partial<typeof sentRequest>;
  readonly spam?: string;
}

/** E-mails a request to a server. @returns the outcome and the received mail */
async function send({ request = {}, spam }: MailOptions = {}) {
  const server = await startMailServer();
  const sender = mailSender(
    {
      server: { ...server, secure: false, requireTLS: false },
      to: [recipient],
      from: "site@movers.example",
    },
    recipient,
  );
  const quote = {
    id: "0b7d9a5c",
    receivedAt: "2027-01-02T03:04:05.678Z",
    request: { ...sentRequest, ...request },
    spam,
  };
  const outcome = await sender.send([quote], new AbortController().signal, () =>
    Promise.resolve(companyFacts),
  );
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
      "Content-Type: text/plain; charset=utf-8",
    ]),
  );
  // Help desks suspend mails with these headers.
  expect(headers.join()).not.toMatch(/Auto-Submitted|Precedence/i);
  expect(body.replaceAll("\r\n", "\n")).toBe(`Call: tel:+12535550100
${summaryLines.join("\n")}

Third floor, one piano
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
