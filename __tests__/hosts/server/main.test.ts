import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import fs from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { createInbox } from "../../../src/quote/inbox/store/inbox";
import { waitForCondition } from "../../support/localService";
import { sentRequest } from "../../support/quoteRequests";
import { createTemporaryFolder } from "../../support/createTemporaryFolder";
import { receiverContent } from "../../support/quoteTexts";
import { readInbox } from "../../support/readQuotes";

const running = new Set<() => Promise<unknown>>();
afterEach(() => Promise.all(Array.from(running, (kill) => kill())));

/** A folder with a built site of one page. */
const siteFolder = () =>
  createTemporaryFolder({
    "public/index.html": "<h1>Home</h1>",
    "public/headers.json": "[]",
    "public/redirects.json": "{}",
    "public/company.json": JSON.stringify(receiverContent),
  });

let visitors = 0;
beforeEach(() => {
  visitors = 0;
});

const inboxIn = (folder: string) => path.join(folder, "data", "quotes.db");

/** Runs `npm run serve` in a folder as a process of its own. */
async function startServer(folder: string, more = {}) {
  const child = spawn(
    process.execPath,
    [
      ...["--import", require.resolve("tsx")],
      path.resolve("src/hosts/server/main.ts"),
    ],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, PORT: "0", ...more },
    },
  );
  let errors = "";
  child.stderr.on("data", (text: Buffer) => (errors += text.toString()));
  const ended = new Promise<number | null>((resolve) =>
    child.on("close", resolve),
  );
  const kill = () => {
    child.kill("SIGKILL");
    return ended;
  };
  running.add(kill);
  void ended.then(() => running.delete(kill));
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => {
      output += text.toString();
      const [, address] = /^The site is at (\S+)\n/m.exec(output) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(errors)));
  });
  return {
    origin,
    /** Resolves with its exit code; `null` if it was killed. */
    ended,
    output: () => output,
    errors: () => errors,
    send: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

/** Posts a request from a new IP address. */
const post = (origin: string, name: string, headers = {}) =>
  fetch(`${origin}/api/quote`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": `10.${String(visitors++)}.0.1`,
      ...headers,
    },
    body: JSON.stringify({ ...sentRequest, name }),
  });

/**
 * Posts requests of 250 visitors, 25 at a time, and ends the server after 100.
 * @returns the names of the accepted ones
 */
async function postUntil(
  { origin, send }: Awaited<ReturnType<typeof startServer>>,
  signal: NodeJS.Signals,
) {
  const left = Array.from({ length: 250 }, (_, index) => `Visitor ${index}`);
  const accepted: string[] = [];
  const work = async () => {
    for (let name = left.shift(); name; name = left.shift()) {
      const response = await post(origin, name).catch(() => undefined);
      if (response?.status !== 201) continue;
      if (accepted.push(name) === 100) send(signal);
    }
  };
  await Promise.all(Array.from({ length: 25 }, work));
  return accepted;
}

const namesIn = async (folder: string) =>
  (await readInbox(inboxIn(folder))).map(({ request }) => request.name);

test("a killed server has saved each accepted request exactly once", async () => {
  const folder = await siteFolder();
  const server = await startServer(folder);
  const accepted = await postUntil(server, "SIGKILL");
  expect(await server.ended).toBeNull();
  expect(accepted.length).toBeGreaterThanOrEqual(100);

  const restarted = await startServer(folder);
  expect((await post(restarted.origin, "After the crash")).status).toBe(201);
  const names = await namesIn(folder);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([...accepted, "After the crash"]),
  );
  const inbox = createInbox(inboxIn(folder));
  expect(await inbox.checkIntegrity()).toEqual([]);
  inbox.close();
});

test("a stopped server has answered what it accepted, and logs one line per response and nothing personal", async () => {
  const folder = await siteFolder();
  const server = await startServer(folder);
  const { origin } = server;
  await fetch(`${origin}/?name=Ann`, { headers: { "user-agent": "Secret" } });
  await fetch(`${origin}/nowhere#here`);
  await post(origin, "Ann", { "X-Forwarded-For": "198.51.100.7" });
  // Links as mail programs rewrite them.
  for (const fragment of ["%23plan=Secret", "%2523plan=Secret"])
    await fetch(`${origin}/inventory${fragment}`);
  const accepted = await postUntil(server, "SIGTERM");
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain(`${inboxIn(folder)} is a new inbox`);
  expect(server.errors()).toMatch(/^Nobody is notified of quote requests.*\n$/);
  expect((await namesIn(folder)).sort()).toEqual(["Ann", ...accepted].sort());
  const lines = server
    .output()
    .split("\n")
    .filter((line) => line.includes('"answered"'));
  const logged = lines.map((line) => JSON.parse(line) as { status: number });
  expect(logged.slice(0, 3)).toMatchObject([
    { method: "GET", path: "/", status: 200 },
    { method: "GET", path: "/nowhere", status: 404 },
    { method: "POST", path: "/api/quote", status: 201 },
  ]);
  expect(logged.slice(3, 5)).toMatchObject(
    Array.from({ length: 2 }, () => ({ path: "/inventory", status: 404 })),
  );
  expect(logged.filter(({ status }) => status === 201)).toHaveLength(
    accepted.length + 1,
  );
  expect(lines.join()).not.toMatch(
    /Ann|Visitor|Secret|198\.51\.100\.7|127\.0\.0\.1/,
  );
});

