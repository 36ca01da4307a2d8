import fs from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/content-check/checkContent";
import { readContent } from "../../src/content-check/readContent";
import type { Fault } from "../../src/content-model/faults";
import { logoFile } from "../../src/site/logo";
import { fixtureContent } from "../fixture/content";
import type { EditorMistake } from "../support/editorMistakes/editorMistake";
import { inFields } from "../support/editorMistakes/inFields";
import { inFiles } from "../support/editorMistakes/inFiles";
import { inFrontMatter } from "../support/editorMistakes/inFrontMatter";
import { inRelations } from "../support/editorMistakes/inRelations";
import { inTexts } from "../support/editorMistakes/inTexts";
import { today } from "../support/contentFactories";
import { temporaryFolder } from "../support/temporaryFolder";

const mistakes = [
  ...inFrontMatter,
  ...inFields,
  ...inTexts,
  ...inFiles,
  ...inRelations,
];

const logo = fs.readFileSync(path.join(fixtureContent, logoFile), "utf8");

type Read = Awaited<ReturnType<typeof readContent>>;

/** The fixture content without a mistake, and what is said of it. */
let right: Read;
let usual: ReadonlySet<string>;

/** A fault without its line and value, which another mistake may change. */
const key = ({ file, field, remedy }: Fault) => `${file} ${field} ${remedy}`;

const facts = { origin: "https://www.soundandsummit.example" };

beforeAll(async () => {
  right = await readContent(fixtureContent);
  const { faults, warnings } = checkContent({ ...right, ...facts }, today);
  expect(faults).toEqual([]);
  usual = new Set(warnings.map(key));
});

/** The fixture content with a mistake. Only its files are read. */
async function withMistake({ write }: EditorMistake): Promise<Read> {
  const written = Object.entries(write).filter(
    ([, content]) => content !== null,
  );
  const { files, pictures, drawings, unread } = await readContent(
    await temporaryFolder({
      [logoFile]: logo,
      ...Object.fromEntries(written),
    }),
  );
  const others = <Named>(
    list: Iterable<Named>,
    name: (item: Named) => string,
  ) => Array.from(list).filter((item) => !(name(item) in write));
  return {
    ...right,
    files: [...others(right.files, ({ path }) => path), ...files].sort(
      (a, b) => (a.path < b.path ? -1 : 1),
    ),
    pictures: new Map([
      ...others(right.pictures, ([name]) => name),
      ...pictures,
    ]),
    drawings,
    unread,
  };
}

test.each(mistakes.map((mistake) => [mistake.what, mistake] as const))(
  "%s is told once, with its place and what to write",
  async (_what, mistake) => {
    const { file, line, says, warns = false } = mistake;
    const content = await withMistake(mistake);
    const { faults, warnings } = checkContent({ ...content, ...facts }, today);
    const told = warnings.filter((warning) => !usual.has(key(warning)));
    expect([...faults, ...told]).toEqual([
      expect.objectContaining({
        file: `content/${file}`,
        ...(line && { line }),
        remedy: expect.stringContaining(says) as string,
      }),
    ]);
    expect(told).toHaveLength(warns ? 1 : 0);
  },
);
