import type { GitHubApi, ImmutableMap } from "../../src/cms/editor/decapApi";
import { Versions } from "../../src/cms/editor/versions";
import type { VersionedBackend } from "../../src/cms/editor/versions";

const path = "content/cities/everett.md";

const entry = (raw: string) => {
  const values: Record<string, string> = {
    path,
    raw,
    collection: "cities",
    slug: "everett",
  };
  return { get: (name: string) => values[name] } as unknown as ImmutableMap;
};

const failure = (problem: object) => Object.assign(new Error("no"), problem);

/** GitHub with a change on top of a commit that had a text. */
const gitHub = (begun: () => string | Error): GitHubApi => ({
  branch: "main",
  generateContentKey: (collection, slug) => `${collection}/${slug}`,
  getHeadReference: (branch) => Promise.resolve(`owner:${branch}`),
  getDifferences: (from, to) =>
    from === "main" && to === "owner:cms/cities/everett"
      ? Promise.resolve({ merge_base_commit: { sha: "1f3a" } })
      : Promise.reject(new Error(`${from}...${to}`)),
  readFile: (asked, _id, at) => {
    const text = asked === path && at.branch === "1f3a" ? begun() : "";
    return text instanceof Error ? Promise.reject(text) : Promise.resolve(text);
  },
});

/** A repository with a branch for what waits to be published. */
function repository(published: string | Error, waiting?: string) {
  const files = { published, waiting };
  const backend: VersionedBackend = {
    getEntry: () =>
      files.published instanceof Error
        ? Promise.reject(files.published)
        : Promise.resolve({ data: files.published }),
    unpublishedEntry: () =>
      files.waiting === undefined
        ? Promise.reject(failure({ notUnderEditorialWorkflow: true }))
        : Promise.resolve({ diffs: [{ path, id: "1" }] }),
    unpublishedEntryDataFile: () => Promise.resolve(String(files.waiting)),
    persistEntry: ({
      dataFiles,
    }: {
      dataFiles: readonly { raw: string }[];
    }) => {
      files.published = String(dataFiles[0]?.raw);
      return Promise.resolve();
    },
    publishUnpublishedEntry: () => Promise.resolve(),
  };
  const versions = new Versions();
  versions.follow(backend, waiting !== undefined);
  return { versions, backend, files };
}

test("a form starts from what Decap has opened", () => {
  expect(repository("A").versions.base(entry("A"))).toBe("A");
});

test("after saving, it starts from what was saved", async () => {
  const { versions, backend } = repository("A");
  versions.base(entry("A"));
  await backend.persistEntry(
    { dataFiles: [{ path, raw: "B" }] },
    { useWorkflow: false },
  );
  expect(versions.base(entry("A"))).toBe("B");
  await expect(versions.stored(entry("A"))).resolves.toEqual({
    text: "B",
    isWaiting: false,
  });
});

test("what is opened anew is where it starts from, whatever was saved before", async () => {
  const { versions, backend, files } = repository("A");
  versions.base(entry("A"));
  await backend.persistEntry(
    { dataFiles: [{ path, raw: "B" }] },
    { useWorkflow: false },
  );
  files.published = "A";
  await backend.getEntry(path);
  expect(versions.base(entry("A"))).toBe("A");
});

test("asking for the stored version changes nothing", async () => {
  const { versions, backend } = repository("A");
  versions.base(entry("A"));
  await backend.persistEntry(
    { dataFiles: [{ path, raw: "B" }] },
    { useWorkflow: false },
  );
  await versions.stored(entry("A"));
  expect(versions.base(entry("A"))).toBe("B");
});

test("an accepted version is where a form starts from", () => {
  const { versions } = repository("A");
  versions.accept(entry("A"), "C");
  expect(versions.base(entry("A"))).toBe("C");
});

test("what waits to be published comes before what is published", async () => {
  const { versions } = repository("A", "B");
  await expect(versions.stored(entry("A"))).resolves.toEqual({
    text: "B",
    isWaiting: true,
  });
});

test("without anything waiting, the published version counts", async () => {
  const { versions } = repository("A");
  versions.follow({ ...repository("C").backend }, true);
  await expect(versions.stored(entry("A"))).resolves.toEqual({
    text: "C",
    isWaiting: false,
  });
});

test("a deleted entry has no text", async () => {
  const { versions } = repository(failure({ status: 500 }));
  await expect(versions.stored(entry("A"))).resolves.toEqual({
    text: "",
    isWaiting: false,
  });
});

test("a backend that can't be reached is an error, not a deletion", async () => {
  const { versions } = repository(new TypeError("Failed to fetch"));
  await expect(versions.stored(entry("A"))).rejects.toThrow("Failed to fetch");
});

describe("what is published while a change waits", () => {
  /** A change of A, which waits as B. */
  function waitingChange(begun: string | Error = "A") {
    const made = repository("A", "B");
    const api = gitHub(() => begun);
    made.versions.follow({ ...made.backend, api }, true);
    const meanwhile = () => made.versions.publishedMeanwhile(entry("B"));
    return { ...made, meanwhile };
  }

  test("is not noticed where it is what the change was begun from", async () => {
    await expect(waitingChange().meanwhile()).resolves.toBeUndefined();
  });

  test("is noticed once where it is newer, and again where it is newer still", async () => {
    const { versions, files, meanwhile } = waitingChange();
    files.published = "C";
    await expect(meanwhile()).resolves.toEqual({ begun: "A", now: "C" });
    versions.takeOver(entry("B"), "C");
    await expect(meanwhile()).resolves.toBeUndefined();
    files.published = "D";
    await expect(meanwhile()).resolves.toEqual({ begun: "A", now: "D" });
  });

  test("is noticed where it was deleted, or is new as well", async () => {
    const { files, meanwhile } = waitingChange();
    files.published = failure({ status: 404 });
    await expect(meanwhile()).resolves.toEqual({ begun: "A", now: "" });
    await expect(
      waitingChange(failure({ status: 404 })).meanwhile(),
    ).resolves.toEqual({ begun: "", now: "A" });
  });

  test("is unknown, and the save refused, where GitHub can't be reached", async () => {
    const offline = new TypeError("Failed to fetch");
    await expect(waitingChange(offline).meanwhile()).rejects.toBe(offline);
  });
});

test("a change that GitHub can't merge is refused instead of forced", async () => {
  const { versions, backend } = repository("A", "B");
  const forced = jest.fn();
  const forcing: VersionedBackend = {
    ...backend,
    api: { ...gitHub(() => "A"), forceMergePR: forced },
  };
  forcing.publishUnpublishedEntry = () => forcing.api!.forceMergePR!();
  versions.follow(forcing, true);
  await expect(
    forcing.publishUnpublishedEntry("cities", "everett"),
  ).rejects.toThrow("Somebody else has changed the same lines");
  expect(forced).not.toHaveBeenCalled();
});
