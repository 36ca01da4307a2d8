import { encodeBase64Url } from "../../shared/base64Url";
import {
  gitHubOrigin,
  createSignInError,
  SignInError,
  exchangeCodeForToken,
} from "./exchangeCodeForToken";
import type { SignInSettings } from "./exchangeCodeForToken";
import {
  createRandomToken,
  signInHeaders,
  createSignInResultPage,
} from "./createSignInResultPage";

export interface SignInEnvironment {
  readonly CMS_GITHUB_CLIENT_ID?: string | undefined;
  readonly CMS_GITHUB_CLIENT_SECRET?: string | undefined;
  readonly CMS_AUTH_SCOPE?: string | undefined;
}

/**
 * Reads the settings of the sign-in.
 * @returns `undefined` without a client ID or secret
 */
export function readSignInSettings(
  env: SignInEnvironment,
): SignInSettings | undefined {
  const {
    CMS_GITHUB_CLIENT_ID: clientId,
    CMS_GITHUB_CLIENT_SECRET: clientSecret,
    CMS_AUTH_SCOPE: scope,
  } = env;
  if (!clientId || !clientSecret) return undefined;
  return { clientId, clientSecret, scope: scope || "public_repo" };
}

const stateCookie = "__Host-sign-in";

/** Maximum duration of a sign-in. */
const maxSignInSeconds = 600;

const serializeStateCookie = (value: string, maxAge: number) =>
  `${stateCookie}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`;

/** Reads state and PKCE code verifier of a sign-in from its cookie; empty without the cookie. */
function readStateCookie(request: Request): string[] {
  const cookies = request.headers.get("cookie") ?? "";
  const value = cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${stateCookie}=`))
    ?.slice(stateCookie.length + 1);
  return value?.split(".") ?? [];
}

/** PKCE code challenge, the hash of the verifier (RFC 7636). */
async function pkceChallenge(verifier: string): Promise<string> {
  const bytes = new TextEncoder().encode(verifier);
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return encodeBase64Url(new Uint8Array(hash));
}

/** Redirects the sign-in window to GitHub. The state in a cookie prevents CSRF. */
async function redirectToGitHub(
  { searchParams }: URL,
  callback: string,
  { clientId, scope }: SignInSettings,
): Promise<Response> {
  if (!/^(?:public_)?repo$/.test(scope))
    throw new SignInError(
      `CMS_AUTH_SCOPE is "${scope}". Whoever runs the site sets it to public_repo, or to repo if the repository is private.`,
    );
  const requestedScope = searchParams.get("scope") ?? "";
  if (requestedScope !== scope)
    throw new SignInError(
      `The editor asked for the right "${requestedScope}", and gets "${scope}" here. Whoever runs the site sets CMS_AUTH_SCOPE to the same for the build and where the site runs.`,
    );
  const state = createRandomToken();
  const verifier = createRandomToken();
  const authorizeUrl = new URL(`${gitHubOrigin}/login/oauth/authorize`);
  authorizeUrl.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: callback,
    scope,
    state,
    code_challenge: await pkceChallenge(verifier),
    code_challenge_method: "S256",
    allow_signup: "false",
  }).toString();
  return new Response(null, {
    status: 302,
    headers: {
      ...signInHeaders,
      Location: authorizeUrl.href,
      "Set-Cookie": serializeStateCookie(
        `${state}.${verifier}`,
        maxSignInSeconds,
      ),
    },
  });
}

async function handleCallback(
  request: Request,
  { searchParams }: URL,
  callback: string,
  settings: SignInSettings,
): Promise<Response> {
  const [state, verifier] = readStateCookie(request);
  if (!state || !verifier || searchParams.get("state") !== state)
    throw new SignInError(
      "This sign-in didn't start in this browser, or it took more than ten minutes. Close this window and sign in again. If that doesn't help, allow cookies for this site.",
    );
  const error = searchParams.get("error");
  if (error)
    throw createSignInError(
      error,
      searchParams.get("error_description") ?? undefined,
    );
  const code = searchParams.get("code") ?? "";
  const token = await exchangeCodeForToken(settings, code, verifier, callback);
  return createSignInResultPage(200, { token, provider: "github" });
}

/**
 * Signs an editor in with GitHub: redirects to GitHub, exchanges the code that GitHub
 * returns, and sends the token to the editor's page. The token is neither stored nor
 * logged.
 * @param request request to the sign-in route, which is also GitHub's callback
 */
export async function handleSignIn(
  request: Request,
  settings: SignInSettings | undefined,
): Promise<Response> {
  const url = new URL(request.url);
  const callback = url.origin + url.pathname;
  const isCallback = url.searchParams.has("state");
  try {
    if (!settings)
      throw new SignInError(
        "Sign-in isn't set up on this site. Whoever runs the site sets CMS_GITHUB_CLIENT_ID and CMS_GITHUB_CLIENT_SECRET: docs/cms.md says how.",
      );
    if (!isCallback) return await redirectToGitHub(url, callback, settings);
    const page = await handleCallback(request, url, callback, settings);
    page.headers.set("Set-Cookie", serializeStateCookie("", 0));
    return page;
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    return createSignInResultPage(settings ? 400 : 503, {
      message: error.message,
    });
  }
}
