import { routes } from "../site/routes";
import { siteUrl } from "../site/env";

/** Where the CMS stores content: a part of its configuration. */
export type CmsBackend = Readonly<Record<string, unknown>>;

/** Editors' changes wait as pull requests until one of them publishes. */
function gitHub(repo: string, env: NodeJS.ProcessEnv): CmsBackend {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo))
    throw new Error(
      `CMS_GITHUB_REPO is "${repo}": write owner/name, such as sound-and-summit/website`,
    );
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
  if (scope && !/^(?:public_)?repo$/.test(scope))
    throw new Error(
      `CMS_AUTH_SCOPE is "${scope}": write public_repo, or repo if the repository is private`,
    );
  // It becomes part of addresses.
  if (branch && !/^[\w./-]+$/.test(branch))
    throw new Error(
      `CMS_GITHUB_BRANCH is "${branch}": write the name of a branch, such as main`,
    );
  if (login && !/^https?:\/\//.test(login))
    throw new Error(
      `CMS_AUTH_URL is "${login}": write an address such as https://login.example.com`,
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
  if (isLocal) return { backend: { name: "proxy", proxy_url: "/api/v1" } };
  return repo ? gitHub(repo, env) : undefined;
}
