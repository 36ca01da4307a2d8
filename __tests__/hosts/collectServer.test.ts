import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { createTemporaryFolder } from "../support/createTemporaryFolder";
import { sentRequest } from "../support/quoteRequests";
import { receiverContent } from "../support/quoteTexts";
import { readInbox } from "../support/readQuotes";
import { runScript } from "../support/runScript";

/** A folder as in the image: collected code, a site of one page, and only the listed packages. */
async function collect(): Promise<string> {
  const folder = await createTemporaryFolder({
    "public/index.html": "<h1>Home</h1>",
    "public/headers.json": "[]",
    "public/redirects.json": "{}",
    "public/company.json": JSON.stringify(receiverContent),
  });
  expect(
    runScript("hosts/collectServer.ts", process.cwd(), [folder]),
  ).toMatchObject({ code: 0, errors: "" });
  const { dependencies } = JSON.parse(
    await fs.readFile(path.join(folder, "package.json"), "utf8"),
  ) as { dependencies: object };
  for (const name of Object.keys(dependencies)) {
    const link = path.join(folder, "node_modules", name);
    await fs.mkdir(path.dirname(link), { recursive: true });
    await fs.symlink(path.resolve("node_modules", name), link);
  }
  return folder;
}

test("the collected files and packages run the server and each command for requests", async () => {
  const folder = await collect();
  const { email } = sentRequest;
  const env = { PATH: process.env.PATH, PORT: "0" };
  const run = ["--import", "tsx", "src/hosts/server/main.ts"];
  const server = spawn(process.execPath, run, { cwd: folder, env });
  let output = "";
  server.stderr.on("data", (text: Buffer) => (output += text.toString()));
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (text: Buffer) => {
      output += text.toString();
      const [, url] = /^The site is at (\S+)\n/m.exec(output) ?? [];
      if (url) resolve(url);
    });
    server.on("close", () => reject(new Error(output)));
  });
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(origin)).status).toBe(200);
  const sent = await fetch(`${origin}/api/quote`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(sentRequest),
  });
  expect(sent.status).toBe(201);
  const ended = once(server, "close");
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);

  const [quote] = await readInbox(path.join(folder, "data/quotes.db"));
  expect(quote).toMatchObject({ request: { email } });
  const quotes = async (...args: readonly string[]) => {
    const script = "src/quote/inbox/cli/quotesCommand.ts";
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--import", "tsx", script, ...args],
      { cwd: folder, env },
    );
    return stdout;
  };
  expect(await quotes()).toContain(quote!.id.slice(0, 8));
  expect(await quotes("show", quote!.id)).toContain(email);
  expect(await quotes("handled", quote!.id)).toContain("is handled");
  expect(await quotes("export")).toContain(email);
  expect(await quotes("backup", "copy.db")).toContain("is copied");
  expect(await quotes("check")).toContain("no damage");
  expect(await quotes("delete", email)).toContain("1 request deleted");
});
