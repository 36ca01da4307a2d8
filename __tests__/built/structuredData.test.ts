import { siteUrl } from "../../src/site/siteUrl";
import { builtFiles } from "../support/builtFiles";
import {
  builtPage,
  builtPages,
  linksIn,
  notFoundPage,
  textOf,
} from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";

const origin = siteUrl(process.env.SITE_URL);
const pages = builtPages();

type Thing = Record<string, unknown> & { "@type": string };

function thingsOn({ html }: BuiltPage): Thing[] {
  const scripts = html.querySelectorAll('script[type="application/ld+json"]');
  return scripts.flatMap(
    (script) => (JSON.parse(script.text) as { "@graph": Thing[] })["@graph"],
  );
}

const thingOn = (page: BuiltPage, type: string) =>
  thingsOn(page).find((thing) => thing["@type"] === type);

const typesOn = (page: BuiltPage) =>
  thingsOn(page)
    .map((thing) => thing["@type"])
    .sort();

const below = (folder: string) =>
  pages.filter(({ path }) => path.startsWith(`${folder}/`));

test("the home page says who the company is and whose the site is", () => {
  expect(typesOn(builtPage("/"))).toEqual(["MovingCompany", "WebSite"]);
  expect(thingOn(builtPage("/"), "MovingCompany")).toMatchObject({
    "@id": `${origin}/#company`,
    telephone: expect.stringMatching(/^\+1\d{10}$/) as string,
    address: { addressLocality: "Tacoma", addressRegion: "WA" },
  });
});

test("nothing is rated, and no placeholder is linked", () => {
  const all = JSON.stringify(pages.map(thingsOn));
  expect(all).not.toMatch(/rating|review|"geo"|priceRange|FAQPage/i);
  expect(all).not.toMatch(/sameAs[^\]]*\.example/);
});

test("marked-up breadcrumbs are those that are seen", () => {
  for (const page of pages.filter(({ path }) => path !== "/")) {
    const list = page.html.querySelector('nav[aria-label="Breadcrumbs"] ol')!;
    const current = textOf(list.querySelector('[aria-current="page"]')!);
    const seen = [
      ...linksIn(list).map(({ text, href }) => ({
        name: text,
        item: origin + href,
      })),
      { name: current, item: undefined },
    ];
    const { itemListElement } = thingOn(page, "BreadcrumbList") as {
      itemListElement: { position: number; name: string; item?: string }[];
    } & Thing;
    expect([
      page.path,
      itemListElement.map(({ name, item }) => ({ name, item })),
    ]).toEqual([page.path, seen]);
    expect(itemListElement.map(({ position }) => position)).toEqual(
      seen.map((_crumb, index) => index + 1),
    );
  }
});

test("every service is the company's", () => {
  expect(below("/services").length).toBeGreaterThan(0);
  for (const page of below("/services"))
    expect(thingOn(page, "Service")).toMatchObject({
      url: origin + page.path,
      provider: { "@id": `${origin}/#company` },
    });
});

test("every post is an article with its dates, its picture and its author", () => {
  expect(below("/blog").length).toBeGreaterThan(0);
  for (const page of below("/blog")) {
    const [published, updated = published] = page.html
      .querySelectorAll("main header time")
      .map((time) => time.getAttribute("datetime"));
    const posting = thingOn(page, "BlogPosting");
    expect(posting).toMatchObject({
      headline: textOf(page.html.querySelector("h1")!),
      datePublished: published,
      dateModified: updated,
      author: { "@id": `${origin}/#company` },
      mainEntityOfPage: origin + page.path,
    });
    expect(builtFiles).toContain(String(posting?.image).slice(origin.length));
  }
});

test("other pages say where they stand, and no more", () => {
  const special = [...below("/services"), ...below("/blog")].map(
    ({ path }) => path,
  );
  const others = pages.filter(
    ({ path }) => !["/", "/contact", ...special].includes(path),
  );
  for (const page of others)
    expect([page.path, typesOn(page)]).toEqual([page.path, ["BreadcrumbList"]]);
  expect(typesOn(notFoundPage())).toEqual([]);
});
