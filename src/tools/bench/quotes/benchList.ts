import { quotes } from "../../../server/quotes/listing/quotesCommand";

/** Lists the inbox of this folder to nobody, and tells the parent the CPU time. */
async function listAndTell(): Promise<void> {
  const code = await quotes([], {
    project: process.cwd(),
    env: process.env,
    print: () => undefined,
    printError: (text) => process.stderr.write(text),
  });
  const { user, system } = process.cpuUsage();
  if (code === 0) process.send?.((user + system) / 1000);
}

void listAndTell();
