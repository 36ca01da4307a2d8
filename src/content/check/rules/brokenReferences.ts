import { contentTypes } from "../../model/contentTypes";
import { findInvalidValues } from "../rule";
import type { Rule } from "../rule";
import {
  collectPageTargets,
  validateReference,
  collectEntryTargets,
} from "../references";
import type { ReferenceTargets } from "../references";

/** Finds references in front matter to missing entries, pages or pictures. */
export const brokenReferences: Rule = ({ files, pictures }) => {
  const pages = collectPageTargets(files);
  const pictureTargets: ReferenceTargets = new Map(
    Array.from(pictures.keys(), (picture) => [`/${picture}`, undefined]),
  );
  const entriesByType = new Map(
    contentTypes.map(({ name }) => [name, collectEntryTargets(files, name)]),
  );

  return files.flatMap((file) =>
    findInvalidValues(file, ({ field, value }) => {
      const validate = (targets: ReferenceTargets, noun: string) =>
        typeof value === "string"
          ? validateReference(value, targets, noun, file.unpublished)
          : undefined;
      if (field.type === "reference")
        return validate(
          entriesByType.get(field.target) ?? pages,
          field.target.toLowerCase(),
        );
      if (field.type === "pageLink") return validate(pages, "page");
      return field.type === "pictureFile"
        ? validate(pictureTargets, "picture below content/images")
        : undefined;
    }),
  );
};
