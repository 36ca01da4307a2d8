import { HTMLElement } from "node-html-parser";
import { kindOf, slugOf } from "../../src/content-model/contentFile";
import type { ContentFile } from "../../src/content-model/contentFile";
import { pathsOf } from "../../src/content-model/kind";
import { kinds } from "../../src/content-model/kinds";
import { pendingOf } from "../../src/content-model/pendingOf";
import { companyDay } from "../../src/site/companyDay";
import { routes } from "../../src/site/routes";
import { builtPage, mainOf, notFoundPage } from "../support/builtPages";
import { contentFiles } from "../support/contentFiles";
import { previews } from "../support/previews";

/** Elements that a preview and a built page are not to have in common. */
const ownElements = [
  // Only previews show search results, cards and menus.
  "[data-preview]",
  // The preview has one file for a picture; the build has many, and the build
  // empties the twin of a picture for browsers without scripts.
  "source",
  "noscript",
  // No script runs in a preview, and the fixture site's own redirects differ.
  "script",
];

/** Attributes that name the files of a picture, for the same reason. */
const pictureFiles = ["src", "srcset", "sizes"];

/** The ids of React's `useId`, which tell places in a tree of components. */
const reactIds = /_R_\w+_/g;

interface Outline {
  /** An element or a text each, in their order, indented by their depth. */
  readonly lines: string[];
  /** The class names of each element. */
  readonly classes: string[][];
}

/** All that an element holds, written out in one way. */
function outlineOf(elements: readonly HTMLElement[]): Outline {
  const lines: string[] = [];
  const classes: string[][] = [];

  function add(element: HTMLElement, indent: string) {
    let text = "";
    const endText = () => {
      const words = text.replace(/\s+/g, " ").trim();
      if (words) lines.push(indent + words);
      text = "";
    };
    for (const node of element.childNodes) {
      if (!(node instanceof HTMLElement)) text += node.text;
      else if (!ownElements.some((own) => node.matches(own))) {
        endText();
        const names = node.classNames.split(/\s+/).filter(Boolean);
        const attributes = Object.entries(node.attributes)
          .map(([name, value]) => [name.toLowerCase(), value] as const)
          .filter(
            ([name]) =>
              name !== "class" &&
              !(node.tagName === "IMG" && pictureFiles.includes(name)),
          )
          .map(
            ([name, value]) => ` ${name}="${value.replace(reactIds, "_R_")}"`,
          )
          .sort();
        lines.push(
          `${indent}<${node.tagName.toLowerCase()}${attributes.join("")}> with ${names.length} classes`,
        );
        classes.push(names);
        add(node, `${indent}  `);
      }
    }
    endText();
  }

  for (const element of elements) add(element, "");
  return { lines, classes };
}

/** Which class of the build stands for which of the preview, and in reverse. */
const known = new Map<string, string>();

/**
 * The class names that don't stand for each other. Both bundlers make names of
 * their own, so that names can only be the same each time.
 */
function otherClasses(preview: Outline, built: Outline): string[][] {
  return preview.classes.flatMap((names, index) => {
    const others = built.classes[index] ?? [];
    // Those of global styles are the same, but stand in another place.
    const own = names.filter((name) => !others.includes(name));
    const builtOwn = others.filter((name) => !names.includes(name));
    return own.flatMap((name, place) => {
      const other = String(builtOwn[place]);
      const pairs = [
        [`preview ${name}`, other],
        [`build ${other}`, name],
      ] as const;
      const isOther = pairs.some(
        ([one, partner]) => (known.get(one) ?? partner) !== partner,
      );
      for (const [one, partner] of pairs) known.set(one, partner);
      return isOther ? [[name, other]] : [];
    });
  });
}

let draw: Awaited<ReturnType<typeof previews>>["draw"];

beforeAll(async () => {
  ({ draw } = await previews());
});

/** The pages that show files without pages of their own; others are on the home page. */
const shownOn: Readonly<Record<string, string>> = {
  InventoryRoom: routes.inventory,
  HomeSizes: routes.inventory,
  QuoteForm: routes.contact,
};

/** The pages that the build makes of a file, or the one that shows it. */
function builtMains({ path, frontMatter }: ContentFile): HTMLElement[] {
  const kind = kindOf(path);
  const paths = kind
    ? Object.values(pathsOf(kind, slugOf(path), frontMatter))
    : [];
  const other = shownOn[kind?.name ?? ""] ?? routes.home;
  return (paths.length ? paths : [other]).map((address) =>
    mainOf(address === routes.notFound ? notFoundPage() : builtPage(address)),
  );
}

const published = contentFiles.filter(({ path, frontMatter }) => {
  const kind = kindOf(path);
  return kind && !pendingOf(kind, frontMatter, companyDay());
});

test("every kind of content has a file to compare", () => {
  const compared = new Set(published.map(({ path }) => kindOf(path)?.name));
  expect(kinds.filter(({ name }) => !compared.has(name))).toEqual([]);
});

const isTestimonial = ({ path }: ContentFile) =>
  kindOf(path)?.name === "Testimonial";

test.each(published.filter((file) => !isTestimonial(file)))(
  "the preview of $path is the page that is built",
  async (file) => {
    const main = (await draw(file)).querySelector("main");
    const preview = outlineOf(main ? [main] : []);
    const built = outlineOf(builtMains(file));
    expect(preview.lines).toEqual(built.lines);
    expect(otherClasses(preview, built)).toEqual([]);
  },
);

test.each(published.filter(isTestimonial))(
  "the preview of $path is its card on the home page",
  async (file) => {
    const [card] = (await draw(file)).querySelectorAll("main figure");
    const cards = mainOf(builtPage(routes.home)).querySelectorAll("figure");
    const outlines = cards.map((one) => outlineOf([one]).lines);
    expect(outlines).toContainEqual(outlineOf(card ? [card] : []).lines);
  },
);
