import fs from "node:fs";
import path from "node:path";
import { parse } from "acorn";
import { buildMetaCsp, speculationRules } from "../../src/site/policy";
import { builtFiles } from "../support/builtFiles";
import { builtFolder } from "../support/builtFolder";
import { notFoundPage } from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";
import { scriptedFieldSelector } from "../support/scriptedFieldSelector";
import { violationsOf, allPages } from "../support/violationsOf";

const pages = allPages();

/** Script elements except JSON-LD. */
const scriptsOf = ({ html }: BuiltPage) =>
  html
    .querySelectorAll("script")
    .filter((script) => script.getAttribute("type") !== "application/ld+json");

test("every page has the speculation rules and the loader, which on pages with fields knows Gatsby's files", () => {
  const wrong = violationsOf(pages, (page) => {
    const hasFields = page.html.querySelector(scriptedFieldSelector) !== null;
    const [rules, loader, ...others] = scriptsOf(page);
    const { defer, src = "", ...facts } = loader?.attributes ?? {};
    const files = `${facts["data-scripts"] ?? ""} ${facts["data-ahead"] ?? ""}`;
    return [
      ...(rules?.text === speculationRules ? [] : ["other speculation rules"]),
      ...(defer === "" ? [] : ["no deferred loader"]),
      ...[src, ...(hasFields ? files.split(" ") : [])].filter(
        (file) => !builtFiles.has(file),
      ),
      ...others.map(String),
    ];
  });
  expect(wrong).toEqual([]);
});

test("the 404 page has a policy of its own, because static hosts send no header for it", () => {
  const policy = notFoundPage().html.querySelector(
    'head meta[http-equiv="Content-Security-Policy"]',
  );
  expect(policy?.getAttribute("content")).toBe(buildMetaCsp());
});

test("no script uses syntax that supported browsers lack", () => {
  // The newest edition that the oldest supported browsers implement: Chrome 109, Firefox 115
  // and Safari 16.4.
  const ecmaVersion = 2022;
  const scripts = Array.from(builtFiles).filter((file) =>
    /^\/[^/]+\.js$/.test(file),
  );
  expect(scripts).not.toEqual([]);
  const unknown = scripts.flatMap((file) => {
    const code = fs.readFileSync(path.join(builtFolder, file), "utf8");
    try {
      parse(code, { ecmaVersion, sourceType: "script" });
      return [];
    } catch (error) {
      return [`${file}: ${(error as Error).message}`];
    }
  });
  expect(unknown).toEqual([]);
});
