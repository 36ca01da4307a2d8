import { once } from "node:events";
import net from "node:net";
import { createMailChannelSender } from "../../../../src/quote/inbox/delivery/createMailChannelSender";
import { startMailServer } from "../../../support/mailServer";
import { receiverContent } from "../../../support/quoteTexts";
import { summaryLines, sentRequest } from "../../../support/quoteRequests";

const recipient = "office@movers.example";

interface MailOptions {
  readonly request?: Partial<typeof sentRequest>;
  readonly spam?: string;
}

const senderAt = ({ host, port }: { host: string; port: number }) =>
  createMailChannelSender(
    {
      server: { host, port, secure: false, requireTLS: false },
      to: [recipient],
      from: "site@movers.example",
    },
    recipient,
  );

/** E-mails a request to a server. @returns the outcome and the received mail */
async function send({ request = {}, spam }: MailOptions = {}) {
  const server = await startMailServer();
  const sender = senderAt(server);
  const quote = {
    id: "0b7d9a5c",
    receivedAt: "2027-01-02T03:04:05.678Z",
    request: { ...sentRequest, ...request },
    spam,
  };
  const { signal } = new AbortController();
  const outcome = await sender.send([quote], { signal }, () =>
    Promise.resolve(receiverContent),
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

/** Replies by command; `undefined` closes the connection. */
type Replies = Readonly<Record<string, string | undefined>>;

/** A mail server that closes the connection, or replies, at each stage as it is told. */
async function startScriptedServer(replies: Replies) {
  const all: Replies = {
    greeting: "220 ready",
    EHLO: "250 hello",
    MAIL: "250 ok",
    RCPT: "250 ok",
    DATA: "354 go on",
    dot: "250 accepted",
    ...replies,
  };
  const server = net.createServer((socket) => {
    const reply = (stage: string) => {
      const text = all[stage];
      if (text === undefined) socket.destroy();
      else socket.write(`${text}\r\n`);
    };
    reply("greeting");
    let received = "";
    socket
      .on("error", () => undefined)
      .on("data", (chunk) => {
        received += chunk.toString();
        if (!received.endsWith("\r\n")) return;
        const isMessage = received.startsWith("From:");
        if (isMessage && !received.endsWith("\r\n.\r\n")) return;
        reply(isMessage ? "dot" : received.slice(0, 4));
        received = "";
      });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as net.AddressInfo;
  return { host: "127.0.0.1", port, close: () => server.close() };
}

const isDown = { isChannelDown: true };
const isRejected = { isChannelDown: false };

test.each<[string, Replies, object, number]>([
  ["closes at once", { greeting: undefined }, isDown, 0],
  ["closes at the recipient", { RCPT: undefined }, isDown, 0],
  ["closes at DATA", { DATA: undefined }, isDown, 0],
  ["rejects at DATA", { DATA: "451 later" }, isRejected, 0],
  ["rejects the message", { dot: "552 too large" }, isRejected, 1],
  ["closes after the dot", { dot: undefined }, { isUncertain: true }, 1],
])("a mail server that %s", async (...row) => {
  const [, replies, failure, handedOver] = row;
  const server = await startScriptedServer(replies);
  const onHandedOver = jest.fn();
  const onResponse = jest.fn();
  const { signal } = new AbortController();
  const quote = { id: "a", receivedAt: "", request: sentRequest };
  const outcome = await senderAt(server).send(
    [quote],
    { signal, onHandedOver, onResponse },
    () => Promise.resolve(receiverContent),
  );
  const result = expect.any(String) as string;
  expect(outcome).toEqual({ delivered: false, result, ...failure });
  // Ten minutes for the answer, by RFC 5321.
  expect(onHandedOver.mock.calls).toEqual(
    Array.from({ length: handedOver }, () => [600_000]),
  );
  expect(onResponse).toHaveBeenCalled();
  server.close();
});
