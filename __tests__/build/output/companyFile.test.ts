import path from "node:path";
import { writeCompanyFile } from "../../../src/build/output/companyFile";
import { labelsFile } from "../../../src/content/model/kinds/labels";
import { quoteFormFile } from "../../../src/content/model/kinds/quoteForm";
import {
  companySettings,
  readSettings,
} from "../../../src/build/plugins/companySettings";
import { companyInFolder } from "../../../src/quote/inbox/answers/readCompany";
import { temporaryFolder } from "../../support/temporaryFolder";

test("the receiver can read the company data that the build writes", async () => {
  const folder = path.join(await temporaryFolder(), "public");
  await writeCompanyFile(folder);
  const { name, shortName, phone } = companySettings();
  const { home, call, quickLinks } = readSettings(labelsFile);
  expect(await companyInFolder(folder)).toEqual({
    ...{ name, shortName, phone },
    texts: {
      ...readSettings(quoteFormFile),
      labels: { home, call, quickLinks },
    },
  });
});
