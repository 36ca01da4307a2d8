import fs from "node:fs";
import path from "node:path";
import { kinds } from "../../../src/content/model/kinds";
import { isOwnId } from "../../../src/content/model/ownIds";
import { headingSlugs } from "../../../src/content/read/markdown/headingSlugs";

const sources = ["templates", "components", "pages", "planner"].flatMap(
  (folder) =>
    fs
      .readdirSync(path.resolve("src", folder), {
        recursive: true,
        encoding: "utf8",
      })
      .filter((name) => name.endsWith(".tsx"))
      .map((name) =>
        fs.readFileSync(path.resolve("src", folder, name), "utf8"),
      ),
);

test.each([
  ...kinds.flatMap(({ anchors = [] }) => anchors),
  ...sources.flatMap((source) =>
    Array.from(source.matchAll(/\bid="([\w-]+)"/g), ([, id = ""]) => id),
  ),
])("no heading of a text takes the id %s", (id) => {
  expect(isOwnId(id)).toBe(true);
});

test("ids of headings are never empty, taken, or repeated", () => {
  expect(
    headingSlugs(["Parking", "Task 5", "引っ越し", "?", "Parking"], isOwnId),
  ).toEqual([
    "section-parking",
    "section-task-5",
    "section",
    "section-1",
    "section-parking-1",
  ]);
});
