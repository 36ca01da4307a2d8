import fs from "node:fs";
import { labels } from "../../src/content/model/kinds/labels";
import { filesBelow } from "../../src/site/command";

test("every label is used", async () => {
  const files = (await filesBelow("src")).filter(
    (file) => /\.tsx?$/.test(file) && !/^\/(content|cms)\//.test(file),
  );
  const source = files
    .map((file) => fs.readFileSync(`src${file}`, "utf8"))
    .join("");
  const unused = Object.keys(labels.fields).filter(
    (name) => !new RegExp(`labels\\.${name}\\b|"${name}"`).test(source),
  );
  expect(unused).toEqual([]);
});
