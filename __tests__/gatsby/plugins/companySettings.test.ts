import { companySettings } from "../../../src/gatsby/plugins/companySettings";
import { temporaryFolder } from "../../support/temporaryFolder";

const started = process.cwd();
afterEach(() => process.chdir(started));

test.each([
  ["---\nname: Movers\nfounded: 2024\nphone: ''\n---\n", { name: "Movers" }],
  ["---\nname: [\n---\n", {}],
  [undefined, {}],
])("the texts in the company's file %j are %j", async (text, texts) => {
  process.chdir(
    await temporaryFolder(text ? { "content/settings/company.md": text } : {}),
  );
  expect(companySettings()).toEqual(texts);
});
