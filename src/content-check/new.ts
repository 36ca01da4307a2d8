import fs from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { contentPath } from "../content-model/contentFile";
import { didYouMean, formatFault } from "../content-model/faults";
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

const usage = `Begins a content file as a draft, with hints for every field.

${Array.from(beginnings, ([word, kind]) => {
  const named = referencesOf(kind).map(([name, { optional }]) =>
    optional ? ` [--${name} <file>]` : ` --${name} <file>`,
  );
  return `  npm run new -- ${word} "<name>"${named.join("")}`;
}).join("\n")}

<file> is a file's name without .md, such as pierce-county. The draft is
published once its texts are written and its line "draft: true" is gone.
Nothing is ever overwritten.

Exit codes
  0  the file is written
  1  nothing is written
`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean" },
      ...Object.fromEntries(
        options.map((name) => [name, { type: "string" as const }]),
      ),
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const [word = "", name, ...rest] = positionals;
  const kind = beginnings.get(word);
  if (!kind)
    throw new Error(
      `"${word}" can't be begun.${didYouMean(word, words)}\n\n${usage}`,
    );
  if (!name || rest.length)
    throw new Error(`Write the name in quotes, after "${word}".\n\n${usage}`);

  const project = process.cwd();
  const folder = path.join(project, "content");
  const { files } = await readContent(folder);
  const named = values as Readonly<Record<string, string | undefined>>;
  const draft = newDraft(kind, name, named, files, companyDay());
  const file = path.join(folder, draft.path);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs
    .writeFile(file, draft.text, { flag: "wx" })
    .catch((cause: unknown) => {
      if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
      throw new Error(
        `${contentPath(draft.path)} is there already: nothing is written`,
        { cause },
      );
    });
  const { warnings } = await checkFolder(project);
  const unwritten = warnings.filter((w) => w.file === contentPath(draft.path));
  console.log(
    `${contentPath(draft.path)} is written. To do before it is published:\n\n${unwritten.map(formatFault).join("\n\n")}`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
