import { routes } from "../site/routes";
import { siteUrl } from "../site/env";
import { filesAddress } from "./localFiles";

/** Where the CMS stores content: a part of its configuration. */
export type CmsBackend = Readonly<Record<string, unknown>>;

/** What the settings have to look like: branch and repository become addresses. */
const settings = [
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

/** Editors' changes wait as pull requests until one of them publishes. */
function gitHub(repo: string, env: NodeJS.ProcessEnv): CmsBackend {
  for (const [name, form, says] of settings) {
    const value = env[name];
    if (value && !form.test(value))
      throw new Error(`${name} is "${value}": write ${says}`);
  }
  const {
    SITE_URL,
    CMS_GITHUB_BRANCH: branch,
    CMS_AUTH_URL: login,
    CMS_AUTH_SCOPE: scope,
  } = env;
  if (!login && !SITE_URL)
    throw new Error(
      "CMS_GITHUB_REPO is set, so SITE_URL has to be: editors sign in at the site's address.",
    );
  const site = siteUrl(SITE_URL);
  const { origin, pathname } = new URL(login || site + routes.signIn);
  return {
    backend: {
      name: "github",
      repo,
      branch: branch || "main",
      base_url: origin,
      auth_endpoint: pathname.replace(/^\/+|\/+$/g, "") || "auth",
      auth_scope: scope || "public_repo",
      // The status by which the workflow names a pull request's preview.
      preview_context: "deploy/preview",
    },
    publish_mode: "editorial_workflow",
    site_url: site,
    display_url: site,
  };
}

/**
 * The backend that the environment asks for: with `CMS_LOCAL` the files of this
 * machine, otherwise the GitHub repository `CMS_GITHUB_REPO`.
 * @returns `undefined` if neither is set
 * @throws when a setting is wrong or missing
 */
export function cmsBackend(env: NodeJS.ProcessEnv): CmsBackend | undefined {
  const { CMS_LOCAL: isLocal, CMS_GITHUB_REPO: repo } = env;
  if (isLocal) return { backend: { name: "proxy", proxy_url: filesAddress } };
  return repo ? gitHub(repo, env) : undefined;
}
