import fs from "node:fs/promises";
import path from "node:path";
import { command, runCommand } from "../site/command";
import { formatContent } from "./formatContent";

const usage = `Writes the files below content/ as the CMS writes them.

  npm run format:content             changes the files
  npm run format:content -- --check  only says which would change, and fails
`;

void runCommand(
  command({
    usage,
    options: { check: { type: "boolean" } },
    async run({ values }, { project, print }) {
      const names = await fs.readdir(path.join(project, "content"), {
        recursive: true,
      });
      const changed: string[] = [];
      for (const name of names.filter((file) => file.endsWith(".md")).sort()) {
        const file = path.join(project, "content", name);
        const text = await fs.readFile(file, "utf8");
        const formatted = formatContent(name.split(path.sep).join("/"), text);
        if (formatted === text) continue;
        changed.push(path.join("content", name));
        if (!values.check) await fs.writeFile(file, formatted);
      }
      if (changed.length) print(changed.join("\n"));
      return changed.length && values.check ? 1 : 0;
    },
  }),
);
