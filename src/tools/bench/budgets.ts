import { routes } from "../../site/routes";
import type { PageContent } from "./pageContent";
import { resourceKinds, totalOf } from "./transfer";
import type { ResourceKind, Transfer } from "./transfer";

/**
 * The most that a page may transfer before any interaction, in bytes on the
 * wire: compressed, including headers.
 */
export interface Budget {
  /** Compressed HTML without headers. */
  readonly html: number;
  readonly total: number;
  /** The pictures' share of the total. */
  readonly pictures: number;
  readonly kinds: Partial<Readonly<Record<ResourceKind, number>>>;
}

/** The bytes that a template needs, whatever editors write. */
interface Frame {
  /** Compressed HTML with its inline styles. */
  readonly html: number;
  readonly script: number;
  /** Style and font files, and all headers. */
  readonly rest: number;
  readonly pictures: number;
}

/** 1000 bytes, not 1024. */
const kB = 1000;

/**
 * Compressed bytes that content adds to the HTML. Measured with Brotli: 0.42 per
 * character and 150 per picture's markup. Some texts compress worse.
 */
const allowance = { character: 0.5, picture: 200 };

/** With about 5,000 characters, the HTML fits TCP's initial ten packets. */
const anyPage: Frame = {
  html: 8 * kB,
  script: 5 * kB,
  rest: 9 * kB,
  pictures: 22 * kB,
};

/** The form's scripts are prefetched. */
const withForm: Frame = { ...anyPage, script: 90 * kB, pictures: 2 * kB };

/** Each item that is counted has its controls. */
const withTool: Frame = { ...anyPage, html: 9 * kB };

export interface PageKind {
  readonly name: string;
  /** Path patterns, in which `*` matches one segment. */
  readonly paths: readonly string[];
  readonly frame: Frame;
}

/** The kinds of pages; the first kind with a matching path applies. */
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
  {
    name: "Planning tool",
    paths: [routes.inventory, routes.plan],
    frame: withTool,
  },
  { name: "Advice", paths: [routes.resource("*")], frame: anyPage },
  {
    name: "Other",
    paths: [routes.document("*"), routes.entry("*", "*")],
    frame: anyPage,
  },
];

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll("*", "[^/]+")}$`).test(path);

/** @throws if no kind matches the path */
export function pageKind(path: string): PageKind {
  const kind = pageKinds.find(({ paths }) =>
    paths.some((pattern) => matches(pattern, path)),
  );
  if (!kind)
    throw new Error(
      `${path} matches no kind of page: add one to src/tools/bench/budgets.ts`,
    );
  return kind;
}

/** The budget of a page: its frame's, plus an allowance for its content. */
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
 * Describes each part of a page that exceeds its budget.
 * @param countPictures whether picture files count. By default they don't,
 *   because editors choose them and photographs are larger than drawings.
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
      ? (["total", all, total] as const)
      : (["without pictures", all - bytes.image, total - pictures] as const),
  ];
  return parts.flatMap(([name, size, max = Infinity]) =>
    size > max
      ? [
          `${path}: ${name} ${inKilobytes(size)} kB, at most ${inKilobytes(max)} kB`,
        ]
      : [],
  );
}