async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

test.each(["a full disk", "a closed pipe", "a pipe whose reader stands still"])(
  "a server whose log goes to %s serves on, ends as usual, and health says that lines are lost",
  async (destination) => {
    const port = await findFreePort();
    const isFile = destination === "a full disk";
    const child = spawn(
      process.execPath,
      [
        ...["--import", require.resolve("tsx")],
        path.resolve("src/hosts/server/main.ts"),
      ],
      {
        cwd: await siteFolder(),
        env: { PATH: process.env.PATH, PORT: String(port) },
        stdio: [
          "ignore",
          isFile ? openSync("/dev/full", "w") : "pipe",
          "ignore",
        ],
      },
    );
    const ended = once(child, "close");
    running.add(() => Promise.resolve(child.kill("SIGKILL")));
    if (destination === "a closed pipe") child.stdout?.destroy();
    const origin = `http://127.0.0.1:${port}`;
    const get = (pathname: string) =>
      fetch(origin + pathname).catch(() => undefined);
    await waitForCondition(async () => (await get("/"))?.status === 200);
    // Each line is as long as its path: more than a pipe and the waiting lines hold.
    for (let sent = 0; sent < 300; sent++)
      expect((await get(`/${"x".repeat(7000)}`))?.status).toBe(404);
    const health = await get("/healthz");
    expect([health?.status, await health?.json()]).toEqual([
      200,
      {
        status: "up",
        notification: { status: "off" },
        log: {
          since: expect.stringMatching(/Z$/) as string,
          count: expect.any(Number) as number,
        },
      },
    ]);
    expect((await post(origin, "Ann")).status).toBe(201);
    child.stdout?.destroy();
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  },
);

test("a server in releases/current ends once another release is current", async () => {
  const folder = await createTemporaryFolder();
  await fs.mkdir(path.join(folder, "releases"));
  await fs.cp(await siteFolder(), path.join(folder, "releases/one"), {
    recursive: true,
  });
  const link = path.join(folder, "releases/current");
  await fs.symlink("one", link);
  await fs.mkdir(path.join(folder, "releases/two"));
  const pointTo = async (target: string) => {
    await fs.symlink(target, `${link}.next`);
    await fs.rename(`${link}.next`, link);
  };
  const server = await startServer(link);
  await pointTo("nowhere");
  // Like a link that changes while the server starts.
  const late = await startServer(path.join(folder, "releases/one"));
  for (const { errors } of [server, late])
    await waitForCondition(() => errors().includes("current points nowhere"));
  await pointTo("two");
  expect([await server.ended, await late.ended]).toEqual([0, 0]);
  expect(server.errors().match(/points nowhere/g)).toHaveLength(1);
});

test("a server whose inbox is damaged and whose settings are wrong serves pages; once it is repaired it takes requests, and ends if it is deleted", async () => {
  const folder = await siteFolder();
  const file = inboxIn(folder);
  await fs.mkdir(path.dirname(file));
  await fs.writeFile(file, "x".repeat(10_000));
  const { origin, ended, errors } = await startServer(folder, {
    ...{ TRUST_PROXY: "foo", CMS_AUTH_SCOPE: "admin", SMTP_HOST: "boss" },
    ...{ CMS_GITHUB_CLIENT_ID: "a", CMS_GITHUB_CLIENT_SECRET: "b" },
  });
  const statusOf = async (name: string) => (await fetch(origin + name)).status;
  expect(await statusOf("/")).toBe(200);
  expect(await statusOf("/healthz")).toBe(503);
  expect((await post(origin, "Ann")).status).toBe(503);

  await fs.rm(path.dirname(file), { recursive: true });
  expect((await post(origin, "Ann")).status).toBe(201);
  await waitForCondition(async () => (await statusOf("/healthz")) === 200);
  const health = (await (await fetch(`${origin}/healthz`)).json()) as object;
  expect(health).toMatchObject({
    notification: {
      status: "misconfigured",
      ignoredSettings: ["TRUST_PROXY", "SMTP_HOST"],
    },
  });

  await fs.rm(file);
  expect(await ended).toBe(1);
  expect(
    errors().match(
      /.*TRUST_PROXY has "foo"|.*can't save quote requests|.*: exiting/g,
    ),
  ).toEqual([
    `A setting is ignored: TRUST_PROXY has "foo"`,
    "The inbox can't save quote requests",
    `${file} was moved, deleted, emptied or replaced while it was open: exiting`,
  ]);
});
