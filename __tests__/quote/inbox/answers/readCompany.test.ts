import { companyInFolder } from "../../../../src/quote/inbox/answers/readCompany";
import { temporaryFolder } from "../../../support/temporaryFolder";

const facts = {
  name: "Sound & Summit Moving Co.",
  shortName: "Sound & Summit",
  phone: "(253) 555-0142",
};

const invalid = ["", "{", "null", "[]", "<!doctype html>", '{"name":"A"}'];

describe("the company's facts", () => {
  test("are read from the built site's folder", async () => {
    const folder = await temporaryFolder({
      "company.json": JSON.stringify({ ...facts, more: 1 }),
    });
    expect(await companyInFolder(folder)).toEqual(facts);
  });

  test.each(invalid)("are missing if the file contains %p", async (text) => {
    const folder = await temporaryFolder({ "company.json": text });
    expect(await companyInFolder(folder)).toBeUndefined();
  });

  test("are missing without a file", async () => {
    expect(await companyInFolder(await temporaryFolder())).toBeUndefined();
  });
});
