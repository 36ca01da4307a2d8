import { kindOf, slugOf } from "../../src/content/model/contentFile";
import { pathsOf } from "../../src/content/model/kind";
import { pendingOf } from "../../src/content/model/pendingOf";
import { companyDay } from "../../src/site/dates";
import { companyValues } from "../../src/site/facts";
import { interpolate } from "../../src/site/text";
import { fixtureSiteUrl } from "../fixture/content";
import { fixtureFiles } from "./fixtureFiles";

/**
 * The published files of a folder, sorted by `order`. They are not checked, which
 * would take a second in each of the many suites that render components.
 */
const published = (folder: string): Record<string, unknown>[] =>
  fixtureFiles(folder)
    .flatMap(({ path, frontMatter }) => {
      const kind = kindOf(path);
      if (!kind || pendingOf(kind, frontMatter, companyDay())) return [];
      const paths = pathsOf(kind, slugOf(path), frontMatter);
      return [{ ...frontMatter, ...paths }];
    })
    .sort((a, b) => Number(a.order) - Number(b.order));

const setting = (name: string) =>
  fixtureFiles("settings").find(({ path }) => slugOf(path) === name)
    ?.frontMatter;

const listed = (nodes: readonly object[]) => ({
  nodes,
  pageInfo: { hasNextPage: false },
});

/**
 * The result of `useSite` for the fixture content. Texts are filled in as in a
 * build.
 */
export function siteData() {
  const posts = published("posts");
  const written = setting("company") as unknown as Queries.Company;
  const company = {
    ...written,
    shareImage: { ...written.shareImage, sharedPath: "/static/share.jpg" },
  };
  const labels = Object.fromEntries(
    Object.entries(setting("labels") ?? {}).map(([name, text]) => [
      name,
      interpolate(String(text), companyValues(company)),
    ]),
  );
  return {
    site: {
      buildYear: "2026",
      siteMetadata: { siteUrl: fixtureSiteUrl },
    },
    company,
    labels: { all: labels },
    navigation: setting("navigation"),
    counties: { nodes: published("counties") },
    guides: listed(posts.filter(({ guide }) => guide)),
    posts: listed(posts.filter(({ guide }) => !guide)),
    resources: listed(published("resources")),
    legal: {
      nodes: published("documents").filter(({ legal }) => legal),
    },
  };
}
