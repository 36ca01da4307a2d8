import { createCmsBackendConfig } from "../../src/cms/createCmsBackendConfig";

const gitHub = {
  CMS_GITHUB_REPO: "movers/website",
  SITE_URL: "https://www.movers.example",
};

test.each<[object, object]>([
  [
    // A workflow sets missing variables to empty strings.
    { CMS_AUTH_SCOPE: "", CMS_GITHUB_BRANCH: "" },
    {
      name: "github",
      repo: "movers/website",
      branch: "main",
      base_url: "https://www.movers.example",
      auth_endpoint: "api/sign-in",
      auth_scope: "public_repo",
    },
  ],
  [
    {
      CMS_GITHUB_BRANCH: "live",
      CMS_AUTH_URL: "https://movers.example/oauth/start/",
    },
    {
      branch: "live",
      base_url: "https://movers.example",
      auth_endpoint: "oauth/start",
    },
  ],
])("with GitHub and %j editors propose changes by %j", (env, backend) => {
  expect(createCmsBackendConfig({ ...gitHub, ...env })).toMatchObject({
    backend,
    publish_mode: "editorial_workflow",
  });
});

test("this machine's files are edited at once, and without a setting nothing", () => {
  expect(createCmsBackendConfig({ CMS_LOCAL: "1" })).toEqual({
    backend: { name: "proxy", proxy_url: "/api/v1" },
  });
  expect(createCmsBackendConfig({})).toBeUndefined();
});

test.each([
  ["a repository without owner", { CMS_GITHUB_REPO: "website" }],
  ["a branch of no kind", { CMS_GITHUB_BRANCH: '"><script>' }],
  ["a right of no kind", { CMS_AUTH_SCOPE: "admin" }],
])("%s is refused by the name of the setting", (_what, env) => {
  expect(() => createCmsBackendConfig({ ...gitHub, ...env })).toThrow(
    /^CMS_\w+ is /,
  );
});
