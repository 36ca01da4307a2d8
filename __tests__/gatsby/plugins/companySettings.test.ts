import { companySettings } from "../../../src/gatsby/plugins/companySettings";
import { temporaryFolder } from "../../support/temporaryFolder";

const started = process.cwd();
afterEach(() => process.chdir(started));

async function settings(text?: string) {
  process.chdir(
    await temporaryFolder(
      text === undefined ? {} : { "content/settings/company.md": text },
    ),
  );
  return companySettings();
}

test("returns the texts of the company's file", async () => {
  expect(await settings("---\nname: Movers\nfounded: 2024\n---\n")).toEqual({
    name: "Movers",
  });
});

test.each([
  ["is missing", undefined],
  ["has no front matter", "Movers"],
  ["has invalid front matter", "---\nname: [\n---\n"],
  ["has only empty texts", '---\nname: ""\n---\n'],
])("is empty if the file %s", async (_what, text) => {
  expect(await settings(text)).toEqual({});
});
