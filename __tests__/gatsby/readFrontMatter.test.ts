import { readCompanySettings } from "../../src/gatsby/readFrontMatter";
import { createTemporaryFolder } from "../support/createTemporaryFolder";

const started = process.cwd();
afterEach(() => process.chdir(started));

test.each([
  ["---\nname: Movers\nfounded: 2024\nphone: ''\n---\n", { name: "Movers" }],
  ["---\nname: [\n---\n", {}],
  [undefined, {}],
])("the texts in the company's file %j are %j", async (text, texts) => {
  process.chdir(
    await createTemporaryFolder(
      text ? { "content/settings/company.md": text } : {},
    ),
  );
  expect(readCompanySettings()).toEqual(texts);
});
