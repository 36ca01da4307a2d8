import type { PictureFacts, Pictures } from "../../content/read/content";
import type { ContentFile } from "../../content/model/contentFile";
import { kinds } from "../../content/model/kinds";
import { visitFields } from "../../content/model/visitFields";
import { measurePicture } from "./measurePicture";

/**
 * For a picture that a published file names but nobody here has measured: the
 * build did.
 */
const unmeasured: PictureFacts = { width: 6000, height: 4000, bytes: 0 };

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The pictures that files name, as paths below `content/`. */
function namedIn(files: readonly ContentFile[]): Set<string> {
  const found = new Set<string>();
  for (const { frontMatter } of files)
    for (const { fields } of kinds)
      visitFields(fields, frontMatter, (field, value) => {
        if (field.type !== "image") return;
        const { src } = value as { src?: unknown };
        if (typeof src === "string") found.add(src.slice(1));
      });
  return found;
}

/** The site's pictures, and those that were uploaded since the editor started. */
export class KnownPictures {
  readonly #facts: Map<string, PictureFacts>;
  /** By name: the folder is settled when the entry is saved. */
  readonly #uploads = new Map<string, PictureFacts>();

  /** @param facts by path below `content/`, as the build measured them */
  constructor(facts: Readonly<Record<string, PictureFacts>>) {
    this.#facts = new Map(Object.entries(facts));
  }

  /** @param path below `content/` */
  of(path: string): PictureFacts | undefined {
    return this.#facts.get(path) ?? this.#uploads.get(nameOf(path));
  }

  /** Whether a picture has this file name, in any folder. */
  hasName(name: string): boolean {
    return (
      this.#uploads.has(name) ||
      Array.from(this.#facts.keys(), nameOf).includes(name)
    );
  }

  /** Remembers a picture that is being uploaded. Names are unique. */
  upload(name: string, facts: PictureFacts): void {
    this.#uploads.set(name, facts);
  }

  delete(path: string): void {
    this.#facts.delete(path);
    this.#uploads.delete(nameOf(path));
  }

  /** The known pictures among those that files name. */
  usedIn(
    files: readonly ContentFile[],
    without: readonly string[] = [],
  ): Pictures {
    const used = new Map<string, PictureFacts>();
    for (const path of namedIn(files)) {
      const facts = this.of(path);
      if (facts && !without.includes(path)) used.set(path, facts);
    }
    return used;
  }

  /**
   * Learns which pictures exist. Those that a published file names do, because
   * nobody can delete them; for the others that the edited file names, the
   * store is asked.
   */
  async refresh(
    published: readonly ContentFile[],
    edited: ContentFile | undefined,
    read: (path: string) => Promise<Blob | undefined>,
  ): Promise<void> {
    const named = namedIn(published);
    for (const path of named)
      if (!this.of(path)) this.#facts.set(path, unmeasured);
    const chosen = edited ? Array.from(namedIn([edited])) : [];
    await Promise.all(
      chosen
        .filter((path) => !named.has(path) && !this.#uploads.has(nameOf(path)))
        .map(async (path) => {
          const file = await read(path);
          if (file) this.#facts.set(path, await measurePicture(file));
          else this.#facts.delete(path);
        }),
    );
  }
}
