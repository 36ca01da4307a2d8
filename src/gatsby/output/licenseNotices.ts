import fs from "node:fs/promises";
import path from "node:path";

const project = process.cwd();

interface PackageFacts {
  readonly name?: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
}

/** A package's name and license, with the text of its license file if it has one. */
async function noticeOf(name: string): Promise<string> {
  const folder = path.join(project, name);
  const facts = JSON.parse(
    await fs.readFile(path.join(folder, "package.json"), "utf8"),
  ) as PackageFacts;
  const file = (await fs.readdir(folder)).find((entry) =>
    /^licen[cs]e(?:\.|$)/i.test(entry),
  );
  const author =
    typeof facts.author === "string" ? facts.author : facts.author?.name;
  return [
    facts.name,
    facts.license,
    file
      ? (await fs.readFile(path.join(folder, file), "utf8")).trim()
      : [author, facts.homepage].filter(Boolean).join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/**
 * Writes `licenses.txt`: the license notices of the bundled packages and of the
 * font.
 * @param folder of the built site
 * @param packages their folders, relative to the project's
 */
export async function writeLicenseNotices(
  folder: string,
  packages: readonly string[],
): Promise<void> {
  const notices = new Set(await Promise.all(packages.map(noticeOf)));
  const font = await fs.readFile(
    path.join(project, "src/styles/fonts/LICENSE.txt"),
    "utf8",
  );
  notices.add(`Jost\n\n${font.trim()}`);
  await fs.writeFile(
    path.join(folder, "licenses.txt"),
    `${Array.from(notices).join("\n\n\n")}\n`,
  );
}
