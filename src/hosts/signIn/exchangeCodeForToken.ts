export interface SignInSettings {
  /** Client id of the OAuth app or GitHub App, from GitHub's developer settings. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** OAuth scope: `public_repo`, or `repo` for private repositories. */
  readonly scope: string;
}

export const gitHubOrigin = "https://github.com";

/** Timeout of a request to GitHub. */
const timeoutMs = 10_000;

/** Failure of a sign-in, whose message the editor sees. */
export class SignInError extends Error {}

const failureMessages: Readonly<Record<string, string>> = {
  access_denied:
    "You didn't allow the editor to use your GitHub account. Sign in again, and allow it.",
  bad_verification_code:
    "This sign-in took too long, or was used already. Close this window and sign in again.",
  incorrect_client_credentials:
    "GitHub doesn't accept the site's client secret. Whoever runs the site has to set a new one.",
  redirect_uri_mismatch:
    "GitHub knows this site under another address. Whoever runs the site has to correct the callback address in GitHub's developer settings.",
  application_suspended:
    "GitHub has suspended this site's sign-in. Whoever runs the site has to write to GitHub.",
};

export const createSignInError = (
  code: string,
  description = "",
): SignInError =>
  new SignInError(
    failureMessages[code] ??
      `GitHub rejected the sign-in${description ? `: ${description}` : "."}`,
  );

interface TokenResponse {
  readonly access_token?: string;
  readonly error?: string;
  readonly error_description?: string;
}

/**
 * Exchanges the authorization code of a sign-in for the user's token.
 * @param verifier PKCE code verifier
 * @throws {SignInError} if GitHub rejects the code or doesn't respond
 */
export async function exchangeCodeForToken(
  { clientId, clientSecret }: SignInSettings,
  code: string,
  verifier: string,
  callback: string,
): Promise<string> {
  let result: TokenResponse;
  try {
    const response = await fetch(`${gitHubOrigin}/login/oauth/access_token`, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        code,
        code_verifier: verifier,
        redirect_uri: callback,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    result = (await response.json()) as TokenResponse;
  } catch (cause) {
    throw new SignInError(
      "GitHub doesn't answer. Wait a few minutes, and sign in again.",
      { cause },
    );
  }
  if (result.access_token) return result.access_token;
  throw createSignInError(result.error ?? "", result.error_description);
}
