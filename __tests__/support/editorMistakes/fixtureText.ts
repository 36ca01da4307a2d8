import fs from "node:fs";
import path from "node:path";
import { fixtureContent } from "../../fixture/content";

/** The text of a content file of the fixture. */
export const fixtureText = (file: string): string =>
  fs.readFileSync(path.join(fixtureContent, file), "utf8");

export const fixturePicture = (file: string): Buffer =>
  fs.readFileSync(path.join(fixtureContent, file));
