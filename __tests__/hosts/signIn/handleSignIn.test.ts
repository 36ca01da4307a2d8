import { createHash } from "node:crypto";
import vm from "node:vm";
import { parse } from "node-html-parser";
import { handleSignIn } from "../../../src/hosts/signIn/handleSignIn";
import { readSignInSettings } from "../../../src/hosts/signIn/handleSignIn";

const site = "https://www.movers.test";
const address = `${site}/api/sign-in`;
const start = `${address}?provider=github&scope=repo`;

const settings = readSignInSettings({
  CMS_GITHUB_CLIENT_ID: "the-app",
  CMS_GITHUB_CLIENT_SECRET: "the secret",
  CMS_AUTH_SCOPE: "repo",
});

/** Fake of GitHub's exchange of codes for tokens. */
const gitHub = jest.spyOn(global, "fetch");
beforeEach(() => {
  gitHub.mockReset();
  gitHub.mockImplementation(() =>
    Promise.resolve(Response.json({ access_token: "the token" })),
  );
});

/** Fake of a browser's window with one cookie. */
function browser() {
  let cookie = "";
  return async function open(url: string): Promise<Response> {
    const request = new Request(url, { headers: { cookie } });
    const response = await handleSignIn(request, settings);
    const [set] = response.headers.getSetCookie();
    if (set) cookie = `other=1; ${set.split(";")[0]!}`;
    return response;
  };
}

/** The callback URL with GitHub's parameters. */
function backFrom(
  { headers }: Response,
  answer: Readonly<Record<string, string>> = { code: "the code" },
): string {
  const { searchParams } = new URL(headers.get("location")!);
  const back = new URL(searchParams.get("redirect_uri")!);
  const state = searchParams.get("state")!;
  back.search = new URLSearchParams({ ...answer, state }).toString();
  return back.href;
}

async function signedIn() {
  const open = browser();
  return open(backFrom(await open(start)));
}

const random = expect.stringMatching(/^[\w-]{43}$/) as string;

const textOf = (html: string) => parse(html).querySelector("main p")?.text;

/**
 * Runs the script of the last sign-in page in a window that an editor opened. The fake
 * editor replies like Decap.
 * @param editor the origin of the editor
 * @returns the messages that the editor received
 */
function handshake(html: string, editor: string): string[] {
  const received: string[] = [];
  let hear: (event: object) => void = () => {};
  const opener = {
    postMessage(data: string, target: string) {
      // Browsers don't deliver messages whose target origin is another.
      if (target !== editor) return;
      received.push(data);
      if (data === "authorizing:github")
        hear({ data, origin: editor, source: opener });
    },
  };
  const page = parse(html);
  vm.runInNewContext(page.querySelector("script[nonce]")!.text, {
    opener,
    location: { origin: site },
    addEventListener: (_name: string, listener: typeof hear) =>
      (hear = listener),
    document: {
      getElementById: (id: string) => ({
        textContent: page.querySelector(`#${id}`)!.text,
      }),
    },
  });
  if (editor !== site)
    hear({ data: "authorizing:github", origin: editor, source: opener });
  return received;
}

test("an editor at the site gets the token, by Decap's handshake, and nobody else", async () => {
  const open = browser();
  await open(start);
  const sent = await open(start);
  const [, verifier] = /\.(.*?);/.exec(sent.headers.getSetCookie()[0]!)!;
  const response = await open(backFrom(sent));
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(handshake(html, site)).toEqual([
    "authorizing:github",
    'authorization:github:success:{"token":"the token","provider":"github"}',
  ]);
  expect(handshake(html, "https://preview.movers.test")).toEqual([]);
  const [url, { body } = {}] = gitHub.mock.calls[0]!;
  expect(url).toBe("https://github.com/login/oauth/access_token");
  expect(Object.fromEntries(body as URLSearchParams)).toEqual({
    client_id: "the-app",
    client_secret: "the secret",
    code: "the code",
    code_verifier: verifier,
    redirect_uri: address,
  });
});

test("GitHub is asked for no more than the editor needs, and knows the way back", async () => {
  const { headers } = await browser()(start);
  const { origin, pathname, searchParams } = new URL(headers.get("location")!);
  expect(origin + pathname).toBe("https://github.com/login/oauth/authorize");
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: "the-app",
    redirect_uri: address,
    scope: "repo",
    state: random,
    code_challenge: random,
    code_challenge_method: "S256",
    allow_signup: "false",
  });
  const [, state, verifier, options] =
    /^__Host-sign-in=(.*)\.(.*?); (.*)$/.exec(headers.getSetCookie()[0]!)!;
  expect(state).toBe(searchParams.get("state"));
  expect(options).toBe("Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax");
  expect(createHash("sha256").update(verifier!).digest("base64url")).toBe(
    searchParams.get("code_challenge"),
  );
});

test("each sign-in has a state of its own, which works once and in one browser", async () => {
  const open = browser();
  const first = backFrom(await open(start));
  const second = backFrom(await open(start));
  const foreign = backFrom(await browser()(start));
  expect((await open(first)).status).toBe(400);
  expect((await open(foreign)).status).toBe(400);
  expect(gitHub).not.toHaveBeenCalled();
  expect((await open(second)).status).toBe(200);
  const html = await (await open(second)).text();
  expect(textOf(html)).toContain("didn't start in this browser");
  const [, outcome] = handshake(html, site);
  expect(outcome).toMatch(/^authorization:github:error:\{"message":"This sign/);
});

test("a right that the editor doesn't need is refused", async () => {
  const response = await browser()(`${address}?scope=delete_repo`);
  expect(response.status).toBe(400);
  expect(textOf(await response.text())).toContain('the right "delete_repo"');
});

test("GitHub's refusal is said, and can't inject HTML", async () => {
  const open = browser();
  const answer = { error: "<b>unknown</b>", error_description: "<b>A & B" };
  const html = await (await open(backFrom(await open(start), answer))).text();
  expect(textOf(html)).toContain("GitHub rejected the sign-in: <b>A & B");
  expect(html).not.toContain("<b>");
});

test("no response is cached, framed, indexed or cut off from the editor", async () => {
  const responses = [
    await signedIn(),
    await browser()(start),
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
