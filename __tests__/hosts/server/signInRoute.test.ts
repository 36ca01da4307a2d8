import { createServer } from "../../../src/hosts/server/createServer";
import { signInSettings } from "../../../src/hosts/signIn/signInSettings";
import { headerRules } from "../../../src/site/headers";
import { unusedReceiver } from "../../support/quoteReceiver";
import { temporaryFolder } from "../../support/temporaryFolder";

const app = {
  CMS_GITHUB_CLIENT_ID: "the-app",
  CMS_GITHUB_CLIENT_SECRET: "the secret",
  CMS_AUTH_SCOPE: "repo",
};

/** Where the sign-in takes the window, and where GitHub sends it back to. */
function ways(location: string | undefined): unknown[] {
  const { host, searchParams } = new URL(location!);
  return [host, searchParams.get("redirect_uri")];
}

test("the embedded server signs editors in at the address behind its proxy", async () => {
  const server = await createServer({
    folder: await temporaryFolder({
      "index.html": "Home",
      "headers.json": JSON.stringify(headerRules(["/"], "")),
    }),
    receiver: unusedReceiver,
    signIn: signInSettings(app),
    trustProxy: ["127.0.0.1"],
  });
  const { statusCode, headers } = await server.inject({
    url: "/api/sign-in?provider=github&scope=repo",
    headers: {
      host: "www.movers.test",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "evil.test",
    },
  });
  expect(statusCode).toBe(302);
  expect(ways(headers.location)).toEqual([
    "github.com",
    "https://www.movers.test/api/sign-in",
  ]);
  expect(headers["set-cookie"]).toMatch(/^__Host-sign-in=/);
  expect(headers["cross-origin-opener-policy"]).toBe("unsafe-none");
  const unknown = await server.inject({
    url: "/api/sign-in?state=1&code=2",
    headers: { host: "www.movers.test", cookie: "__Host-sign-in=3" },
  });
  expect([unknown.statusCode, unknown.body]).toEqual([
    400,
    expect.stringContaining("didn't start in this browser"),
  ]);
  const bad = await server.inject({
    url: "/api/sign-in",
    headers: { host: "a b" },
  });
  expect(bad.statusCode).toBe(400);
  const statuses = [];
  for (let sent = 0; sent < 40; sent++)
    statuses.push((await server.inject("/api/sign-in?state=1")).statusCode);
  expect(statuses).toContain(429);
  await server.close();
});
