import { contentPath, kindOf, slugOf } from "../../content-model/contentFile";
import type { Fault } from "../../content-model/faults";
import { pathsOf } from "../../content-model/kind";
import type { Rule } from "./rule";

/**
 * Finds pages with the same place in lists as another one. Pages are listed
 * together if their addresses differ only in the last part.
 */
export const samePlaces: Rule = (files) => {
  const first = new Map<string, string>();
  return files.flatMap(({ path, frontMatter, lines }): Fault[] => {
    const { order } = frontMatter;
    const kind = kindOf(path);
    if (!kind || typeof order !== "number") return [];
    const { path: address = "" } = pathsOf(kind, slugOf(path), frontMatter);
    const list = `${kind.name} ${address.replace(/[^/]*$/, "")} ${order}`;
    const before = first.get(list);
    first.set(list, before ?? contentPath(path));
    if (!before) return [];
    return [
      {
        file: contentPath(path),
        line: lines?.ofField("order"),
        field: "order",
        value: order,
        remedy: `Write another number: ${before} has the same place in lists, so the two are sorted by their names.`,
      },
    ];
  });
};
