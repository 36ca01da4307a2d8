import type { OpenEntry } from "../../../src/cms/editor/decapInternals";
import type { EditorContent } from "../../../src/cms/editor/editorContent";
import { RemoteMerger } from "../../../src/cms/editor/remoteMerger";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { editedFixtureFile } from "../../support/fixtureFiles";
import { stringifyContentFile } from "../../support/stringifyContentFile";

const path = "cities/everett.md";
const city = editedFixtureFile(path);
const change = "cms/cities/everett";
const opened = (file: ContentFile, from = city): OpenEntry => ({
  file,
  isNew: false,
  isNamed: true,
  branch: change,
  raw: stringifyContentFile(from),
});

/** Versions of the city at GitHub, by branch or commit. */
let stored: Record<string, ContentFile>;
let answer: (address: URL) => Response;
/** Decap's JSON of the signed-in user. */
let user: string | null;

beforeEach(() => {
  user = JSON.stringify({ token: "gho_1" });
  Object.assign(global, { localStorage: { getItem: () => user } });
  stored = { main: city, base: city };
  answer = ({ pathname, searchParams }) => {
    if (pathname.includes("/compare/"))
      return Response.json({ merge_base_commit: { sha: "base" } });
    const file = stored[searchParams.get("ref") ?? ""];
    return new Response(file && stringifyContentFile(file), {
      status: file ? 200 : 404,
    });
  };
  jest
    .spyOn(global, "fetch")
    .mockImplementation(async (address) =>
      Promise.resolve(new URL(address as string)).then(answer),
    );
});

const versions = () =>
  new RemoteMerger({} as unknown as EditorContent, {
    repo: "movers/website",
    branch: "main",
  });
const heading = (text: string) => editedFixtureFile(path, { heading: text });

test("what others add to a waiting change, and publish meanwhile, is merged", async () => {
  stored[change] = editedFixtureFile(path, { summary: "Added" });
  stored.main = editedFixtureFile(path, { name: "Published" });
  const { file, conflicts } = await versions().merge(opened(heading("Mine")));
  expect(conflicts).toEqual([]);
  expect(file.frontMatter).toMatchObject({
    heading: "Mine",
    summary: "Added",
    name: "Published",
  });
});

test("marks and order that mean the same are no change", async () => {
  const list = (body: string) => ({ ...city, body });
  stored.main = list("* One\n* Two\n");
  const open = opened(list("- One\n- Two and three"), list("- One\n- Two"));
  expect((await versions().merge(open)).conflicts).toEqual([]);
});

test("what two have changed is a clash until one has chosen", async () => {
  stored[change] = heading("Theirs");
  const mine = versions();
  const open = opened(heading("Mine"));
  const merged = await mine.merge(open);
  expect(merged.conflicts).toEqual(["heading"]);
  mine.markResolved(merged);
  expect((await mine.merge(open)).conflicts).toEqual([]);
  stored[change] = heading("Theirs again");
  expect((await mine.merge(open)).conflicts).toEqual(["heading"]);
});

test("a page that was deleted meanwhile is told", async () => {
  stored = {};
  const { isDeleted } = await versions().merge(opened(heading("Mine")));
  expect(isDeleted).toBe(true);
});

test("only what this editor has seen is published", async () => {
  stored[change] = heading("Saved here");
  const mine = versions();
  mine.recordSave(stored[change]);
  expect(await mine.findUnseenFields(opened(stored[change]))).toEqual([]);
  stored[change] = heading("Added by others");
  expect(await mine.findUnseenFields(opened(heading("Saved here")))).toEqual([
    "heading",
  ]);
});

test.each<[string, () => Response, string]>([
  ["has ended", () => new Response("", { status: 401 }), "sign-in to GitHub"],
  [
    "isn't answered",
    () => new Response("", { status: 502 }),
    "GitHub has a problem",
  ],
  [
    "has no connection",
    () => {
      throw new TypeError("Failed to fetch");
    },
    "can't be reached",
  ],
])("where the sign-in %s, nothing is saved", async (_what, fails, reason) => {
  answer = fails;
  await expect(versions().merge(opened(heading("Mine")))).rejects.toThrow(
    reason,
  );
});

test("without a sign-in nothing is asked", async () => {
  user = null;
  await expect(versions().merge(opened(heading("Mine")))).rejects.toThrow(
    "Sign in to GitHub again.",
  );
});
