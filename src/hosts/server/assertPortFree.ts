import { once } from "node:events";
import net from "node:net";
import { readServerSettings } from "./readServerSettings";

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Checks that the server can listen.
 * @throws if the port is in use, with advice
 */
export async function assertPortFree({
  host,
  port,
}: ListenAddress): Promise<void> {
  const probe = net.createServer().listen({ host, port });
  try {
    await once(probe, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new Error(
      `Port ${port} is in use: choose another one, such as PORT=${port + 1} npm start`,
      { cause: error },
    );
  } finally {
    probe.close();
  }
}

// `npm start` checks the port before it builds.
if (require.main === module)
  assertPortFree(readServerSettings(process.env)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
