import { sentRequest } from "../../support/quoteRequests";
import { servedFolder, startServer } from "../../support/serverProcess";

test("the log has one line per response and nothing personal", async () => {
  const server = await startServer(await servedFolder());
  const { origin = "" } = server;
  await fetch(`${origin}/?name=Ann`, { headers: { "user-agent": "Secret" } });
  await fetch(`${origin}/nowhere#here`);
  await fetch(`${origin}/api/quote`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": "198.51.100.7",
    },
    body: JSON.stringify(sentRequest),
  });
  server.send("SIGTERM");
  expect(await server.ended).toBe(0);

  const answered = server.log().filter(({ msg }) => msg === "answered");
  expect(answered).toMatchObject([
    { req: { method: "GET", path: "/" }, res: { status: 200 } },
    { req: { method: "GET", path: "/nowhere" }, res: { status: 404 } },
    { req: { method: "POST", path: "/api/quote" }, res: { status: 201 } },
  ]);
  for (const { milliseconds } of answered)
    expect(milliseconds).toEqual(expect.any(Number));
  const text = JSON.stringify(answered);
  for (const personal of ["Ann", "Secret", "198.51.100.7", "127.0.0.1"])
    expect(text).not.toContain(personal);
});
