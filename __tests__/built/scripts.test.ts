import type { HTMLElement } from "node-html-parser";
import { hashOf } from "../../src/gatsby/finishPage";
import { headersFor } from "../../src/site/headers";
import type { HeaderRule } from "../../src/site/headers";
import { builtFiles, readBuilt } from "../support/builtFiles";
import { builtPages, notFoundPage } from "../support/builtPages";
import { codeIn } from "../support/codeIn";

const headersOf = headersFor(
  JSON.parse(readBuilt("/headers.json")) as HeaderRule[],
);
const pages = [...builtPages(), notFoundPage()];

/** Values of a directive in the policy of a path's headers, or in a page's own. */
const valuesOf = (policy: string | undefined, name: string) =>
  policy
    ?.split("; ")
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);

const ownPolicy = (html: HTMLElement) =>
  html
    .querySelector('head meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute("content");

/** Scripts but for data that only machines read. */
const ruledScripts = (html: HTMLElement) =>
  html
    .querySelectorAll("script")
    .filter((script) => script.getAttribute("type") !== "application/ld+json");

const isSpeculation = (script: HTMLElement) =>
  script.getAttribute("type") === "speculationrules";

describe.each(pages)("$path", ({ path, html }) => {
  const header = headersOf(path)["Content-Security-Policy"];
  const isLost = path === "/404";

  test("has one script that runs, which loads the others", () => {
    const scripts = ruledScripts(html).filter((each) => !isSpeculation(each));
    const loaders = scripts.filter((each) => each.hasAttribute("data-path"));
    expect(loaders).toHaveLength(1);
    expect(loaders[0]!.text).toContain("/webpack-runtime-");
    // The screen of unknown paths leads on before anything else.
    expect(scripts).toHaveLength(isLost ? 2 : 1);
  });

  test("waits for no file of scripts", () => {
    expect(html.querySelectorAll("script[src]")).toEqual([]);
    expect(
      html.querySelectorAll("link[as=script], link[rel=modulepreload]"),
    ).toEqual([]);
  });

  test("has no script that its policy doesn't name", () => {
    const hashes = ruledScripts(html).map(({ text }) => hashOf(text));
    expect(hashes).not.toEqual([]);
    expect(valuesOf(header, "script-src")).toEqual(
      expect.arrayContaining(hashes),
    );
    if (isLost)
      expect(valuesOf(ownPolicy(html), "script-src")).toEqual(
        expect.arrayContaining(hashes),
      );
  });

  test("names its own styles, and no others", () => {
    const texts = [
      ...html.querySelectorAll("style").map(({ text }) => text),
      ...html
        .querySelectorAll("[style]")
        .map((element) => element.getAttribute("style")!),
    ];
    expect(new Set(valuesOf(ownPolicy(html), "style-src"))).toEqual(
      new Set(["'self'", "'unsafe-hashes'", ...texts.map(hashOf)]),
    );
  });

  test("knows where all styles are", () => {
    const file = html.querySelector("style")?.getAttribute("data-href");
    expect(file).toMatch(/^\/styles\.\w+\.css$/);
    expect(builtFiles).toContain(file);
  });

  test("has no code in attributes, and nothing that brings other pages in", () => {
    expect(codeIn(html)).toEqual([]);
  });
});
