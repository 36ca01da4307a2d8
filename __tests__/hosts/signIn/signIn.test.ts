import { parse } from "node-html-parser";
import { signIn } from "../../../src/hosts/signIn/signIn";
import { signInSettings } from "../../../src/hosts/signIn/signInSettings";
import { startGitHub } from "../../support/fakeGitHub";
import { handshake } from "../../support/signInWindow";

const site = "https://www.movers.test";
const address = `${site}/api/sign-in`;

let gitHub: Awaited<ReturnType<typeof startGitHub>>;
beforeAll(async () => {
  gitHub = await startGitHub();
});
afterAll(() => gitHub.close());

const settings = (more: Record<string, string> = {}) => ({
  ...signInSettings({
    CMS_GITHUB_CLIENT_ID: "the-app",
    CMS_GITHUB_CLIENT_SECRET: "the secret",
    CMS_AUTH_SCOPE: "repo",
    ...more,
  })!,
  gitHub: gitHub.url,
});

/** A browser's window, which keeps one cookie. */
function browser(known = settings()) {
  let cookie = "";
  return async function open(url: string): Promise<Response> {
    const response = await signIn(
      new Request(url, { headers: { cookie } }),
      known,
    );
    const [set] = response.headers.getSetCookie();
    if (set) cookie = `other=1; ${set.split(";")[0]!}`;
    return response;
  };
}

/** Opens GitHub's page, and returns the address that it sends the window to. */
async function backFrom(response: Response): Promise<string> {
  const there = await fetch(response.headers.get("location")!, {
    redirect: "manual",
  });
  return there.headers.get("location")!;
}

async function signedIn(scope = "repo", known = settings()) {
  const open = browser(known);
  const started = await open(
    `${address}?provider=github&site_id=www.movers.test&scope=${scope}`,
  );
  return open(await backFrom(started));
}

const textOf = (html: string) => parse(html).querySelector("main p")?.text;

test("an editor at the site gets the token, by Decap's handshake", async () => {
  const response = await signedIn();
  const html = await response.text();
  expect(response.status).toBe(200);
  const [hello, outcome = "", ...more] = handshake(html, site);
  expect([hello, more]).toEqual(["authorizing:github", []]);
  const [, json = ""] = /^authorization:github:success:(.+)$/.exec(outcome)!;
  const { token, provider } = JSON.parse(json) as Record<string, string>;
  expect(provider).toBe("github");
  expect(gitHub.tokens.get(token!)).toBe("repo");
});

test("nobody else gets it, unless CMS_ORIGINS names them", async () => {
  const other = "https://preview.movers.test";
  const html = await (await signedIn()).text();
  expect(handshake(html, other)).toEqual([]);
  expect(handshake(html, "https://evil.test")).toEqual([]);
  const known = settings({ CMS_ORIGINS: `${other}, https://third.test/` });
  const allowed = await (await signedIn("repo", known)).text();
  expect(handshake(allowed, other)).toHaveLength(2);
  expect(handshake(allowed, "https://third.test")).toHaveLength(2);
});

test("GitHub is asked for no more than the editor needs, and knows the way back", async () => {
  const response = await browser()(`${address}?provider=github&scope=repo`);
  const { searchParams } = new URL(response.headers.get("location")!);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: "the-app",
    redirect_uri: address,
    scope: "repo",
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
    allow_signup: "false",
  });
  expect(response.headers.getSetCookie()).toEqual([
    `__Host-sign-in=${searchParams.get("state")!}; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax`,
  ]);
});

test("each sign-in has a state of its own, which works once", async () => {
  const open = browser();
  const start = `${address}?scope=repo`;
  const first = await backFrom(await open(start));
  const second = await backFrom(await open(start));
  expect((await open(first)).status).toBe(400);
  expect((await open(second)).status).toBe(200);
  const again = await open(second);
  expect(textOf(await again.text())).toContain("didn't start in this browser");
});

test("a sign-in that another browser began is refused", async () => {
  const foreign = await backFrom(await browser()(`${address}?scope=repo`));
  const before = gitHub.tokens.size;
  const response = await browser()(foreign);
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(textOf(html)).toContain("didn't start in this browser");
  expect(gitHub.tokens.size).toBe(before);
  const [, outcome] = handshake(html, site);
  expect(outcome).toMatch(/^authorization:github:error:\{"message":"This sign/);
});

test("a scope that the editor doesn't need is refused", async () => {
  const html = await (await browser()(`${address}?scope=delete_repo`)).text();
  expect(textOf(html)).toContain('the right "delete_repo"');
  expect(handshake(html, site)[1]).toContain("authorization:github:error:");
});

test.each([
  ["access_denied", "You didn't allow the editor"],
  ["<b>unknown</b>", "GitHub refused the sign-in: <b>A & B"],
])("GitHub's answer %s is put in words", async (error, says) => {
  const open = browser();
  const started = await open(`${address}?scope=repo`);
  const back = new URL(address);
  back.search = new URLSearchParams({
    error,
    error_description: "<b>A & B",
    state: new URL(started.headers.get("location")!).searchParams.get("state")!,
  }).toString();
  const html = await (await open(back.href)).text();
  expect(textOf(html)).toContain(says);
  expect(html).not.toContain("<b>");
});

test("no response is cached, framed, indexed or cut off from the editor", async () => {
  const responses = [
    await signedIn(),
    await browser()(`${address}?scope=repo`),
    await browser()(`${address}?scope=none`),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 302, 400]);
  for (const { headers } of responses) {
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "cross-origin-opener-policy": "unsafe-none",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
  }
});
