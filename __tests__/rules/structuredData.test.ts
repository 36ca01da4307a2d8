import { isBelow } from "../../src/site/nestByPath";
import { builtFiles, readBuiltFile } from "../support/builtFiles";
import {
  builtOrigin,
  builtPage,
  builtPages,
  isPost,
  linksIn,
  visibleText,
} from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";
import { violationsOf } from "../support/violationsOf";

const origin = builtOrigin();
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

test("the home page describes the company and the site", () => {
  const home = builtPage("/");
  const call = linksIn(home.html).find(({ href }) => href.startsWith("tel:"));
  expect(typesOn(home)).toEqual(["MovingCompany", "WebSite"]);
  expect(thingOn(home, "MovingCompany")).toMatchObject({
    "@id": `${origin}/#company`,
    telephone: call?.href.slice("tel:".length),
    address: { addressLocality: expect.any(String) as string },
  });
  expect(thingOn(home, "WebSite")).toMatchObject({
    publisher: { "@id": `${origin}/#company` },
  });
});

/** All keys and types in a value, nested ones included. */
const namesIn = (value: unknown): string[] =>
  value && typeof value === "object"
    ? Object.entries(value).flatMap(([key, inner]) => [
        key,
        ...(key === "@type" ? [String(inner)] : []),
        ...namesIn(inner),
      ])
    : [];

test("there are no ratings, coordinates or prices", () => {
  const unfounded = /rating|review|^geo|priceRange|FAQPage/i;
  const wrong = violationsOf(pages, (page) =>
    namesIn(thingsOn(page)).filter((name) => unfounded.test(name)),
  );
  expect(wrong).toEqual([]);
});

const breadcrumbsOf = ({ html }: BuiltPage) =>
  html.querySelector('nav[aria-label] ol:has([aria-current="page"])');

test("breadcrumbs match the visible ones", () => {
  const inner = pages.filter(({ path }) => path !== "/");
  const wrong = violationsOf(inner, (page) => {
    const list = breadcrumbsOf(page);
    if (!list) return ["no breadcrumbs"];
    const current = list.querySelector('[aria-current="page"]');
    const crumbs = [
      ...linksIn(list).map(({ text, href }) => [text, origin + href]),
      [current && visibleText(current), undefined],
    ].map(([name, item], index) => ({ position: index + 1, name, item }));
    const marked = thingOn(page, "BreadcrumbList")?.itemListElement as
      { position: number; name: string; item?: string }[] | undefined;
    const listedCrumbs = (marked ?? []).map(({ position, name, item }) => ({
      position,
      name,
      item,
    }));
    return JSON.stringify(listedCrumbs) === JSON.stringify(crumbs)
      ? []
      : [`${JSON.stringify(listedCrumbs)} for ${JSON.stringify(crumbs)}`];
  });
  expect(wrong).toEqual([]);
});

test("breadcrumbs have each page above the page in its path", () => {
  const wrong = violationsOf(pages, (page) => {
    const list = breadcrumbsOf(page);
    const crumbs = list ? linksIn(list).map(({ href }) => href) : [];
    return pages
      .filter((above) => isBelow(page.path, above.path))
      .map(({ path }) => path)
      .filter((path) => !crumbs.includes(path));
  });
  expect(wrong).toEqual([]);
});

/** Properties of a thing that differ from the expected ones. */
const differences = (
  thing: Thing | undefined,
  expected: Record<string, unknown>,
) =>
  Object.entries(expected)
    .map(([name, value]) => [name, thing?.[name], value] as const)
    .filter(
      ([, actual, value]) => JSON.stringify(actual) !== JSON.stringify(value),
    )
    .map(([name, actual]) => `${name} is ${JSON.stringify(actual)}`);

test("every service, and that in every place, is provided by the company", () => {
  const services = pages.filter(({ path }) =>
    ["/services", "/locations"].some((index) => isBelow(path, index)),
  );
  const wrong = violationsOf(services, (page) =>
    differences(thingOn(page, "Service"), {
      url: origin + page.path,
      provider: {
        "@type": "MovingCompany",
        "@id": `${origin}/#company`,
        name: thingOn(builtPage("/"), "MovingCompany")?.name,
        url: `${origin}/`,
      },
    }),
  );
  expect(wrong).toEqual([]);
});

/** The county, city or other place whose page it is, for which the company offers its service. */
function placeOf(page: BuiltPage): Thing | undefined {
  const area = thingOn(page, "Service")?.areaServed;
  // A service is offered in a list of places.
  return Array.isArray(area) ? undefined : (area as Thing | undefined);
}

test("no place is below another of its type, such as a neighborhood that is a City", () => {
  const wrong = violationsOf(pages, (page) =>
    pages
      .filter((above) => isBelow(page.path, above.path) && placeOf(above))
      .filter((above) => placeOf(above)?.["@type"] === placeOf(page)?.["@type"])
      .map(({ path }) => `also the type of ${path}`),
  );
  expect(wrong).toEqual([]);
});

test("a quote request can be about each service, and each place but counties", () => {
  const data = JSON.parse(
    readBuiltFile("/page-data/contact/page-data.json"),
  ) as { result: { data: { quoteSubjects: { path: string }[] } } };
  const subjects = data.result.data.quoteSubjects.map(({ path }) => path);
  const expected = pages
    .filter((page) => thingOn(page, "Service"))
    .filter((page) => placeOf(page)?.["@type"] !== "AdministrativeArea")
    .map(({ path }) => path);
  expect(subjects.sort()).toEqual(expected.sort());
});

test("every post is an article with its dates, its picture and its author", () => {
  const wrong = pages.filter(isPost).flatMap((page) => {
    const heading = page.html.querySelector("h1");
    const [published, updated = published] = page.html
      .querySelectorAll("main header time")
      .map((time) => time.getAttribute("datetime"));
    const posting = thingOn(page, "BlogPosting");
    const author = (posting?.author ?? {}) as Record<string, unknown>;
    const image = String(posting?.image).slice(origin.length);
    return [
      ...differences(posting, {
        headline: heading && visibleText(heading),
        datePublished: published,
        dateModified: updated,
        mainEntityOfPage: origin + page.path,
      }),
      ...(author["@id"] === `${origin}/#company` &&
      author.url &&
      page.html.querySelector("main header [rel=author]")
        ? []
        : ["its author isn't named, linked and shown"]),
      ...(builtFiles.has(image) ? [] : [`${image} is missing`]),
    ].map((error) => `${page.path}: ${error}`);
  });
  expect(wrong).toEqual([]);
});
