import { routes } from "../site/routes";
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
  readonly kinds: Partial<Readonly<Record<ResourceKind, number>>>;
}

/** A thousand bytes, as networks count them. */
const kB = 1000;

/** Ten packets are what a server sends before it waits for an answer. */
const firstRoundTrip = 14 * kB;

const anyPage: Budget = {
  total: 50 * kB,
  html: firstRoundTrip,
  kinds: { script: 5 * kB },
};

/** Text to read at length; it may go on arriving while the top is read. */
const longGuide: Budget = { ...anyPage, html: 20 * kB };

/** The form's scripts are fetched ahead. */
const withForm: Budget = {
  total: 110 * kB,
  html: firstRoundTrip,
  kinds: {},
};

export interface PageKind {
  readonly name: string;
  /** Their paths, in which `*` stands for one segment. */
  readonly paths: readonly string[];
  readonly budget: Budget;
}

/** The kinds of pages; a page is of the first one that has its path. */
export const pageKinds: readonly PageKind[] = [
  { name: "Home", paths: [routes.home], budget: anyPage },
  { name: "Contact", paths: [routes.contact], budget: withForm },
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
    budget: anyPage,
  },
  { name: "Service", paths: [routes.service("*")], budget: anyPage },
  { name: "County", paths: [routes.county("*")], budget: anyPage },
  { name: "City", paths: [routes.city("*", "*")], budget: anyPage },
  { name: "Service area", paths: [routes.serviceArea("*")], budget: anyPage },
  { name: "Blog post", paths: [routes.post("*")], budget: longGuide },
  { name: "Advice", paths: [routes.resource("*")], budget: longGuide },
  { name: "Other", paths: [routes.document("*")], budget: anyPage },
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
      `${path} is of no kind of page that src/bench/budgets.ts has`,
    );
  return kind;
}

export const inKilobytes = (bytes: number) => (bytes / kB).toFixed(1);

/** What is over the budget of a page, each in words; none when all is well. */
export function overBudget(path: string, { bytes }: Transfer): string[] {
  const { total, kinds } = pageKind(path).budget;
  const parts = [
    ...resourceKinds.map((kind) => [kind, bytes[kind], kinds[kind]] as const),
    ["in all", totalOf(bytes), total] as const,
  ];
  return parts.flatMap(([name, size, most = Infinity]) =>
    size > most
      ? [`${path}: ${name} ${inKilobytes(size)} kB, at most ${most / kB} kB`]
      : [],
  );
}
