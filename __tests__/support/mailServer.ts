import { once } from "node:events";
import { SMTPServer } from "smtp-server";

interface MailServerOptions {
  /** Returns the error with which the server rejects a message; `undefined` to accept it. */
  readonly rejectWith?: (earlier: number) => string | undefined;
  /** Whether the server never responds to a message. */
  readonly hangs?: boolean;
}

const servers: SMTPServer[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/**
 * Starts a local mail server that records messages, with unfolded headers, until the tests of
 * a file end.
 */
export async function startMailServer({
  rejectWith = () => undefined,
  hangs = false,
}: MailServerOptions = {}) {
  const mails: {
    from: string;
    to: string[];
    headers: string[];
    body: string;
  }[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 1,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const rejection = rejectWith(attempts);
        attempts += 1;
        if (hangs) return;
        if (rejection) {
          done(Object.assign(new Error(rejection), { responseCode: 451 }));
          return;
        }
        const text = Buffer.concat(chunks).toString();
        const [head = "", ...body] = text.split("\r\n\r\n");
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          headers: head.replace(/\r\n\s+/g, " ").split("\r\n"),
          body: body.join("\r\n\r\n"),
        });
        done();
      });
    },
  });
  servers.push(server);
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as { port: number };
  return {
    host: "127.0.0.1",
    port,
    mails,
    attempts: () => attempts,
  };
}
