import type { ContentFile } from "../../content/model/contentFile";
import { kinds } from "../../content/model/kinds";
import { readContentText } from "../../content/read/readContentText";
import type { Backend } from "./decapApi";

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

const folders = Array.from(
  new Set(kinds.map(({ folder, file }) => folder ?? folderOf(String(file)))),
);

/** Reads the content files that a backend stores; unchanged ones stay the same. */
export class ContentReader {
  readonly #backend: Backend;
  readonly #known = new Map<string, { text: string; file: ContentFile }>();

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** @returns `undefined` if the text can't be read as content */
  parse(path: string, text: string): ContentFile | undefined {
    const known = this.#known.get(path);
    if (known?.text === text) return known.file;
    const { file } = readContentText(path, text);
    if (!file) return undefined;
    const { frontMatter, body } = file;
    const read = { path, frontMatter, body };
    this.#known.set(path, { text, file: read });
    return read;
  }

  /** Reads all files. A backend with a cache of its own gets only what changed. */
  async read(): Promise<ContentFile[]> {
    const backend = this.#backend;
    const list = (folder: string) =>
      backend.allEntriesByFolder
        ? // The other method answers the first 20.
          backend.allEntriesByFolder(folder, "md", 1)
        : backend.entriesByFolder(folder, "md", 1);
    const read = await Promise.all(
      folders.map((folder) => list(`content/${folder}`)),
    );
    return read
      .flat()
      .flatMap(
        ({ data, file }) =>
          this.parse(file.path.replace(/^content\//, ""), data) ?? [],
      );
  }
}
