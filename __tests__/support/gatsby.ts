import { labelsFile } from "../../src/content/model/contentTypes/labels";
import { companySettingsFile } from "../../src/content/model/contentTypes/company";
import { getTokenValues } from "../../src/site/companyTokens";
import { interpolate } from "../../src/shared/text";
import { fixtureSiteUrl } from "../fixture/content";
import { fixtureFiles } from "./fixtureFiles";

const frontMatterOf = (file: string) =>
  fixtureFiles.find(({ path }) => path === file)?.frontMatter ?? {};

/** Mocks the parts of Gatsby that components use. */
export const graphql = () => undefined;

let cached: ReturnType<typeof siteData> | undefined;
export const useStaticQuery = () => (cached ??= siteData());

/**
 * Result of the query of `useSite`: company and labels of the fixture content, without other
 * pages. Tokens are filled in as in a build.
 */
function siteData() {
  const company = frontMatterOf(
    companySettingsFile,
  ) as unknown as Queries.Company;
  const labels = Object.entries(frontMatterOf(labelsFile)).map(
    ([name, text]) => [
      name,
      interpolate(String(text), getTokenValues(company)),
    ],
  );
  return {
    site: { buildYear: "2026", siteMetadata: { siteUrl: fixtureSiteUrl } },
    company,
    navigation: {},
    counties: { nodes: [] },
    resources: { nodes: [] },
    legal: { nodes: [] },
    labels: { all: Object.fromEntries(labels) as Record<string, string> },
  };
}
