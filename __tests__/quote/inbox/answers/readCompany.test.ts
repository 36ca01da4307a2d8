import { companyInFolder } from "../../../../src/quote/inbox/answers/readCompany";
import { temporaryFolder } from "../../../support/temporaryFolder";

const facts = { name: "Movers & Co.", shortName: "M", phone: "555-0142" };

test.each([
  [JSON.stringify({ ...facts, texts: { button: 1 } }), facts],
  ["{", undefined],
  ["null", undefined],
  ['{"name":"A"}', undefined],
])("of the company file %p, what is complete is read", async (text, read) => {
  const folder = await temporaryFolder({ "company.json": text });
  expect(await companyInFolder(folder)).toEqual(read);
});

test("a missing company file gives no facts", async () => {
  expect(await companyInFolder(await temporaryFolder())).toBeUndefined();
});
