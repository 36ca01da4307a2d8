import { routes } from "../site/routes";
import { parseSiteUrl } from "../site/env";

/** Path of Decap's file API, on the site's origin. */
export const decapFileApiPath = "/api/v1";

/** The part of Decap's configuration that says where content is stored. */
export type CmsBackendConfig = Readonly<Record<string, unknown>>;

/**
 * Settings that become parts of URLs: name, pattern, and a description for error
 * messages.
 */
const settingPatterns = [
  ["CMS_GITHUB_REPO", /^[\w.-]+\/[\w.-]+$/, "owner/name"],
  ["CMS_GITHUB_BRANCH", /^[\w./-]+$/, "the name of a branch, such as main"],
  [
    "CMS_AUTH_SCOPE",
    /^(?:public_)?repo$/,
    "public_repo or, if it is private, repo",
  ],
  [
    "CMS_AUTH_URL",
    /^https?:\/\/[\w.-]+(?::\d+)?(?:\/\S*)?$/,
    "an address such as https://login.example.com",
  ],
] as const;

/** Configures the GitHub backend: changes are pull requests until they are published. */
function createGitHubBackend(
  repo: string,
  env: NodeJS.ProcessEnv,
): CmsBackendConfig {
  for (const [name, pattern, expected] of settingPatterns) {
    const value = env[name];
    if (value && !pattern.test(value))
      throw new Error(`${name} is "${value}": write ${expected}`);
  }
  const {
    SITE_URL,
    CMS_GITHUB_BRANCH: branch,
    CMS_AUTH_URL: signInUrl,
    CMS_AUTH_SCOPE: scope,
  } = env;
  if (!signInUrl && !SITE_URL)
    throw new Error(
      "CMS_GITHUB_REPO is set, so SITE_URL has to be: editors sign in at the site's address.",
    );
  const site = parseSiteUrl(SITE_URL);
  const { origin, pathname } = new URL(signInUrl || site + routes.signIn);
  return {
    backend: {
      name: "github",
      repo,
      branch: branch || "main",
      base_url: origin,
      auth_endpoint: pathname.replace(/^\/+|\/+$/g, "") || "auth",
      auth_scope: scope || "public_repo",
      // Name of the commit status with which the workflow links to a preview.
      preview_context: "deploy/preview",
    },
    publish_mode: "editorial_workflow",
    site_url: site,
    display_url: site,
  };
}

/**
 * Configures the backend that the environment selects: with `CMS_LOCAL` the files of
 * this machine, otherwise the GitHub repository `CMS_GITHUB_REPO`.
 * @returns `undefined` if neither variable is set
 * @throws when a setting is missing or doesn't match its pattern
 */
export function createCmsBackendConfig(
  env: NodeJS.ProcessEnv,
): CmsBackendConfig | undefined {
  const { CMS_LOCAL: isLocal, CMS_GITHUB_REPO: repo } = env;
  if (isLocal)
    return { backend: { name: "proxy", proxy_url: decapFileApiPath } };
  return repo ? createGitHubBackend(repo, env) : undefined;
}
