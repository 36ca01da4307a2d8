import { stringify } from "yaml";
import type { ContentFile } from "../../src/content/model/contentFile";

/** The text of a content file. */
export const stringifyContentFile = ({
  frontMatter,
  body,
}: ContentFile): string =>
  `---\n${stringify(frontMatter, {
    lineWidth: 0,
    aliasDuplicateObjects: false,
  })}---\n${body}`;
