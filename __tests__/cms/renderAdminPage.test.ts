import { parse } from "node-html-parser";
import { renderAdminPage } from "../../src/cms/renderAdminPage";
import { createCmsBackendConfig } from "../../src/cms/createCmsBackendConfig";

test("the editor's page has its backend, and the site's own scripts only", () => {
  const gitHub = createCmsBackendConfig({
    CMS_GITHUB_REPO: "movers/website",
    CMS_AUTH_URL: "https://login.movers.example",
  });
  const html = renderAdminPage(gitHub);
  const [editor, decap, ...others] = parse(html).querySelectorAll("script");
  expect(editor?.getAttribute("src")).toBe("/admin/editor.js");
  expect(JSON.parse(editor!.getAttribute("data-backend")!)).toEqual(gitHub);
  expect(decap?.getAttribute("src")).toBe("/admin/decap-cms.js");
  expect(others).toEqual([]);
  expect(html).toMatch(
    /content="default-src 'none'; script-src 'self' [^"]* https:\/\/api\.github\.com /,
  );
});

test("on one machine it asks no other site", () => {
  expect(
    renderAdminPage(createCmsBackendConfig({ CMS_LOCAL: "1" })),
  ).not.toContain("https:");
});

test("without a backend the page says how to set one up, and offers no sign-in", () => {
  const html = renderAdminPage(undefined);
  expect(html).toMatch(/npm run cms[^]*CMS_GITHUB_REPO/);
  expect(html).not.toContain("<script");
});
