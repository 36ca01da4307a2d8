import path from "node:path";
import { parseArgs } from "node:util";
import { createServer } from "./createServer";
import { openReceiver } from "./quotes/openReceiver";
import { rateLimiter } from "./quotes/rateLimit";
import { quoteSettings, quoteSettingsHelp } from "./quotes/quoteSettings";

const usage = `Serves the built site.

  npm run serve

Environment
  PORT                   port to listen on, default 8000
  HOST                   address to listen on, default 127.0.0.1
${quoteSettingsHelp}
`;

function portOf(value = "8000"): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is "${value}": write a number from 0 to 65535`);
  return port;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: "boolean" } } });
  if (values.help) {
    console.log(usage);
    return;
  }
  const { HOST: host = "127.0.0.1", PORT } = process.env;
  const port = portOf(PORT);
  const settings = quoteSettings(process.env);
  const server = await createServer({
    folder: path.resolve("public"),
    receiver: await openReceiver(settings, rateLimiter(settings.limits)),
  });
  const address = await server.listen({ host, port });
  console.log(`The site is at ${address}`);

  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      // Requests under way are answered; the same signal again ends at once.
      void server.close().then(() => process.exit(0));
    });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // Deliveries may be under way.
  process.exit(1);
});
