import fs from "node:fs";
import path from "node:path";
import type { ContentFile } from "../../src/content/model/contentFile";
import { formatFault } from "../../src/content/model/faults";
import { readContentText } from "../../src/content/read/readContentText";
import { fixtureContent } from "../fixture/content";

/** The content files of the fixture site, read but not checked. */
export const contentFiles: readonly ContentFile[] = fs
  .readdirSync(fixtureContent, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => file.endsWith(".md"))
  .map((name) => {
    const text = fs.readFileSync(path.join(fixtureContent, name), "utf8");
    const { file, fault } = readContentText(name, text);
    if (fault) throw new Error(formatFault(fault));
    return file;
  });
