import http from "node:http";
import type { AddressInfo } from "node:net";
import {
  companyAtAddress,
  companyInFolder,
} from "../../../../src/server/quotes/responses/readCompany";
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

  test("are fetched from the deployed site", async () => {
    const server = http.createServer((request, response) => {
      response.end(
        request.url === "/company.json" ? JSON.stringify(facts) : "",
      );
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${String(port)}`;
    expect(await companyAtAddress(address)).toEqual(facts);
    await new Promise((resolve) => server.close(resolve));
    expect(await companyAtAddress(address)).toBeUndefined();
  });

  test.each(invalid)("are missing if the file contains %p", async (text) => {
    const folder = await temporaryFolder({ "company.json": text });
    expect(await companyInFolder(folder)).toBeUndefined();
  });

  test("are missing without a file", async () => {
    expect(await companyInFolder(await temporaryFolder())).toBeUndefined();
    expect(await companyAtAddress("nowhere")).toBeUndefined();
  });
});
