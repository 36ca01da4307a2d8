import { stringify } from "yaml";
import type { ContentFile } from "../../src/content/model/contentFile";

/** Formats a content file as front matter and body. */
export const stringifyContentFile = ({
  frontMatter,
  body,
}: ContentFile): string =>
  `---\n${stringify(frontMatter, {
    lineWidth: 0,
    aliasDuplicateObjects: false,
  })}---\n${body}`;
