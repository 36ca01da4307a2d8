import type { Backend } from "../../src/cms/editor/decapApi";
import { guardBackend } from "../../src/cms/editor/guardBackend";
import { SiteChecks } from "../../src/cms/editor/siteChecks";
import { linkedPages } from "../../src/cms/editor/linkedPages";
import { fixtureContent } from "../fixture/content";
import { readAdminContent } from "../../src/cms/adminContent";
import type { AdminContent } from "../../src/cms/adminContent";
import { contentText } from "../support/contentText";

let content: AdminContent;
beforeAll(async () => {
  content = await readAdminContent(fixtureContent);
});

type Calls = [method: string, ...args: unknown[]][];

/** A backend in memory, with a cache of its own as GitHub's. */
function memory(texts: Map<string, string>, calls: Calls = []): Backend {
  const note =
    (method: string) =>
    (...args: unknown[]) => {
      calls.push([method, ...args]);
      return Promise.resolve();
    };
  return {
    entriesByFolder: () => Promise.reject(new Error("only the first 20")),
    allEntriesByFolder: (folder) =>
      Promise.resolve(
        Array.from(texts, ([path, data]) => ({ data, file: { path } })).filter(
          ({ file }) => file.path.startsWith(`${folder}/`),
        ),
      ),
    deleteFiles: note("deleteFiles"),
    persistEntry: note("persistEntry"),
    publishUnpublishedEntry: note("publish"),
    unpublishedEntry: ({ collection, slug }) =>
      Promise.resolve({
        diffs: [{ path: `content/${collection}/${slug}.md`, id: "1" }],
      }),
    unpublishedEntryDataFile: (_collection, _slug, path) =>
      Promise.resolve(texts.get(`waiting ${path}`) ?? ""),
    unpublishedEntryMediaFile: () => Promise.reject(new Error("no picture")),
    getMedia: (folder) =>
      Promise.resolve(
        ["harbor.jpg", "small.jpg", "drawing.svg", "new.jpg"].map((name) => ({
          path: `${folder ?? "content/images"}/${name}`,
        })),
      ),
    getMediaFile: () => Promise.reject(new Error("no picture")),
    getEntry: () => Promise.reject(new Error("not asked")),
  };
}

/** The fixture's files as a backend stores them. */
const stored = () =>
  new Map(
    content.files.map((file) => [`content/${file.path}`, contentText(file)]),
  );

function guarded(texts = stored()) {
  const calls: Calls = [];
  const checks = new SiteChecks({
    ...content,
    pictures: {
      ...content.pictures,
      "images/cities/small.jpg": { width: 800, height: 600, bytes: 1 },
    },
  });
  const backend = guardBackend(checks, memory(texts, calls));
  return { backend, calls, checks };
}

test("what others use stays, and the refusal tells who and what to do", async () => {
  const { backend, calls } = guarded();
  await expect(
    backend.deleteFiles(["content/counties/skagit-county.md"], "Delete"),
  ).rejects.toThrow(
    /content\/cities\/mount-vernon\.md \(county\).*\/locations\/skagit-county and \/resources\/service-areas\/skagit-county: add a redirect/,
  );
  expect(calls).toEqual([]);
});

test("what nobody uses any more is deleted", async () => {
  const texts = stored();
  const county = "content/counties/skagit-county.md";
  const used = guarded(texts);
  await expect(used.backend.deleteFiles([county], "")).rejects.toThrow();
  const others = Array.from(texts.keys()).filter((path) => path !== county);
  for (const path of others)
    if (texts.get(path)?.includes("skagit")) texts.delete(path);
  await used.backend.deleteFiles([county], "Delete");
  expect(used.calls[0]).toEqual(["deleteFiles", [county], "Delete"]);
});

test("visitors of a deleted page are led to the page above it", async () => {
  const texts = stored();
  const list = "content/settings/redirects.md";
  texts.set(list, "---\nredirects:\n  - from: /old\n    to: /about\n---\n");
  const post = "content/posts/moving-tips-and-tricks.md";
  for (const [path, text] of texts)
    if (path !== post && text.includes("moving-tips-and-tricks"))
      texts.delete(path);
  const { backend, calls } = guarded(texts);
  await backend.deleteFiles([post], "Delete");
  expect(calls).toEqual([
    ["deleteFiles", [post], "Delete"],
    [
      "persistEntry",
      {
        dataFiles: [
          {
            path: list,
            slug: "redirects",
            raw: "---\nredirects:\n  - from: /old\n    to: /about\n  - from: /blog/moving-tips-and-tricks\n    to: /blog\n---\n",
          },
        ],
        assets: [],
      },
      expect.objectContaining({ useWorkflow: false }),
    ],
  ]);
});

test("the library of an entry offers only pictures that can be used", async () => {
  const { backend } = guarded();
  const paths = async (folder?: string) =>
    (await backend.getMedia(folder)).map(({ path }) => path.split("/").pop());
  await expect(paths("content/images/cities")).resolves.toEqual([
    "harbor.jpg",
    "new.jpg",
  ]);
  await expect(paths()).resolves.toHaveLength(4);
});

test("a waiting change is checked against what was published meanwhile", async () => {
  const texts = stored();
  const path = "content/posts/moving-tips-and-tricks.md";
  const waiting = `${texts.get(path)}\n[A guide](/blog/skagit-valley-guide)\n`;
  texts.set(`waiting ${path}`, waiting);
  const { backend, calls } = guarded(texts);
  const publish = () =>
    backend.publishUnpublishedEntry("posts", "moving-tips-and-tricks");
  await publish();
  expect(calls).toEqual([["publish", "posts", "moving-tips-and-tricks"]]);
  texts.delete("content/posts/skagit-valley-guide.md");
  await expect(publish()).rejects.toThrow(
    "This can't be published yet. body: There is no such page.",
  );
});

test("texts can link to published pages only, by title", () => {
  const pages = linkedPages(content.files);
  const at = (wanted: string) => pages.find(({ path }) => path === wanted);
  expect(at("/locations/snohomish-county/everett")?.title).toBe("Everett");
  expect(at("/resources/service-areas/skagit-county")?.title).toMatch(/Skagit/);
  expect(at("/locations/snohomish-county/marysville")).toBeUndefined();
  expect(pages.every(({ title }) => title)).toBe(true);
});
