import { routes } from "../../site/routes";
import type { PageContent } from "./pageContent";
import { resourceKinds, totalOf } from "./transfer";
import type { ResourceKind, Transfer } from "./transfer";

/**
 * The most that a page may transfer before its visitor does anything, in bytes
 * on the wire, headers and compression included.
 */
export interface Budget {
  /** Of its HTML as compressed, without headers. */
  readonly html: number;
  readonly total: number;
  /** What of the total its pictures may take. */
  readonly pictures: number;
  readonly kinds: Partial<Readonly<Record<ResourceKind, number>>>;
}

/** What templates take: it doesn't grow with what editors write. */
interface Frame {
  /** HTML and the styles in it, as compressed. */
  readonly html: number;
  readonly script: number;
  /** Files of styles and fonts, and the headers of all. */
  readonly rest: number;
  readonly pictures: number;
}

/** A thousand bytes, as networks count them. */
const kB = 1000;

/**
 * What content adds to the HTML, as compressed. Brotli makes 0.42 bytes of a
 * character and 150 of a picture's markup; texts may be harder to compress.
 */
const allowance = { character: 0.5, picture: 200 };

/** With some 5,000 characters the HTML fits the ten packets that come first. */
const anyPage: Frame = {
  html: 8 * kB,
  script: 5 * kB,
  rest: 9 * kB,
  pictures: 22 * kB,
};

/** The form's scripts are fetched ahead. */
const withForm: Frame = { ...anyPage, script: 90 * kB, pictures: 2 * kB };

export interface PageKind {
  readonly name: string;
  /** Their paths, in which `*` stands for one segment. */
  readonly paths: readonly string[];
  readonly frame: Frame;
}

/** The kinds of pages; a page is of the first one that has its path. */
export const pageKinds: readonly PageKind[] = [
  { name: "Home", paths: [routes.home], frame: anyPage },
  { name: "Contact", paths: [routes.contact], frame: withForm },
  {
    name: "Index",
    paths: [
      routes.services,
      routes.locations,
      routes.blog,
      routes.resources,
      routes.serviceAreas,
      routes.sitemap,
    ],
    frame: anyPage,
  },
  { name: "Service", paths: [routes.service("*")], frame: anyPage },
  { name: "County", paths: [routes.county("*")], frame: anyPage },
  { name: "City", paths: [routes.city("*", "*")], frame: anyPage },
  { name: "Service area", paths: [routes.serviceArea("*")], frame: anyPage },
  { name: "Blog post", paths: [routes.post("*")], frame: anyPage },
  { name: "Advice", paths: [routes.resource("*")], frame: anyPage },
  {
    name: "Other",
    paths: [routes.document("*"), routes.entry("*", "*")],
    frame: anyPage,
  },
];

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll("*", "[^/]+")}$`).test(path);

/** @throws for a path of no kind: give its kind a row and a budget */
export function pageKind(path: string): PageKind {
  const kind = pageKinds.find(({ paths }) =>
    paths.some((pattern) => matches(pattern, path)),
  );
  if (!kind)
    throw new Error(
      `${path} is of no kind of page that src/tools/bench/budgets.ts has`,
    );
  return kind;
}

/** The budget of a page: that of its frame, and more the more stands in it. */
export function budgetOf(
  path: string,
  { characters, pictures }: PageContent,
): Budget {
  const { frame } = pageKind(path);
  const html =
    frame.html +
    allowance.character * characters +
    allowance.picture * pictures;
  return {
    html,
    total: html + frame.script + frame.rest + frame.pictures,
    pictures: frame.pictures,
    kinds: { script: frame.script },
  };
}

export const inKilobytes = (bytes: number) => (bytes / kB).toFixed(1);

/**
 * What is over the budget of a page, each in words; none when all is well.
 * @param countPictures whether the files of its pictures count. They are for
 * editors to choose: a photograph weighs more than a drawing.
 */
export function overBudget(
  path: string,
  { bytes, content }: Transfer,
  { countPictures = false } = {},
): string[] {
  const { total, pictures, kinds } = budgetOf(path, content);
  const all = totalOf(bytes);
  const parts = [
    ...resourceKinds.map((kind) => [kind, bytes[kind], kinds[kind]] as const),
    countPictures
      ? (["in all", all, total] as const)
      : (["without pictures", all - bytes.image, total - pictures] as const),
  ];
  return parts.flatMap(([name, size, most = Infinity]) =>
    size > most
      ? [
          `${path}: ${name} ${inKilobytes(size)} kB, at most ${inKilobytes(most)} kB`,
        ]
      : [],
  );
}
