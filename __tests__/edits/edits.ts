import path from "node:path";
import sharp from "sharp";
import { routes } from "../../src/site/routes";
import {
  cityFile,
  countyFile,
  documentFile,
  postFile,
  testimonialFile,
} from "../support/contentFactories";
import { contentText } from "../support/contentText";
import type { ContentFolder } from "./contentFolder";

/** A typical change by an editor. */
export interface Edit {
  readonly what: string;
  /** @param redirect adds a redirect from a removed page's path */
  readonly make: (
    content: ContentFolder,
    redirect: (from: string, to: string) => void,
  ) => Promise<void>;
  /** The error with which `check:content` must reject it, if it must. */
  readonly expectedError?: RegExp;
}

const slugOf = (file: string) => path.basename(file, ".md");

/** The first file of a folder. */
async function example(content: ContentFolder, folder: string) {
  const [file] = await content.names(folder);
  if (!file) throw new Error(`The content has no ${folder}`);
  const frontMatter = await content.frontMatter(file);
  return { file, slug: slugOf(file), frontMatter };
}

const sentences = (topic: string, words: number) =>
  Array.from(
    { length: Math.ceil(words / 10) },
    (_, index) =>
      `Line ${index} on ${topic} has ten words in it, counted.${index % 5 === 4 ? "\n\n" : " "}`,
  ).join("");

async function addPost(
  content: ContentFolder,
  name: string,
  changes: Readonly<Record<string, unknown>> = {},
  words = 800,
): Promise<void> {
  const { frontMatter } = await example(content, "posts");
  const post = postFile(
    { name, order: 50, image: frontMatter.image, ...changes },
    { body: `${sentences(name, words)}\n` },
  );
  await content.write(post.path, contentText(post));
}

/** Removes the first entry of a folder, and redirects its path. */
const remove =
  (
    folder: string,
    addressOf: (slug: string, data: Record<string, unknown>) => string,
    instead: string,
  ) =>
  async (
    content: ContentFolder,
    redirect: (from: string, to: string) => void,
  ) => {
    const { file, slug, frontMatter } = await example(content, folder);
    const address = addressOf(slug, frontMatter);
    await content.remove(file, address);
    redirect(address, instead);
  };

const removeCity = remove(
  "cities",
  (slug, { county }) => routes.city(String(county), slug),
  routes.locations,
);

/** A noisy picture, as large as the largest photographs. */
const photograph = () =>
  sharp({
    create: {
      width: 3200,
      height: 2400,
      channels: 3,
      background: "gray",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .blur(4)
    .jpeg({ quality: 80 })
    .toBuffer();

/** Typical edits, in the order they are made. */
export const edits: readonly Edit[] = [
  {
    what: "another phone number, e-mail address, hours and name",
    make: (content) =>
      content.change("settings/company.md", (company) => {
        Object.assign(company, {
          name: "Cedar Ridge Movers, LLC",
          shortName: "Cedar Ridge",
          phone: "(564) 555-0133",
          email: "office@cedar-ridge.example",
          hours: {
            days: "Tuesday to Friday",
            opens: "7:30 AM",
            closes: "6:00 PM",
          },
        });
      }),
  },
  {
    what: "a city is added",
    make: async (content) => {
      const { frontMatter } = await example(content, "cities");
      const { latitude, longitude } = frontMatter.location as {
        latitude: number;
        longitude: number;
      };
      const city = cityFile(
        {
          name: "Cedar Falls",
          order: 40,
          county: frontMatter.county,
          services: [],
          image: frontMatter.image,
          location: { latitude: latitude + 0.01, longitude: longitude + 0.01 },
        },
        { body: sentences("Cedar Falls", 200) },
      );
      await content.write(city.path, contentText(city));
    },
  },
  {
    what: "a county is added",
    make: async (content) => {
      const { frontMatter } = await example(content, "counties");
      const services = (await content.names("services")).map(slugOf);
      const county = countyFile(
        {
          name: "Mason County",
          order: 9,
          fips: "53045",
          services,
          image: frontMatter.image,
        },
        { body: sentences("Mason County", 200) },
      );
      await content.write(county.path, contentText(county));
    },
  },
  {
    what: "a guide is added",
    make: (content) => addPost(content, "Moving with Cats"),
  },
  {
    what: "a post that is not a guide is added",
    make: (content) => addPost(content, "Moving a Piano", { guide: false }),
  },
  {
    what: "a draft is added",
    make: (content) =>
      addPost(content, "Not Ready", { draft: true, heading: undefined }),
  },
  {
    what: "a post is scheduled",
    make: (content) =>
      addPost(content, "Not Yet", {
        date: `${new Date().getFullYear() + 1}-12-31`,
      }),
  },
  {
    what: "a testimonial is added",
    make: async (content) => {
      const city = await example(content, "cities");
      const service = await example(content, "services");
      const words = testimonialFile({ city: city.slug, service: service.slug });
      await content.write(words.path, contentText(words));
    },
  },
  {
    what: "a document is added",
    make: async (content) => {
      const document = documentFile({ name: "Terms", order: 30 });
      await content.write(document.path, contentText(document));
    },
  },
  {
    what: "a post of 2,500 words is added",
    make: (content) => addPost(content, "The Whole Story", {}, 2500),
  },
  {
    what: "the menu is reordered",
    make: (content) =>
      content.change("settings/navigation.md", (navigation) => {
        for (const menu of ["main", "footer"])
          (navigation[menu] as unknown[]).reverse();
      }),
  },
  {
    what: "a city is removed, but not the references to it",
    make: async (content) => {
      const { cities } = (await content.frontMatter("pages/home.md")).areas as {
        cities: string[];
      };
      await content.drop(`cities/${cities[0]!}.md`);
    },
    expectedError: /pages\/home\.md:\d+\n.*areas\.cities/,
  },
  { what: "a city is removed with all references to it", make: removeCity },
  {
    what: "a service is removed with all references to it",
    make: remove("services", routes.service, routes.services),
  },
  {
    what: "a resource is removed with all references to it",
    make: remove("resources", routes.resource, routes.resources),
  },
  {
    what: "a picture is replaced by a photograph",
    make: async (content) => {
      const { frontMatter } = await example(content, "cities");
      const { src } = frontMatter.image as { src: string };
      await content.write(src.slice(1), await photograph());
      const home = await content.frontMatter("pages/home.md");
      const opening = home.image as { src: string };
      await content.write(opening.src.slice(1), await photograph());
    },
  },
  {
    what: "services are added to a city",
    make: async (content) => {
      const { slug } = await example(content, "services");
      for (const file of await content.names("cities"))
        await content.change(file, (city) => {
          const services = city.services as unknown[];
          if (!services.length)
            services.push({
              service: slug,
              text: "Crews of ours load here on every weekday of the year.",
            });
        });
    },
  },
];
