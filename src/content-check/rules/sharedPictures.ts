import { contentPath, kindOf } from "../../content-model/contentFile";
import type { Fault } from "../../content-model/faults";
import { visitFields } from "../../content-model/visitFields";
import type { Rule } from "./rule";

/** Finds pictures that two files of a kind share: lists show them side by side. */
export const sharedPictures: Rule = (files) => {
  const first = new Map<string, string>();
  return files.flatMap(({ path: name, frontMatter, lines }) => {
    const kind = kindOf(name);
    if (!kind) return [];
    const file = contentPath(name);
    const faults: Fault[] = [];
    visitFields(kind.fields, frontMatter, ({ type }, value, path) => {
      if (type !== "image") return;
      const { src } = value as { src: string };
      const use = `${kind.name} ${src}`;
      const before = first.get(use) ?? file;
      first.set(use, before);
      if (before === file) return;
      const field = [...path, "src"].join(".");
      faults.push({
        file,
        line: lines?.ofField(field),
        field,
        value: src,
        remedy: `Choose another picture: ${before} has this one too, and lists show the two side by side.`,
      });
    });
    return faults;
  });
};
