import fs from "node:fs/promises";
import path from "node:path";
import {
  defaultLabels,
  labelsFile,
} from "../../../src/content/model/contentTypes/labels";
import { companySettingsFile } from "../../../src/content/model/contentTypes/company";
import { writeReceiverContentFile } from "../../../src/gatsby/output/writeReceiverContentFile";
import type { CompanyFacts } from "../../../src/content/model/companyTokens";
import { editedFixtureFile } from "../../support/fixtureFiles";
import { createContentProject } from "../../support/createContentProject";

const started = process.cwd();
afterEach(() => process.chdir(started));

/** Labels in the written file. One of them names the company, and one is missing. */
async function labelsFor(company?: CompanyFacts) {
  const folder = await createContentProject(
    editedFixtureFile(labelsFile, {
      call: "{shortName}: {phone}",
      quickLinks: undefined,
    }),
  );
  process.chdir(folder);
  await writeReceiverContentFile("public", company);
  const written = await fs.readFile(
    path.join(folder, "public/company.json"),
    "utf8",
  );
  return (JSON.parse(written) as { texts: { labels: unknown } }).texts.labels;
}

test("the receiver's labels have the company's facts, or their tokens without it", async () => {
  const { frontMatter } = editedFixtureFile(companySettingsFile, {});
  const company = frontMatter as unknown as CompanyFacts;
  expect(await labelsFor(company)).toMatchObject({
    call: "Harbor & Hill: (360) 555-0117",
    home: "Home",
    quickLinks: defaultLabels.quickLinks,
  });
  expect(await labelsFor()).toMatchObject({ call: "{shortName}: {phone}" });
});
