import fs from "node:fs/promises";
import path from "node:path";
import { contentPath } from "../content-model/contentFile";
import { didYouMean, formatFault } from "../content-model/faults";
import { command } from "../site/command";
import { companyDay } from "../site/companyDay";
import { checkFolder } from "./checkFolder";
import { beginnings, newDraft, referencesOf } from "./newDraft";
import { readContent } from "./readContent";

const words = Array.from(beginnings.keys());
const options = Array.from(
  new Set(
    Array.from(beginnings.values())
      .flatMap(referencesOf)
      .map(([name]) => name),
  ),
);

const usage = `Creates a content file as a draft, with hints for every field.

${Array.from(beginnings, ([word, kind]) => {
  const named = referencesOf(kind).map(([name, { optional }]) =>
    optional ? ` [--${name} <file>]` : ` --${name} <file>`,
  );
  return `  npm run new -- ${word} "<name>"${named.join("")}`;
}).join("\n")}

<file> is a file's name without .md, such as pierce-county. The draft is
published once its texts are written and its line "draft: true" is gone.
It never overwrites a file.

Exit codes
  0  the file was written
  1  nothing was written
`;

/** `npm run new` */
export const begin = command({
  usage,
  allowPositionals: true,
  options: Object.fromEntries(
    options.map((name) => [name, { type: "string" as const }]),
  ),
  async run({ values, positionals }, { project, print }) {
    const [word = "", name, ...rest] = positionals;
    const kind = beginnings.get(word);
    if (!kind)
      throw new Error(
        `There is no kind of content "${word}".${didYouMean(word, words)}\n\n${usage}`,
      );
    if (!name || rest.length)
      throw new Error(`Write the name in quotes, after "${word}".\n\n${usage}`);

    const folder = path.join(project, "content");
    const { files } = await readContent(folder);
    const draft = newDraft(kind, name, values, files, companyDay());
    const file = path.join(folder, draft.path);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs
      .writeFile(file, draft.text, { flag: "wx" })
      .catch((cause: unknown) => {
        if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
        throw new Error(
          `${contentPath(draft.path)} already exists: nothing was written`,
          { cause },
        );
      });
    const { warnings } = await checkFolder(project);
    const unwritten = warnings.filter(
      (warning) => warning.file === contentPath(draft.path),
    );
    print(
      `${contentPath(draft.path)} was written. To do before it is published:\n\n${unwritten.map(formatFault).join("\n\n")}`,
    );
    return 0;
  },
});
