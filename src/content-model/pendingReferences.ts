import type { Pending } from "../site/pending";
import type { Fault } from "./faults";
import { internalLinks } from "./internalLinks";
import type { Kind } from "./kind";
import { pendingOf } from "./pendingOf";
import { visitFields } from "./visitFields";

/** What is read of a file, right or not. */
interface Read {
  /** Path from the project's folder. */
  readonly file: string;
  readonly kind: Kind;
  readonly slug: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly paths: Readonly<Record<string, string>>;
}

const remedy = (
  { draft, scheduled }: Pending,
  what: string,
  tie: "reference" | "link",
) =>
  draft
    ? `${what} is a draft. Publish it or remove the ${tie}.`
    : `${what} is scheduled for ${String(scheduled)}. Publish it now or add the ${tie} on that day.`;

/**
 * Faults published entries that name or link to what isn't published yet:
 * visitors would find nothing there.
 * @param today the company's day, `YYYY-MM-DD`
 */
export function pendingReferences(
  all: readonly Read[],
  today: string,
): Fault[] {
  const reasons = new Map(
    all.map((read) => [read, pendingOf(read.kind, read.data, today)]),
  );
  const pendingPages = new Map<string, Pending>();
  const pendingEntries = new Map<string, Pending>();
  for (const [{ kind, slug, paths }, reason] of reasons) {
    if (!reason) continue;
    pendingEntries.set(`${kind.name} ${slug}`, reason);
    for (const path of Object.values(paths)) pendingPages.set(path, reason);
  }

  return all.flatMap((read) => {
    if (reasons.get(read)) return [];
    const { file, kind, data, body } = read;
    const faults: Fault[] = [];
    const link = (path: string, field: string) => {
      const reason = pendingPages.get(path);
      if (reason)
        faults.push({
          file,
          field,
          ...(field && { value: path }),
          remedy: remedy(reason, path, "link"),
        });
    };
    visitFields(kind.fields, data, (field, value, path) => {
      if (typeof value !== "string") return;
      const at = path.join(".");
      if (field.type === "pageLink") link(value, at);
      if (field.type === "markdown")
        for (const target of internalLinks(value)) link(target, at);
      const reason =
        field.type === "reference" &&
        pendingEntries.get(`${field.to} ${value}`);
      if (reason)
        faults.push({
          file,
          field: at,
          value,
          remedy: remedy(reason, `"${value}"`, "reference"),
        });
    });
    for (const target of internalLinks(body)) link(target, "");
    return faults;
  });
}
