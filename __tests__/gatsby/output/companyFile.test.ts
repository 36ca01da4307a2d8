import path from "node:path";
import { writeCompanyFile } from "../../../src/gatsby/output/companyFile";
import { quoteFormFile } from "../../../src/content-model/kinds/quoteForm";
import {
  companySettings,
  readSettings,
} from "../../../src/gatsby/plugins/companySettings";
import { companyInFolder } from "../../../src/server/quotes/responses/readCompany";
import { temporaryFolder } from "../../support/temporaryFolder";

test("the receiver can read the company data that the build writes", async () => {
  const folder = path.join(await temporaryFolder(), "public");
  await writeCompanyFile(folder);
  const { name, shortName, phone } = companySettings();
  expect(await companyInFolder(folder)).toEqual({
    ...{ name, shortName, phone },
    form: readSettings(quoteFormFile),
  });
});
