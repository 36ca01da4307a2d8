import { siteUrl } from "../site/siteUrl";

/** Where the CMS stores content. */
export type CmsBackend = Readonly<Record<string, unknown>>;

const settings = (backend: object, rest: object = {}): CmsBackend => ({
  backend,
  ...rest,
});

/** @throws when the value is not an http(s) address */
function address(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(
      `${name} is "${value}": write an address such as https://login.example.com`,
    );
  return url;
}

/** Editors' changes wait as pull requests until one of them publishes. */
function gitHub(repo: string, env: NodeJS.ProcessEnv): CmsBackend {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo))
    throw new Error(
      `CMS_GITHUB_REPO is "${repo}": write owner/name, such as sound-and-summit/website`,
    );
  const { CMS_GITHUB_BRANCH: branch = "main", CMS_AUTH_URL: login } = env;
  if (!login)
    throw new Error(
      "CMS_GITHUB_REPO is set, so CMS_AUTH_URL has to be: the address of your sign-in service. docs/cms.md says how to set one up.",
    );
  const { origin, pathname } = address("CMS_AUTH_URL", login);
  const endpoint = pathname.replace(/^\/+|\/+$/g, "") || "auth";
  const site = siteUrl(env.SITE_URL);
  return settings(
    { name: "github", repo, branch, base_url: origin, auth_endpoint: endpoint },
    {
      publish_mode: "editorial_workflow",
      site_url: site,
      display_url: site,
    },
  );
}

/**
 * The backend that the environment asks for: this machine's files, through the
 * server at `CMS_LOCAL_URL`, or the GitHub repository `CMS_GITHUB_REPO`.
 * @returns `undefined` if neither is set
 * @throws when a setting is wrong or missing
 */
export function cmsBackend(env: NodeJS.ProcessEnv): CmsBackend | undefined {
  const { CMS_LOCAL_URL: local, CMS_GITHUB_REPO: repo } = env;
  if (local)
    return settings({
      name: "proxy",
      proxy_url: address("CMS_LOCAL_URL", local).href,
    });
  return repo ? gitHub(repo, env) : undefined;
}
