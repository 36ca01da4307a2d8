import { companySettingsFile } from "../../src/content/model/contentTypes/company";
import { getTokenValues } from "../../src/content/model/companyTokens";
import { interpolate } from "../../src/shared/text";
import { fixtureSiteUrl } from "../fixture/content";
import { fixtureFiles, fixtureLabels } from "./fixtureFiles";

const frontMatterOf = (file: string) =>
  fixtureFiles.find(({ path }) => path === file)?.frontMatter ?? {};

/** Mock of Gatsby's `graphql`. Tests pass query results to components. */
export const graphql = () => undefined;

let cached: ReturnType<typeof siteData> | undefined;
/** Mock of Gatsby's hook. Its only query in unit tests is that of `useSite`. */
export function useStaticQuery() {
  cached ??= siteData();
  return cached;
}

/**
 * Builds the result of the query of `useSite` from the fixture content: company and labels,
 * with tokens filled in as in a build, but no pages.
 */
function siteData() {
  const company = frontMatterOf(
    companySettingsFile,
  ) as unknown as Queries.Company;
  const labels = Object.entries(fixtureLabels).map(([name, text]) => [
    name,
    interpolate(text, getTokenValues(company)),
  ]);
  return {
    site: { buildYear: "2026", siteMetadata: { siteUrl: fixtureSiteUrl } },
    company: { siteFacts: company, shareImage: company.shareImage },
    navigation: {},
    counties: { nodes: [] },
    resources: { nodes: [] },
    legal: { nodes: [] },
    labels: { all: Object.fromEntries(labels) as Record<string, string> },
  };
}
