import { cmsBackend } from "../../src/cms/cmsBackend";

const gitHub = {
  CMS_GITHUB_REPO: "movers/website",
  CMS_AUTH_URL: "https://login.movers.example",
};

test("editors sign in at the site itself, with the right to public repositories", () => {
  expect(
    cmsBackend({
      CMS_GITHUB_REPO: "movers/website",
      SITE_URL: "https://www.movers.example",
      // As a workflow sets variables that have no value.
      CMS_AUTH_SCOPE: "",
      CMS_GITHUB_BRANCH: "",
    }),
  ).toMatchObject({
    backend: {
      branch: "main",
      base_url: "https://www.movers.example",
      auth_endpoint: "api/sign-in",
      auth_scope: "public_repo",
    },
  });
  expect(cmsBackend({ ...gitHub, CMS_AUTH_SCOPE: "repo" })).toMatchObject({
    backend: { auth_scope: "repo" },
  });
});

test("without settings there is no backend", () => {
  expect(cmsBackend({})).toBeUndefined();
});

test("a local server edits this machine's files", () => {
  expect(cmsBackend({ CMS_LOCAL_URL: "http://127.0.0.1:8081/api/v1" })).toEqual(
    {
      backend: { name: "proxy", proxy_url: "http://127.0.0.1:8081/api/v1" },
    },
  );
});

test("GitHub keeps changes until an editor publishes them", () => {
  expect(cmsBackend(gitHub)).toMatchObject({
    backend: {
      name: "github",
      repo: "movers/website",
      branch: "main",
      base_url: "https://login.movers.example",
      auth_endpoint: "auth",
    },
    publish_mode: "editorial_workflow",
  });
});

test("branch and sign-in address are settings", () => {
  expect(
    cmsBackend({
      ...gitHub,
      CMS_GITHUB_BRANCH: "live",
      CMS_AUTH_URL: "https://movers.example/oauth/start/",
    }),
  ).toMatchObject({
    backend: {
      branch: "live",
      base_url: "https://movers.example",
      auth_endpoint: "oauth/start",
    },
  });
});

test.each([
  ["a repository without owner", { ...gitHub, CMS_GITHUB_REPO: "website" }],
  ["no address to sign in at", { CMS_GITHUB_REPO: "movers/website" }],
  ["a branch of no kind", { ...gitHub, CMS_GITHUB_BRANCH: '"><script>' }],
  ["a right of no kind", { ...gitHub, CMS_AUTH_SCOPE: "admin" }],
  ["a sign-in address of no kind", { ...gitHub, CMS_AUTH_URL: "login" }],
  ["a local address of no kind", { CMS_LOCAL_URL: "8081" }],
])("%s is refused by the name of the setting", (_what, env) => {
  expect(() => cmsBackend(env)).toThrow(/^CMS_\w+ is /);
});
