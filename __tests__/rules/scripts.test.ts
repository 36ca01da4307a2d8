import fs from "node:fs";
import path from "node:path";
import { parse } from "acorn";
import type { HTMLElement } from "node-html-parser";
import { hashOf } from "../../src/gatsby/output/pageHtml";
import { pagePolicy } from "../../src/site/policy";
import { builtFiles } from "../support/builtFiles";
import { builtFolder } from "../support/builtFolder";
import { notFoundPage } from "../support/builtPages";
import { scriptedFields } from "../support/fields";
import { faultsOf, pagesAnd404, pathsWhere } from "../support/pageFaults";

const pages = pagesAnd404();

const isLost = (path: string) => path === "/404";

/** The values of a directive in a policy. */
const valuesOf = (policy: string | undefined, name: string) =>
  policy
    ?.split("; ")
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(" ")
    .slice(1) ?? [];

const ownPolicy = (html: HTMLElement) =>
  html
    .querySelector('head meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute("content");

/** Script elements except JSON-LD. */
const ruledScripts = (html: HTMLElement) =>
  html
    .querySelectorAll("script")
    .filter((script) => script.getAttribute("type") !== "application/ld+json");

const unique = (values: readonly string[]) =>
  Array.from(new Set(values)).sort().join(" ");

const isSpeculation = (script: HTMLElement) =>
  script.getAttribute("type") === "speculationrules";

test("every page runs a single inline script, which loads the menus and, where there are fields, Gatsby", () => {
  const wrong = faultsOf(pages, ({ path, html }) => {
    const scripts = ruledScripts(html).filter((each) => !isSpeculation(each));
    const hasFields = html.querySelector(scriptedFields) !== null;
    const loaders = scripts.filter(
      ({ text }) =>
        text.includes("/static/menus-") &&
        text.includes("/webpack-runtime-") === hasFields,
    );
    // The 404 page also has the redirect script.
    const wanted = isLost(path) ? 2 : 1;
    return loaders.length === 1 && scripts.length === wanted
      ? []
      : [`${loaders.length} of ${scripts.length} scripts load others`];
  });
  expect(wrong).toEqual([]);
});

test("no page loads a script file by itself", () => {
  const waiting = faultsOf(pages, ({ html }) =>
    html
      .querySelectorAll("script[src], link[as=script], link[rel=modulepreload]")
      .map(String),
  );
  expect(waiting).toEqual([]);
});

test("every page's policy lists exactly its own scripts", () => {
  const wrong = pathsWhere(pages, ({ html }) => {
    const texts = ruledScripts(html).map(({ text }) => text);
    const wanted = ["'self'", ...texts.map(hashOf)];
    return unique(valuesOf(ownPolicy(html), "script-src")) !== unique(wanted);
  });
  expect(wrong).toEqual([]);
});

test("every page's policy lists exactly its own styles", () => {
  const wrong = pathsWhere(pages, ({ html }) => {
    const texts = [
      ...html.querySelectorAll("style").map(({ text }) => text),
      ...html
        .querySelectorAll("[style]")
        .map((element) => element.getAttribute("style") ?? ""),
    ];
    const wanted = ["'self'", "'unsafe-hashes'", ...texts.map(hashOf)];
    return unique(valuesOf(ownPolicy(html), "style-src")) !== unique(wanted);
  });
  expect(wrong).toEqual([]);
});

test("the 404 page has the rest of the policy, because static hosts send no header for it", () => {
  const policy = ownPolicy(notFoundPage().html) ?? "";
  const rest = pagePolicy()
    .split("; ")
    .filter((part) => !/^(?:script-src|style-src|frame-ancestors) /.test(part));
  expect(policy.split("; ")).toEqual(expect.arrayContaining(rest));
});

test("no script uses syntax that supported browsers lack", () => {
  // The newest edition that Chrome 109, Firefox 115 and Safari 16.4 all know.
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
