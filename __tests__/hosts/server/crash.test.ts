import { openInbox, readInbox } from "../../../src/quote/inbox/store/inbox";
import { sentRequest } from "../../support/quoteRequests";
import {
  inboxIn,
  servedFolder,
  startServer,
} from "../../support/serverProcess";

/** The status of the response, or `undefined` without one. */
const post = (origin: string | undefined, name: string) =>
  fetch(`${String(origin)}/api/quote`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...sentRequest, name }),
  }).then(
    ({ status }) => status,
    () => undefined,
  );

/**
 * Posts requests of 300 visitors, 25 at a time, and ends the server after 100.
 * @returns the names of the accepted ones
 */
async function postUntil(
  server: Awaited<ReturnType<typeof startServer>>,
  signal: NodeJS.Signals,
) {
  const left = Array.from({ length: 300 }, (_, index) => `Visitor ${index}`);
  const accepted: string[] = [];
  const work = async () => {
    for (let name = left.shift(); name; name = left.shift())
      if (
        (await post(server.origin, name)) === 201 &&
        accepted.push(name) === 100
      )
        server.send(signal);
  };
  await Promise.all(Array.from({ length: 25 }, work));
  return accepted;
}

const namesIn = async (folder: string) =>
  (await readInbox(inboxIn(folder))).map(({ request }) => request.name);

test("a killed server has saved each accepted request exactly once", async () => {
  const folder = await servedFolder();
  const server = await startServer(folder);
  const accepted = await postUntil(server, "SIGKILL");
  expect(await server.ended).toBeNull();
  expect(accepted.length).toBeGreaterThanOrEqual(100);

  const again = await startServer(folder);
  expect(await post(again.origin, "After the crash")).toBe(201);
  const names = await namesIn(folder);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([...accepted, "After the crash"]),
  );
  const inbox = openInbox(inboxIn(folder));
  expect(await inbox.faults()).toEqual([]);
  await inbox.close();
});

test("a stopped server has answered what it accepted, and exits", async () => {
  const folder = await servedFolder();
  const server = await startServer(folder);
  const accepted = await postUntil(server, "SIGTERM");
  expect(await server.ended).toBe(0);
  expect(server.errors()).toBe("");
  expect((await namesIn(folder)).sort()).toEqual(accepted.sort());
});
