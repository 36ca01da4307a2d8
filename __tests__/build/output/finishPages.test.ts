import fs from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import { hashOf } from "../../../src/build/output/pageHtml";
import { finishPages } from "../../../src/build/output/finishPages";
import { redirectScript } from "../../../src/build/output/inlineScripts";
import { gatsbyPage, scriptsSlice } from "../../support/gatsbyPage";
import { temporaryFolder } from "../../support/temporaryFolder";

const redirects = { "/quote": "/contact" };
const pages = ["/", "/contact", "/404", "/404.html"];
const files = [
  "index.html",
  "contact/index.html",
  "404/index.html",
  "404.html",
];
const css = "p{top:0}nav{top:0}";
const lost = gatsbyPage('<script data-redirects=""></script><p>Lost</p>', {
  path: "/404.html",
  css,
});

/** A built site. */
const builtSite = () =>
  temporaryFolder({
    "_gatsby/slices/_gatsby-scripts-1.html": scriptsSlice,
    "index.html": gatsbyPage('<p style="left:0">Home</p>', { path: "/", css }),
    "contact/index.html": gatsbyPage("<form></form>", {
      path: "/contact",
      css,
    }),
    "404/index.html": lost,
    "404.html": lost,
  });

async function finishedSite() {
  const folder = await builtSite();
  const policy = await finishPages(folder, pages, redirects);
  const read = async (file: string) => {
    const html = parse(await fs.readFile(path.join(folder, file), "utf8"));
    const meta = html.querySelector("meta[http-equiv=Content-Security-Policy]");
    return { html, meta: meta?.getAttribute("content") ?? "" };
  };
  return { policy, read };
}

afterEach(() => {
  delete process.env.GATSBY_QUOTE_ENDPOINT;
  delete process.env.DEFER_HYDRATION;
});

describe.each(["true", "false"])("where DEFER_HYDRATION is %s", (deferred) => {
  test.each(files)("the policy in %s allows its own code", async (file) => {
    process.env.DEFER_HYDRATION = deferred;
    const { html, meta } = await (await finishedSite()).read(file);
    const scripts = html.querySelectorAll("script:not([src])");
    expect(scripts.length).toBeGreaterThan(1);
    for (const { text } of [...scripts, ...html.querySelectorAll("style")])
      expect(meta).toContain(hashOf(text));
    for (const { attributes } of html.querySelectorAll("[style]"))
      expect(meta).toContain(hashOf(attributes.style!));
    expect(html.querySelectorAll("script[src]")).toHaveLength(
      deferred === "true" ? 0 : 2,
    );
  });

  test("the 404 page redirects former addresses", async () => {
    process.env.DEFER_HYDRATION = deferred;
    const { html } = await (await finishedSite()).read("404.html");
    expect(html.querySelector("script[data-redirects]")?.text).toBe(
      redirectScript(redirects),
    );
  });
});

test("the 404 page has the whole policy, because static hosts send no header for it", async () => {
  const { policy, read } = await finishedSite();
  for (const file of ["404.html", "404/index.html"]) {
    const others = policy
      .split("; ")
      .filter(
        (part) => !/^(?:script-src|style-src|frame-ancestors) /.test(part),
      );
    const { meta } = await read(file);
    expect(meta.split("; ")).toEqual(expect.arrayContaining(others));
  }
});

test("the policy allows requests to the configured quote endpoint", async () => {
  process.env.GATSBY_QUOTE_ENDPOINT = "https://automation.example/quotes";
  const { policy } = await finishedSite();
  expect(policy).toContain("connect-src 'self' https://automation.example;");
});

test("a page that was not built is an error", async () => {
  await expect(
    finishPages(await builtSite(), [...pages, "/nowhere"], redirects),
  ).rejects.toThrow(/ENOENT.*nowhere/);
});
