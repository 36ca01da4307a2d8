import { parse } from "node-html-parser";
import { adminPage } from "../../src/cms/adminPage";
import { cmsBackend } from "../../src/cms/cmsBackend";

const gitHub = cmsBackend({
  CMS_GITHUB_REPO: "movers/website",
  CMS_AUTH_URL: "https://login.movers.example",
});
const local = cmsBackend({ CMS_LOCAL_URL: "http://127.0.0.1:8081/api/v1" });

const html = (backend: typeof gitHub) => parse(adminPage(backend));

const policyOf = (backend: typeof gitHub) =>
  html(backend)
    .querySelector('meta[http-equiv="Content-Security-Policy"]')!
    .getAttribute("content")!;

test.each([
  ["GitHub", gitHub],
  ["this machine", local],
  ["no backend", undefined],
])("with %s it stays out of search engines", (_name, backend) => {
  expect(
    html(backend).querySelector('meta[name="robots"]')?.getAttribute("content"),
  ).toBe("noindex");
});

test("all its scripts are the site's own", () => {
  const scripts = html(gitHub)
    .querySelectorAll("script")
    .map((script) => script.getAttribute("src"));
  expect(scripts).toEqual(["/admin/editor.js", "/admin/decap-cms.js"]);
});

test("its policy forbids everything it doesn't need", () => {
  expect(policyOf(gitHub)).toMatch(/^default-src 'none'; script-src 'self' /);
  expect(policyOf(gitHub)).toContain("https://api.github.com");
  expect(policyOf(gitHub)).not.toContain("127.0.0.1");
});

test("a local editor talks to the local server only", () => {
  expect(policyOf(local)).toContain(
    "connect-src 'self' blob: http://127.0.0.1:8081;",
  );
  expect(policyOf(local)).not.toContain("https:");
});

test("without a backend the page says how to set one up, and offers no sign-in", () => {
  const page = html(undefined);
  expect(page.querySelectorAll("script")).toEqual([]);
  expect(page.text).toContain("npm run cms");
  expect(page.text).toContain("CMS_GITHUB_REPO");
});
