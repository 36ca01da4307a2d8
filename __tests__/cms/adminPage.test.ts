import { parse } from "node-html-parser";
import { adminPage } from "../../src/cms/adminPage";
import { cmsBackend } from "../../src/cms/cmsBackend";

const gitHub = cmsBackend({
  CMS_GITHUB_REPO: "movers/website",
  CMS_AUTH_URL: "https://login.movers.example",
});
const local = cmsBackend({ CMS_LOCAL: "1" });

function shown(backend: typeof gitHub) {
  const page = parse(adminPage(backend));
  return {
    text: page.text,
    robots: page.querySelector('meta[name="robots"]')?.getAttribute("content"),
    policy: page
      .querySelector('meta[http-equiv="Content-Security-Policy"]')
      ?.getAttribute("content"),
    scripts: page
      .querySelectorAll("script")
      .map((script) => script.getAttribute("src")),
    backend: page
      .querySelector("script[data-backend]")
      ?.getAttribute("data-backend"),
  };
}

test("the editor's page has the site's own scripts only, and its backend", () => {
  const { robots, scripts, backend, policy } = shown(gitHub);
  expect(robots).toBe("noindex");
  expect(scripts).toEqual(["/admin/editor.js", "/admin/decap-cms.js"]);
  expect(JSON.parse(String(backend))).toEqual(gitHub);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' /);
  expect(policy).toContain("https://api.github.com");
});

test("on one machine it asks no other site", () => {
  expect(shown(local).policy).not.toContain("https:");
});

test("without a backend the page says how to set one up, and offers no sign-in", () => {
  const { robots, scripts, text } = shown(undefined);
  expect(robots).toBe("noindex");
  expect(scripts).toEqual([]);
  expect(text).toContain("npm run cms");
  expect(text).toContain("CMS_GITHUB_REPO");
});
