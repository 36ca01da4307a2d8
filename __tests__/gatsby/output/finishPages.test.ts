import fs from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import { hashOf } from "../../../src/gatsby/output/pageHtml";
import { finishPages } from "../../../src/gatsby/output/finishPages";
import { redirectScript } from "../../../src/site/redirectScript";
import { gatsbyPage, scriptsSlice } from "../../support/gatsbyPage";
import { temporaryFolder } from "../../support/temporaryFolder";

const redirects = { "/quote": "/contact" };
const pages = ["/", "/contact", "/404", "/404.html"];
const css = "p{top:0}nav{top:0}";
const lost = gatsbyPage('<script data-redirects=""></script><p>Lost</p>', {
  path: "/404.html",
  css,
});

/** A built site. */
const builtSite = (files: Readonly<Record<string, string>> = {}) =>
  temporaryFolder({
    "_gatsby/slices/_gatsby-scripts-1.html": scriptsSlice,
    "index.html": gatsbyPage('<p style="left:0">Home</p>', { path: "/", css }),
    "contact/index.html": gatsbyPage("<form></form>", {
      path: "/contact",
      css,
    }),
    "404/index.html": lost,
    "404.html": lost,
    ...files,
  });

async function finishedSite() {
  const folder = await builtSite();
  const policy = await finishPages(folder, pages, redirects);
  const read = (file: string) =>
    fs.readFile(path.join(folder, file), "utf8").then(parse);
  return { folder, policy, read };
}

test("where hydration is not deferred, pages stay as Gatsby wrote them, and each says what is its own", async () => {
  process.env.DEFER_HYDRATION = "false";
  const { policy, read, folder } = await finishedSite();
  expect(policy).toContain("script-src 'self' 'unsafe-inline';");
  for (const file of files) {
    const html = await read(file);
    const scripts = html.querySelectorAll("script:not([src])");
    expect(scripts.length).toBeGreaterThan(2);
    for (const { text } of scripts)
      expect(metaOf(html)).toContain(hashOf(text));
    expect(html.querySelector("#gatsby-script-loader")).not.toBeNull();
    expect(html.querySelector("script[src='/app-1.js']")).not.toBeNull();
    expect(html.querySelector("style")?.text).toBe(css);
  }
  const home = path.join(folder, "index.html");
  const before = await fs.readFile(home, "utf8");
  expect(await finishPages(folder, pages, redirects)).toBe(policy);
  expect(await fs.readFile(home, "utf8")).toBe(before);
});

test("a page whose scripts Gatsby has changed since has a policy for these", async () => {
  process.env.DEFER_HYDRATION = "false";
  const { folder, read } = await finishedSite();
  const home = path.join(folder, "index.html");
  const html = await fs.readFile(home, "utf8");
  await fs.writeFile(home, html.replace("c0ffee", "decaf"));
  await finishPages(folder, pages, redirects);
  expect(metaOf(await read("index.html"))).toContain(
    hashOf('window.___webpackCompilationHash="decaf";'),
  );
});

const metaOf = (html: ReturnType<typeof parse>) =>
  html
    .querySelector("meta[http-equiv=Content-Security-Policy]")!
    .getAttribute("content")!;

const files = ["index.html", "contact/index.html", "404.html"];

afterEach(() => {
  delete process.env.GATSBY_QUOTE_ENDPOINT;
  delete process.env.DEFER_HYDRATION;
});

test.each(files)(
  "the policy in %s allows every script there by its hash",
  async (file) => {
    const { read } = await finishedSite();
    const html = await read(file);
    const scripts = html.querySelectorAll("script");
    expect(scripts.length).toBeGreaterThan(1);
    for (const { text } of scripts)
      expect(metaOf(html)).toContain(hashOf(text));
  },
);

test.each(["true", "false"])(
  "the 404 page redirects former addresses, also after they changed (deferred: %s)",
  async (isDeferred) => {
    process.env.DEFER_HYDRATION = isDeferred;
    const { folder, read } = await finishedSite();
    const expectScript = async (text: string) => {
      const html = await read("404.html");
      expect(html.querySelector("script[data-redirects]")?.text).toBe(text);
      expect(metaOf(html)).toContain(hashOf(text));
    };
    await expectScript(redirectScript(redirects));
    const others = { "/home": "/" };
    await finishPages(folder, pages, others);
    await expectScript(redirectScript(others));
  },
);

test("the policy in a page lists its inline styles", async () => {
  const { read } = await finishedSite();
  expect(metaOf(await read("index.html"))).toContain(
    `; style-src 'self' 'unsafe-hashes' ${hashOf("p{top:0}")} ${hashOf("left:0")}`,
  );
});

test("the 404 page has the whole policy, because static hosts send no header for it", async () => {
  const { policy, read } = await finishedSite();
  for (const file of ["404.html", "404/index.html"]) {
    const own = metaOf(await read(file)).split("; ");
    const others = policy
      .split("; ")
      .filter(
        (part) => !/^(?:script-src|style-src|frame-ancestors) /.test(part),
      );
    expect(own).toEqual(expect.arrayContaining(others));
    expect(own).toContain(
      `style-src 'self' 'unsafe-hashes' ${hashOf("p{top:0}")}`,
    );
  }
});

test("the policy allows requests to the configured quote endpoint", async () => {
  process.env.GATSBY_QUOTE_ENDPOINT = "https://automation.example/quotes";
  const { policy } = await finishedSite();
  expect(policy).toContain("connect-src 'self' https://automation.example;");
});

test("finishing a finished site writes nothing", async () => {
  const { folder, policy } = await finishedSite();
  const stand = () =>
    Promise.all(
      files.map(async (file) => {
        const { mtimeMs } = await fs.stat(path.join(folder, file));
        return [await fs.readFile(path.join(folder, file), "utf8"), mtimeMs];
      }),
    );
  const before = await stand();
  expect(await finishPages(folder, pages, redirects)).toBe(policy);
  expect(await stand()).toEqual(before);
});

test("a page that was not built is an error", async () => {
  await expect(
    finishPages(await builtSite(), [...pages, "/nowhere"], redirects),
  ).rejects.toThrow(/ENOENT.*nowhere/);
});
