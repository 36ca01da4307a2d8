import type { ContentFile } from "../../content-model/contentFile";
import { kindOf, slugOf } from "../../content-model/contentFile";
import { pathsOf } from "../../content-model/kind";
import type { Kind } from "../../content-model/kind";
import { kinds } from "../../content-model/kinds";
import { company as companyKind } from "../../content-model/kinds/company";
import { pendingOf } from "../../content-model/pendingOf";
import { companyDay } from "../../site/companyDay";
import { companyHtmlValues, companyValues } from "../../site/interpolate";
import { relatedPosts } from "../../site/relatedPosts";
import { FieldValues, withGaps } from "./fieldValues";
import { gap } from "./gaps";
import { headingsOf, htmlOf, minutesToRead } from "./markdown";
import type { Arguments, Source, Variables } from "./select";

/** What the build knows besides the files. */
export interface SiteFacts {
  readonly siteUrl: string;
  readonly buildYear: string;
  /** The map of the service area, as `areaMap` draws it. */
  readonly areaMap: unknown;
}

interface Entry {
  readonly kind: Kind;
  readonly slug: string;
  readonly file: ContentFile;
}

type Company = Parameters<typeof companyValues>[0];

type Filter = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const plain = (value: object): Source => ({
  field: (name) => {
    const part = (value as Record<string, unknown>)[name];
    if (Array.isArray(part)) return part.map((item: object) => plain(item));
    return typeof part === "object" && part ? plain(part) : part;
  },
});

/**
 * Answers the queries of pages from content files, among them one that is
 * being written: what it lacks is a gap.
 */
export class ContentGraph implements Source {
  readonly #entries: readonly Entry[];
  readonly #facts: SiteFacts;
  readonly #values: FieldValues;

  /**
   * @param edited is there even if it isn't published yet
   * @param pictureUrl address of a picture, such as `/images/a.jpg`
   */
  constructor(
    files: readonly ContentFile[],
    edited: ContentFile,
    facts: SiteFacts,
    pictureUrl: (src: string) => string | undefined,
  ) {
    this.#facts = facts;
    this.#entries = files.flatMap((file) => {
      const kind = kindOf(file.path);
      const isShown =
        file === edited ||
        (kind && !pendingOf(kind, file.frontMatter, companyDay()));
      return kind && isShown ? [{ kind, slug: slugOf(file.path), file }] : [];
    });
    const [written] = this.#ofKind("Company");
    const company = withGaps(
      companyKind.fields,
      written?.file.frontMatter ?? {},
    ) as unknown as Company;
    this.#values = new FieldValues({
      text: companyValues(company),
      html: companyHtmlValues(company),
      pictureUrl,
      entry: (kind, slug) => this.#named(kind, slug),
    });
  }

  #ofKind(name: string): Entry[] {
    return this.#entries.filter(({ kind }) => kind.name === name);
  }

  #named(name: string, slug: string): Source | undefined {
    const found = this.#ofKind(name).find((entry) => entry.slug === slug);
    return found && this.#entry(found);
  }

  /** The id of a file's node. */
  static #id = (file: ContentFile): string => file.path;

  /** The variables of the query of a file's page. */
  variables(file: ContentFile): Variables {
    const posts = this.#sorted("Post").map((post) => post.file);
    return {
      id: ContentGraph.#id(file),
      related: relatedPosts(posts, posts.indexOf(file)).map(ContentGraph.#id),
    };
  }

  #entry({ kind, slug, file }: Entry): Source {
    const { frontMatter, body } = file;
    const fields = this.#values.fields(
      kind.fields,
      frontMatter,
      kind.name !== "Company",
    );
    const paths = pathsOf(kind, slug, frontMatter);
    return {
      field: (name, args) => {
        if (name in kind.fields) return fields.field(name, args);
        if (name in paths) return paths[name];
        const backlink = kind.backlinks?.[name];
        if (backlink)
          return this.#sorted(backlink.from)
            .filter((entry) => entry.file.frontMatter[backlink.by] === slug)
            .map((entry) => this.#entry(entry));
        switch (name) {
          case "id":
            return ContentGraph.#id(file);
          case "slug":
            return slug;
          case "file":
            return file.path;
          case "html":
            return body.trim() || kind.body === "optional"
              ? this.#values.filledHtml(htmlOf(body))
              : `<p>${gap("Text")}</p>`;
          case "all":
            return Object.fromEntries(
              Object.keys(kind.fields).map((each) => [
                each,
                fields.field(each, {}),
              ]),
            );
          case "headings":
            return headingsOf(body).map(plain);
          case "timeToRead":
            return minutesToRead(body);
          case "areaMap":
            return frontMatter.listsServiceAreas ? this.#map() : null;
          case "serviceAreas":
            return frontMatter.listsServiceAreas
              ? this.#sorted("County").map((county) => this.#entry(county))
              : null;
          default:
            return null;
        }
      },
    };
  }

  #map(): Source {
    return plain(this.#facts.areaMap as object);
  }

  #sorted(kind: string, by = "order", direction = "ASC"): Entry[] {
    const value = ({ file }: Entry) => file.frontMatter[by];
    const sign = direction === "ASC" ? 1 : -1;
    return this.#ofKind(kind).sort((a, b) => {
      const [x, y] = [value(a), value(b)];
      if (typeof x === "number" && typeof y === "number") return sign * (x - y);
      return sign * String(x).localeCompare(String(y));
    });
  }

  #filtered(entries: readonly Entry[], filter: Filter): Source[] {
    return entries
      .map((entry) => this.#entry(entry))
      .filter((source) =>
        Object.entries(filter).every(([name, test]) => {
          const value = source.field(name, {});
          if ("ne" in test) return value !== test.ne;
          if ("in" in test) return (test.in as unknown[]).includes(value);
          return value === test.eq;
        }),
      );
  }

  field(name: string, args: Arguments): unknown {
    if (name === "site") return this.#site();
    if (name === "areaMap") return this.#map();
    if (name === "contentPages")
      return kinds
        .filter(({ templates }) => templates)
        .flatMap((kind) => this.#sorted(kind.name))
        .map((entry) => this.#entry(entry));
    if (name === "posts")
      return (args.ids as string[]).flatMap(
        (id) => this.#named("Post", slugOf(id)) ?? [],
      );
    const [, all] = /^all([A-Z]\w*)$/.exec(name) ?? [];
    if (all) {
      const [[by, direction] = []] = Object.entries(
        (args.sort ?? {}) as Record<string, string>,
      );
      const found = this.#filtered(
        this.#sorted(all, by, direction),
        (args.filter ?? {}) as Filter,
      );
      const { limit = Infinity } = args as { limit?: number };
      return {
        field: (part) =>
          part === "pageInfo"
            ? plain({ hasNextPage: found.length > limit })
            : found.slice(0, limit),
      } satisfies Source;
    }
    const kind = kinds.find(
      (candidate) => candidate.name.toLowerCase() === name.toLowerCase(),
    );
    if (!kind) return null;
    return this.#filtered(this.#ofKind(kind.name), args as Filter)[0] ?? null;
  }

  #site(): Source {
    const { siteUrl, buildYear } = this.#facts;
    return {
      field: (name) => (name === "buildTime" ? buildYear : plain({ siteUrl })),
    };
  }
}
