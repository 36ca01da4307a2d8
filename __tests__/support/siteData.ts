import { parseContentFile } from "../../src/content-model/parseContentFile";
import { companyValues, fill } from "../../src/site/fill";
import { contentFiles } from "./contentFiles";

const entries = contentFiles.flatMap((file) => {
  const { entry } = parseContentFile(file);
  return entry ? [entry] : [];
});

const all = (kind: string) =>
  entries
    .filter((entry) => entry.kind.name === kind)
    .map(({ data, paths }) => ({ ...data, ...paths }))
    .sort((a, b) => Number(a.order) - Number(b.order));

const listed = (nodes: readonly object[]) => ({
  nodes,
  pageInfo: { hasNextPage: false },
});

/**
 * What the static query of `useSite` answers, from the site's own content.
 * Texts are filled as the build fills them.
 */
export function siteData() {
  const written = all("Company")[0] as unknown as Queries.Company;
  const company = {
    ...written,
    shareImage: { ...written.shareImage, sharedPath: "/static/share.jpg" },
  };
  const labels = Object.fromEntries(
    Object.entries(all("Labels")[0] ?? {}).map(([name, text]) => [
      name,
      fill(String(text), companyValues(company)),
    ]),
  );
  return {
    site: {
      buildYear: "2026",
      siteMetadata: { siteUrl: "https://www.soundandsummit.example" },
    },
    company,
    labels: { all: labels },
    navigation: all("Navigation")[0],
    counties: { nodes: all("County") },
    guides: listed(all("Post").filter((post) => "guide" in post && post.guide)),
    posts: listed(
      all("Post").filter((post) => !("guide" in post && post.guide)),
    ),
    resources: listed(all("Resource")),
    documents: { nodes: all("Document") },
  };
}
