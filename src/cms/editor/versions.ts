import { begunFrom } from "./begunFrom";
import type { Backend, ImmutableMap } from "./decapApi";
import { refusal } from "./refusal";
import { textOf } from "./tidy";

/** What asks a backend for versions. */
type Stored = Pick<
  Backend,
  "getEntry" | "unpublishedEntry" | "unpublishedEntryDataFile" | "api"
>;

/** The part of a backend whose versions are followed. */
export type VersionedBackend = Stored &
  Pick<Backend, "persistEntry" | "publishUnpublishedEntry">;

/** What a backend rejects with; no status if it can't be reached. */
interface Failure {
  readonly status?: number;
  readonly notUnderEditorialWorkflow?: boolean;
}

/** What is published; empty if nothing is. */
async function published(backend: Stored, path: string): Promise<string> {
  try {
    return (await backend.getEntry(path)).data;
  } catch (error) {
    if ((error as Failure).status) return "";
    throw error;
  }
}

interface StoredVersion {
  /** Empty if nothing is stored. */
  readonly text: string;
  /** Whether it waits to be published. */
  readonly isWaiting: boolean;
}

const notMergeable = () =>
  refusal(
    "Somebody else has changed the same lines on the site since this change was begun, or a check of it has failed. Its pull request on GitHub says which.",
  );

/** Which version of an entry is stored, and which one a form started from. */
export class Versions {
  #stored: Stored | undefined;
  #hasWorkflow = false;
  /** By path: what Decap takes for the version that it has opened, and ours. */
  readonly #known = new Map<string, { opened: string; text: string }>();
  /** By path: what Decap took for it when it began to save. */
  readonly #opened = new Map<string, string>();
  /** By path: what is published and was taken over into a waiting change. */
  readonly #takenOver = new Map<string, string>();

  /** Learns of each version that a backend stores. */
  follow(backend: VersionedBackend, hasWorkflow: boolean): void {
    const persist = backend.persistEntry.bind(backend);
    const getEntry = backend.getEntry.bind(backend);
    const waiting = backend.unpublishedEntryDataFile.bind(backend);
    this.#stored = {
      get api() {
        return backend.api;
      },
      unpublishedEntry: (entry) => backend.unpublishedEntry(entry),
      unpublishedEntryDataFile: waiting,
      getEntry,
    };
    this.#hasWorkflow = hasWorkflow;
    // What Decap opens anew is what its form starts from.
    backend.getEntry = (path) => {
      this.#known.delete(path);
      return getEntry(path);
    };
    backend.unpublishedEntryDataFile = (collection, slug, path, id) => {
      this.#known.delete(path);
      return waiting(collection, slug, path, id);
    };
    const publish = backend.publishUnpublishedEntry.bind(backend);
    backend.publishUnpublishedEntry = (collection, slug) => {
      // Where GitHub can't merge, Decap would write its own version over the other.
      if (backend.api?.forceMergePR)
        backend.api.forceMergePR = () => Promise.reject(notMergeable());
      return publish(collection, slug);
    };
    backend.persistEntry = async (entry, options) => {
      const stored = await persist(entry, options);
      for (const { path, raw } of entry.dataFiles) {
        const opened = this.#opened.get(path);
        if (opened !== undefined) this.#known.set(path, { opened, text: raw });
      }
      return stored;
    };
  }

  /** The text of the version that the form of an entry started from. */
  base(entry: ImmutableMap): string {
    const path = textOf(entry.get("path"));
    const opened = textOf(entry.get("raw"));
    this.#opened.set(path, opened);
    // Decap goes on with the text that it opened, also after it has saved.
    const known = this.#known.get(path);
    return known?.opened === opened ? known.text : opened;
  }

  /** Takes a version for the one that the form of an entry started from. */
  accept(entry: ImmutableMap, text: string): void {
    const opened = textOf(entry.get("raw"));
    this.#known.set(textOf(entry.get("path")), { opened, text });
  }

  /**
   * The version that is stored now.
   * @throws when the backend can't be reached
   */
  async stored(entry: ImmutableMap): Promise<StoredVersion> {
    const backend = this.#stored;
    if (!backend) return { text: this.base(entry), isWaiting: false };
    const path = textOf(entry.get("path"));
    const waiting = await this.#waiting(backend, entry, path);
    return waiting === undefined
      ? { text: await published(backend, path), isWaiting: false }
      : { text: waiting, isWaiting: true };
  }

  /**
   * What was published while a change of the entry waits, by which it would be
   * lost: Decap saves whole files.
   * @returns `undefined` if it is what the change was begun from
   * @throws when the backend can't be reached
   */
  async publishedMeanwhile(
    entry: ImmutableMap,
  ): Promise<{ begun: string; now: string } | undefined> {
    const backend = this.#stored;
    const path = textOf(entry.get("path"));
    if (!backend?.api) return undefined;
    const [begun, now] = await Promise.all([
      begunFrom(backend.api, entry),
      published(backend, path),
    ]);
    return now === begun || now === this.#takenOver.get(path)
      ? undefined
      : { begun, now };
  }

  /** Notes that a waiting change has what is published by now. */
  takeOver(entry: ImmutableMap, now: string): void {
    this.#takenOver.set(textOf(entry.get("path")), now);
  }

  /** The version that waits to be published. */
  async #waiting(
    backend: Stored,
    entry: ImmutableMap,
    path: string,
  ): Promise<string | undefined> {
    if (!this.#hasWorkflow) return undefined;
    const collection = textOf(entry.get("collection"));
    const slug = textOf(entry.get("slug"));
    try {
      const { diffs } = await backend.unpublishedEntry({ collection, slug });
      const file = diffs.find((diff) => diff.path === path);
      return (
        file &&
        (await backend.unpublishedEntryDataFile(
          collection,
          slug,
          path,
          file.id,
        ))
      );
    } catch (error) {
      if ((error as Failure).notUnderEditorialWorkflow) return undefined;
      throw error;
    }
  }
}
