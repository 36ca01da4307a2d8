import type { HTMLElement } from "node-html-parser";
import { hashOf } from "../../src/gatsby/output/pageHtml";
import { headersFor } from "../../src/site/headers";
import type { HeaderRule } from "../../src/site/headers";
import { builtFiles, readBuilt } from "../support/builtFiles";
import { codeIn } from "../support/codeIn";
import { faultsOf, pagesAnd404, pathsWhere } from "../support/pageFaults";

const headersOf = headersFor(
  JSON.parse(readBuilt("/headers.json")) as HeaderRule[],
);
const pages = pagesAnd404();

const isLost = (path: string) => path === "/404";

/** Values of a directive in the policy of a path's headers, or in a page's own. */
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

/** Scripts but for data that only machines read. */
const ruledScripts = (html: HTMLElement) =>
  html
    .querySelectorAll("script")
    .filter((script) => script.getAttribute("type") !== "application/ld+json");

const unique = (values: readonly string[]) =>
  Array.from(new Set(values)).sort().join(" ");

const isSpeculation = (script: HTMLElement) =>
  script.getAttribute("type") === "speculationrules";

test("every page has one script that runs, which loads the others", () => {
  const wrong = faultsOf(pages, ({ path, html }) => {
    const scripts = ruledScripts(html).filter((each) => !isSpeculation(each));
    const loaders = scripts.filter(
      (each) =>
        each.hasAttribute("data-path") &&
        each.text.includes("/webpack-runtime-"),
    );
    // The screen of unknown paths leads on before anything else.
    const wanted = isLost(path) ? 2 : 1;
    return loaders.length === 1 && scripts.length === wanted
      ? []
      : [`${loaders.length} of ${scripts.length} scripts load others`];
  });
  expect(wrong).toEqual([]);
});

test("no page waits for a file of scripts", () => {
  const waiting = faultsOf(pages, ({ html }) =>
    html
      .querySelectorAll("script[src], link[as=script], link[rel=modulepreload]")
      .map(String),
  );
  expect(waiting).toEqual([]);
});

test("no page has a script that its policy doesn't name", () => {
  const unnamed = faultsOf(pages, ({ path, html }) => {
    const header = headersOf(path)["Content-Security-Policy"];
    const policies = isLost(path) ? [header, ownPolicy(html)] : [header];
    return ruledScripts(html)
      .map(({ text }) => hashOf(text))
      .filter((hash) =>
        policies.some(
          (policy) => !valuesOf(policy, "script-src").includes(hash),
        ),
      );
  });
  expect(pathsWhere(pages, ({ html }) => !ruledScripts(html).length)).toEqual(
    [],
  );
  expect(unnamed).toEqual([]);
});

test("every page names its own styles, and no others", () => {
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

test("every page knows where all styles are", () => {
  const wrong = pathsWhere(pages, ({ html }) => {
    const file = html.querySelector("style")?.getAttribute("data-href") ?? "";
    return !/^\/styles\.\w+\.css$/.test(file) || !builtFiles.has(file);
  });
  expect(wrong).toEqual([]);
});

test("no page has code in attributes, or anything that brings other pages in", () => {
  expect(faultsOf(pages, ({ html }) => codeIn(html))).toEqual([]);
});
