import type { ImmutableMap } from "../../src/cms/editor/decapApi";
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
  await expect(versions.stored(entry("A"))).resolves.toBe("B");
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
  await expect(versions.stored(entry("A"))).resolves.toBe("B");
});

test("without anything waiting, the published version counts", async () => {
  const { versions } = repository("A");
  versions.follow({ ...repository("C").backend }, true);
  await expect(versions.stored(entry("A"))).resolves.toBe("C");
});

test("a deleted entry has no text", async () => {
  const { versions } = repository(failure({ status: 500 }));
  await expect(versions.stored(entry("A"))).resolves.toBe("");
});

test("a backend that can't be reached is an error, not a deletion", async () => {
  const { versions } = repository(new TypeError("Failed to fetch"));
  await expect(versions.stored(entry("A"))).rejects.toThrow("Failed to fetch");
});

test("a change that GitHub can't merge is refused instead of forced", async () => {
  const { versions, backend } = repository("A", "B");
  const forced = jest.fn();
  const forcing: VersionedBackend = {
    ...backend,
    api: { forceMergePR: forced },
  };
  forcing.publishUnpublishedEntry = () => forcing.api!.forceMergePR!();
  versions.follow(forcing, true);
  await expect(
    forcing.publishUnpublishedEntry("cities", "everett"),
  ).rejects.toThrow("Somebody else has changed the same lines");
  expect(forced).not.toHaveBeenCalled();
});
