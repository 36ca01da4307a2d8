import { toProjectPath, contentTypeOf } from "../content/model/contentFile";
import type { ContentFile } from "../content/model/contentFile";
import type { Diagnostic } from "../content/model/diagnostics";

/** Whether nobody has compared a page's facts with their sources. */
const lacksCheckedDate = ({ path, frontMatter }: ContentFile): boolean =>
  !frontMatter.checked &&
  !frontMatter.legal &&
  "checked" in (contentTypeOf(path)?.fields ?? {});

/** Returns one diagnostic for all pages whose facts were never checked; none without such pages. */
export function findPagesWithUncheckedFacts(
  published: readonly ContentFile[],
): Diagnostic[] {
  const paths = published.filter(lacksCheckedDate).map(({ path }) => path);
  const message = `Compare the facts of these pages with their sources, beginning with those in docs/hosting.md, and write the date into each: ${paths.join(", ")}.`;
  return paths.length
    ? [{ file: "content", fieldPath: "checked", message }]
    : [];
}

/**
 * Returns a diagnostic for each page whose facts were last checked over a year ago.
 * @param today `YYYY-MM-DD`
 */
export function findPagesWithStaleFacts(
  published: readonly ContentFile[],
  today: string,
): Diagnostic[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return published
    .filter(({ frontMatter }) => String(frontMatter.checked) < yearAgo)
    .map(({ path, frontMatter: { checked } }) => ({
      file: toProjectPath(path),
      fieldPath: "checked",
      value: checked,
      message: "Compare its facts with their sources, and write the day.",
    }));
}
