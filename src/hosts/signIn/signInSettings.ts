export interface SignInSettings {
  /** Of the OAuth app or GitHub App, from GitHub's developer settings. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** The right that an OAuth app asks for: in public repositories only, or in all. */
  readonly scope: string;
}

export interface SignInEnvironment {
  readonly CMS_GITHUB_CLIENT_ID?: string | undefined;
  readonly CMS_GITHUB_CLIENT_SECRET?: string | undefined;
  readonly CMS_AUTH_SCOPE?: string | undefined;
}

/**
 * Reads the settings of the sign-in.
 * @returns `undefined` if the site has none
 */
export function signInSettings(
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
