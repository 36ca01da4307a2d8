import { countyCodes, countyShape } from "../../map/countyShapes";
import { kindOf, slugOf } from "../../content-model/contentFile";
import type { ContentFile } from "../../content-model/contentFile";
import { pathsOf } from "../../content-model/kind";
import { pendingOf } from "../../content-model/pendingOf";
import { companyDay } from "../../site/companyDay";
import { cityName, placesIn } from "./syntheticPlaces";

/** The Census code of Washington. */
const washington = "53";

/** About so many cities and places the Census names in Washington. */
const mostCities = 640;

/** Of the pages that are added, as long as there are cities. */
const citiesShare = 0.4;

/** A county is added for so many cities. */
const citiesPerCounty = 15;

/** One of so many posts is about a city. */
const postsPerCityPost = 3;

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** One of several in turn. */
const turn = <T>(items: readonly T[], index: number): T =>
  items[index % items.length]!;

/** Says what search engines show of a page, as long as they take it. */
const description = (topic: string) =>
  `${topic}: the streets, parking and stairs to know of before a truck comes, and whom to ask for a quote that names each part.`;

/** What makes a copy of a real page another page. */
const page = (name: string, order: number, src: string) => ({
  name,
  order,
  title: name,
  description: description(name),
  heading: `${name}, street by street`,
  image: { src, alt: "A drawing that several pages share" },
});

interface Wanted {
  /** Pages in all. */
  readonly pages: number;
  /** Addresses of pictures, which pages take in turn. */
  readonly pictures: readonly string[];
}

function isPublished({ path, frontMatter }: ContentFile): boolean {
  const kind = kindOf(path);
  return Boolean(kind && !pendingOf(kind, frontMatter, companyDay()));
}

/** Pages that content files make, but for drafts and those of days to come. */
export const pagesOf = (files: readonly ContentFile[]): number =>
  files.filter(isPublished).reduce((count, { path, frontMatter }) => {
    const kind = kindOf(path);
    return kind
      ? count + Object.keys(pathsOf(kind, slugOf(path), frontMatter)).length
      : count;
  }, 0);

/**
 * Content for a site of so many pages: the site's own, and counties, cities
 * and posts that are its own ones again, under other names and with other
 * pictures, so that lengths and links are those of real pages. Counties and
 * cities end where Washington's do; the rest are posts.
 * @returns what is to be added
 * @throws when the site has more pages by itself, or none to copy
 */
export function syntheticContent(
  site: readonly ContentFile[],
  { pages, pictures }: Wanted,
): ContentFile[] {
  const missing = pages - pagesOf(site);
  if (missing < 0)
    throw new Error(`the site has ${pages - missing} pages by itself`);
  const of = (name: string) =>
    site.filter(({ path }) => kindOf(path)?.name === name).filter(isPublished);
  const [counties, cities, posts] = [of("County"), of("City"), of("Post")];
  if (!counties.length || !cities.length || !posts.length)
    throw new Error("it takes a county, a city and a post to make others of");

  const known = new Set(counties.map(({ frontMatter }) => frontMatter.fips));
  const cityCount = Math.min(
    Math.floor(missing * citiesShare),
    mostCities - cities.length,
  );
  const codes = countyCodes(washington)
    .filter((fips) => !known.has(fips))
    .sort()
    .slice(0, Math.floor(cityCount / citiesPerCounty));
  let made = 0;
  const picture = () => turn(pictures, (made += 1));

  const newCounties = codes.map((fips, index): ContentFile => {
    const model = turn(counties, index);
    const name = `${countyShape(fips).properties.name} County`;
    const { area, ...fields } = model.frontMatter;
    const living = `Living in ${name}`;
    return {
      path: `counties/${slug(name)}.md`,
      frontMatter: {
        ...fields,
        ...page(name, 100 + index, picture()),
        fips,
        area: {
          ...(area as object),
          title: living,
          description: description(living),
          heading: living,
        },
      },
      body: model.body,
    };
  });

  const homes = [...counties, ...newCounties].map(({ path, frontMatter }) => ({
    county: slugOf(path),
    places: placesIn(String(frontMatter.fips)),
  }));
  const newCities = Array.from(
    { length: cityCount },
    (_, index): ContentFile => {
      const model = turn(cities, index);
      const { county, places } = turn(homes, index);
      const name = cityName(index);
      return {
        path: `cities/${slug(name)}.md`,
        frontMatter: {
          ...model.frontMatter,
          ...page(name, 100 + index, picture()),
          county,
          location: places.next().value,
        },
        body: model.body,
      };
    },
  );

  const allCities = [...cities, ...newCities];
  const postCount = missing - cityCount - 2 * newCounties.length;
  const newPosts = Array.from(
    { length: postCount },
    (_, index): ContentFile => {
      const model = turn(posts, index);
      const name = `Moving Notes ${index + 1}`;
      const about = turn(allCities, index);
      return {
        path: `posts/${slug(name)}.md`,
        frontMatter: {
          ...model.frontMatter,
          ...page(name, 100 + index, picture()),
          guide: false,
          city: index % postsPerCityPost ? undefined : slugOf(about.path),
        },
        body: model.body,
      };
    },
  );
  return [...newCounties, ...newCities, ...newPosts];
}
