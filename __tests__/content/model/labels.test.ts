import fs from "node:fs";
import path from "node:path";
import {
  companyAnswerNames,
  getQuestionLabelName,
} from "../../../src/content/model/contentTypes/company";
import { defaultLabels } from "../../../src/content/model/contentTypes/labels";

/** Labels that code finds by a name in the content. */
const foundByName: readonly string[] = [
  // `labels[name]` in `CompanyLicenses.tsx`.
  ...["usdot", "mc"],
  // `CompanyAnswers.tsx`.
  ...companyAnswerNames.map(getQuestionLabelName),
];

const source = fs
  .readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => fs.readFileSync(path.join("src", file), "utf8"))
  .join("\n");

test("pages use each label that editors can write", () => {
  const used = new Set(
    Array.from(source.matchAll(/\blabels\.(\w+)/g), ([, name]) => name),
  );
  const unused = Object.keys(defaultLabels).filter(
    (name) => !used.has(name) && !foundByName.includes(name),
  );
  expect(unused).toEqual([]);
});
