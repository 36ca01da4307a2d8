export interface SignInSettings {
  /** Of the OAuth app or GitHub App, from GitHub's developer settings. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** The right that an OAuth app asks for: in public repositories only, or in all. */
  readonly scope: string;
  /** Origins of other copies of the editor that may sign in here. */
  readonly editors: readonly string[];
}

export interface SignInEnvironment {
  readonly CMS_GITHUB_CLIENT_ID?: string | undefined;
  readonly CMS_GITHUB_CLIENT_SECRET?: string | undefined;
  readonly CMS_AUTH_SCOPE?: string | undefined;
  readonly CMS_ORIGINS?: string | undefined;
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(
      `CMS_ORIGINS has "${text}": write addresses such as https://www.example.com, separated by commas`,
    );
  return url.origin;
}

function scopeOf(text: string): string {
  if (!/^(?:public_)?repo$/.test(text))
    throw new Error(
      `CMS_AUTH_SCOPE is "${text}": write public_repo, or repo if the repository is private`,
    );
  return text;
}

/**
 * Reads the settings of the sign-in.
 * @returns `undefined` if the site has none
 * @throws when `CMS_ORIGINS` or `CMS_AUTH_SCOPE` is wrong
 */
export function signInSettings(
  env: SignInEnvironment,
): SignInSettings | undefined {
  const {
    CMS_GITHUB_CLIENT_ID: clientId,
    CMS_GITHUB_CLIENT_SECRET: clientSecret,
    CMS_AUTH_SCOPE: scope,
    CMS_ORIGINS: editors = "",
  } = env;
  if (!clientId || !clientSecret) return undefined;
  return {
    clientId,
    clientSecret,
    scope: scopeOf(scope || "public_repo"),
    editors: editors
      .split(",")
      .map((text) => text.trim())
      .filter(Boolean)
      .map(originOf),
  };
}
