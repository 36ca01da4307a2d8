import fs from "node:fs";
import path from "node:path";
import { kinds } from "../../../src/content/model/kinds";

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

test.each(kinds.flatMap(({ anchors = [] }) => anchors))(
  "some template has a section with the id %s",
  (id) => {
    expect(sources.some((source) => source.includes(`"${id}"`))).toBe(true);
  },
);
