import { countyCodes, countyShape } from "../../components/map/countyShapes";
import { kindOf, slugOf } from "../../content-model/contentFile";
import type { ContentFile } from "../../content-model/contentFile";
import { pathsOf } from "../../content-model/kind";
import { pendingOf } from "../../content-model/pendingOf";
import { visitFields } from "../../content-model/visitFields";
import { companyDay } from "../../site/companyDay";
import { cycle } from "./cycle";
import { cityName, placesIn } from "./syntheticPlaces";

/** The Census code of Washington. */
const washington = "53";

/** About as many cities and places as Washington has in the Census. */
const maxCities = 640;

/** The share of cities in the added pages, until `maxCities` is reached. */
const citiesShare = 0.4;

const citiesPerCounty = 15;

/** One in this many posts is about a city. */
const postsPerCityPost = 3;

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** A meta description of typical length. */
const description = (topic: string) =>
  `${topic}: the streets, parking and stairs to know of before a truck comes, and whom to ask for a quote that names each part.`;

/** The fields that must differ between copies of a page. */
const ownFields = (name: string, order: number, src: string) => ({
  name,
  order,
  title: name,
  description: description(name),
  heading: `${name}, street by street`,
  image: { src, alt: "A drawing that several pages share" },
});

type Values = Record<string | number, unknown>;

/**
 * A copy of a file in which every text names the copy. Texts of pages differ, so
 * a build must not gain by making one for many.
 */
function copyOf({ path, frontMatter, body }: ContentFile, name: string) {
  const named = (text: string) => `${text.trimEnd()} This is about ${name}.`;
  const copy: Values = structuredClone(frontMatter);
  visitFields(kindOf(path)?.fields ?? {}, copy, (field, value, place) => {
    if (field.type !== "markdown") return;
    const owner = place
      .slice(0, -1)
      .reduce<Values>((parent, key) => parent[key] as Values, copy);
    owner[place.at(-1) ?? ""] = named(String(value));
  });
  return { frontMatter: copy, body: named(body) };
}

interface SyntheticOptions {
  /** Total number of pages. */
  readonly pages: number;
  /** Addresses of pictures, which pages use in turn. */
  readonly pictures: readonly string[];
}

function isPublished({ path, frontMatter }: ContentFile): boolean {
  const kind = kindOf(path);
  return Boolean(kind && !pendingOf(kind, frontMatter, companyDay()));
}

/** Counts the pages of content files, without drafts and scheduled posts. */
export const pagesOf = (files: readonly ContentFile[]): number =>
  files.filter(isPublished).reduce((count, { path, frontMatter }) => {
    const kind = kindOf(path);
    return kind
      ? count + Object.keys(pathsOf(kind, slugOf(path), frontMatter)).length
      : count;
  }, 0);

/**
 * Makes content to grow a site to a number of pages: copies of its counties,
 * cities and posts with other names and pictures, so that lengths and links are
 * realistic. There are no more counties and cities than Washington has; the rest
 * are posts.
 * @returns the files to add
 * @throws if the site already has more pages, or lacks pages to copy
 */
export function syntheticContent(
  site: readonly ContentFile[],
  { pages, pictures }: SyntheticOptions,
): ContentFile[] {
  const missing = pages - pagesOf(site);
  if (missing < 0)
    throw new Error(`the site already has ${pages - missing} pages`);
  const of = (name: string) =>
    site.filter(({ path }) => kindOf(path)?.name === name).filter(isPublished);
  const [counties, cities, posts] = [of("County"), of("City"), of("Post")];
  if (!counties.length || !cities.length || !posts.length)
    throw new Error("the site needs a county, a city and a post to copy");

  const known = new Set(counties.map(({ frontMatter }) => frontMatter.fips));
  const cityCount = Math.min(
    Math.floor(missing * citiesShare),
    maxCities - cities.length,
  );
  const codes = countyCodes(washington)
    .filter((fips) => !known.has(fips))
    .sort()
    .slice(0, Math.floor(cityCount / citiesPerCounty));
  let used = 0;
  const picture = () => cycle(pictures, (used += 1));

  const newCounties = codes.map((fips, index): ContentFile => {
    const name = `${countyShape(fips).properties.name} County`;
    const model = copyOf(cycle(counties, index), name);
    const { area, ...fields } = model.frontMatter;
    const living = `Living in ${name}`;
    return {
      path: `counties/${slug(name)}.md`,
      frontMatter: {
        ...fields,
        ...ownFields(name, 100 + index, picture()),
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
      const name = cityName(index);
      const model = copyOf(cycle(cities, index), name);
      const { county, places } = cycle(homes, index);
      return {
        path: `cities/${slug(name)}.md`,
        frontMatter: {
          ...model.frontMatter,
          ...ownFields(name, 100 + index, picture()),
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
      const name = `Moving Notes ${index + 1}`;
      const model = copyOf(cycle(posts, index), name);
      const about = cycle(allCities, index);
      return {
        path: `posts/${slug(name)}.md`,
        frontMatter: {
          ...model.frontMatter,
          ...ownFields(name, 100 + index, picture()),
          guide: false,
          city: index % postsPerCityPost ? undefined : slugOf(about.path),
        },
        body: model.body,
      };
    },
  );
  return [...newCounties, ...newCities, ...newPosts];
}
