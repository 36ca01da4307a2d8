import fs from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { formatContent } from "./formatContent";

const usage = `Writes the files below content/ as the CMS writes them.

  npm run format:content             changes the files
  npm run format:content -- --check  only says which would change, and fails
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { help: { type: "boolean" }, check: { type: "boolean" } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const names = await fs.readdir("content", { recursive: true });
  const changed: string[] = [];
  for (const name of names.filter((file) => file.endsWith(".md")).sort()) {
    const file = path.join("content", name);
    const text = await fs.readFile(file, "utf8");
    const formatted = formatContent(name.split(path.sep).join("/"), text);
    if (formatted === text) continue;
    changed.push(file);
    if (!values.check) await fs.writeFile(file, formatted);
  }
  if (changed.length) console.log(changed.join("\n"));
  if (changed.length && values.check) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
