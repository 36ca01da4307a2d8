import fs from "node:fs/promises";
import path from "node:path";
import matter from "gray-matter";
import { parse, stringify } from "yaml";

type FrontMatter = Record<string, unknown>;

const yaml = {
  parse: (text: string) => parse(text) as FrontMatter,
  stringify: (data: object) => stringify(data, { lineWidth: 0 }),
};

/** A content folder to edit as an editor would. */
export class ContentFolder {
  constructor(readonly folder: string) {}

  private file = (name: string) => path.join(this.folder, name);

  read = (name: string): Promise<string> =>
    fs.readFile(this.file(name), "utf8");

  async write(name: string, text: string | Buffer): Promise<void> {
    await fs.mkdir(path.dirname(this.file(name)), { recursive: true });
    await fs.writeFile(this.file(name), text);
  }

  /** Names of all Markdown files, or of those in one folder. */
  async names(below = ""): Promise<string[]> {
    const found = await fs.readdir(this.file(below), { recursive: true });
    return found
      .filter((name) => name.endsWith(".md"))
      .map((name) => path.posix.join(below, name.split(path.sep).join("/")))
      .sort();
  }

  async frontMatter(name: string): Promise<FrontMatter> {
    return matter(await this.read(name), { engines: { yaml } }).data;
  }

  /** Changes a file's front matter, and keeps its body. */
  async change(
    name: string,
    edit: (frontMatter: FrontMatter) => void,
  ): Promise<void> {
    const { data, content } = matter(await this.read(name), {
      engines: { yaml },
    });
    edit(data);
    await this.write(name, `---\n${yaml.stringify(data)}---\n${content}`);
  }

  drop = (name: string): Promise<void> => fs.rm(this.file(name));

  /**
   * Removes an entry and all references to it, in front matter, links and
   * menus.
   */
  async remove(name: string, address: string): Promise<void> {
    const slug = path.basename(name, ".md");
    await this.drop(name);
    for (const other of await this.names()) {
      const text = await this.read(other);
      const unlinked = text.replaceAll(
        new RegExp(`\\[([^\\]]*)\\]\\(${address}(?:[#?][^)]*)?\\)`, "g"),
        "$1",
      );
      if (unlinked !== text) await this.write(other, unlinked);
      const isReference = (value: unknown) =>
        value === slug || value === address;
      if (other.startsWith("testimonials/")) {
        const words = Object.values(await this.frontMatter(other));
        if (words.some(isReference)) await this.drop(other);
      } else if (new RegExp(`${slug}\\s*$|${address}\\s*$`, "m").test(unlinked))
        await this.change(other, (data) => {
          Object.assign(data, without(data, isReference));
          if (isReference(data.city)) delete data.city;
        });
    }
  }
}

/** Removes list items that are a reference, or an object with a reference. */
function without(
  value: unknown,
  isReference: (value: unknown) => boolean,
): unknown {
  const hasReference = (item: unknown) =>
    isReference(item) ||
    (typeof item === "object" &&
      item !== null &&
      Object.values(item).some(isReference));
  if (Array.isArray(value))
    return value
      .filter((item) => !hasReference(item))
      .map((item) => without(item, isReference));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      without(part, isReference),
    ]),
  );
}
