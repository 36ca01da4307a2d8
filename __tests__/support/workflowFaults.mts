import fs from "node:fs";
import { validate } from "@actions/languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";

// A script of its own, because Jest can't load these ES modules.
const faults: string[] = [];
for (const file of process.argv.slice(2)) {
  const text = fs.readFileSync(file, "utf8");
  const document = TextDocument.create(`file:///${file}`, "yaml", 1, text);
  for (const { range, message } of await validate(document))
    faults.push(`${file}:${range.start.line + 1} ${JSON.stringify(message)}`);
}
console.log(JSON.stringify(faults));
