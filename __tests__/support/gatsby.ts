import { labelsFile } from "../../src/content/model/kinds/labels";
import { settingsFile } from "../../src/content/model/kinds/company";
import { companyValues } from "../../src/site/facts";
import { interpolate } from "../../src/site/text";
import { fixtureSiteUrl } from "../fixture/content";
import { contentFiles } from "./contentFiles";

const frontMatterOf = (file: string) =>
  contentFiles.find(({ path }) => path === file)?.frontMatter ?? {};

/** A mock of the parts of Gatsby that components use. */
export const graphql = () => undefined;

let cached: ReturnType<typeof siteData> | undefined;
export const useStaticQuery = () => (cached ??= siteData());

/**
 * What `useSite` queries, with the company and the labels of the fixture content,
 * and without other pages. Texts are filled in as in a build.
 */
function siteData() {
  const company = frontMatterOf(settingsFile) as unknown as Queries.Company;
  const labels = Object.entries(frontMatterOf(labelsFile)).map(
    ([name, text]) => [name, interpolate(String(text), companyValues(company))],
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
