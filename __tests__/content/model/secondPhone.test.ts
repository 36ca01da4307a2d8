import { checkContent } from "../../../src/content/check/checkContent";
import { formatDiagnosticMessage } from "../../../src/content/model/diagnostics";
import type * as companyModel from "../../../src/content/model/contentTypes/company";
import { companySettingsFile } from "../../../src/content/model/contentTypes/company";
import {
  fillTokensInHtml,
  getTokenValues,
} from "../../../src/content/model/companyTokens";
import type { CompanyFacts } from "../../../src/content/model/companyTokens";
import { createContentResolvers } from "../../../src/graphql/createContentResolvers";
import { fixtureSiteUrl } from "../../fixture/content";
import {
  editedFixtureFile,
  fixedToday,
  fixtureFilesWith,
  fixturePictures,
} from "../../support/fixtureFiles";

/** The model with a second phone number, as one more line among the company's facts makes it. */
jest.mock("../../../src/content/model/contentTypes/company", () => {
  const model = jest.requireActual<typeof companyModel>(
    "../../../src/content/model/contentTypes/company",
  );
  const { company, siteFacts, contactKinds } = model;
  const tollFree = siteFacts.phone;
  return {
    ...model,
    siteFacts: { ...siteFacts, tollFree },
    company: { ...company, fields: { ...company.fields, tollFree } },
    contactKinds: { ...contactKinds, tollFree: tollFree.contact },
  };
});

const settings = editedFixtureFile(companySettingsFile, {
  tollFree: "(888) 383-2000",
});
const facts = settings.frontMatter as unknown as CompanyFacts;

test("a second phone number of the company has a token, which Markdown renders as a link", () => {
  expect(getTokenValues(facts)).toMatchObject({ tollFree: "(888) 383-2000" });
  expect(fillTokensInHtml("{tollFree}", facts)).toBe(
    '<a href="tel:+18883832000">(888) 383-2000</a>',
  );
});

test("all pages know a second phone number of the company", () => {
  const { siteFacts } = createContentResolvers(() => null).Company;
  expect(siteFacts.resolve(settings.frontMatter)).toMatchObject({
    phone: facts.phone,
    tollFree: "(888) 383-2000",
  });
});

const messagesFor = (body: string) => {
  const city = editedFixtureFile("cities/edmonds.md", {}, { body });
  const files = fixtureFilesWith(settings, city);
  const content = {
    files,
    pictures: fixturePictures,
    readErrors: [],
    origin: fixtureSiteUrl,
  };
  return checkContent(content, fixedToday).errors.map(formatDiagnosticMessage);
};

test("texts have the token in place of a second phone number of the company", () => {
  expect(messagesFor("Call {tollFree}.")).toEqual([]);
  expect(messagesFor("Call 888.383.2000.")).toEqual([
    expect.stringContaining("Write {tollFree} instead of 888.383.2000"),
  ]);
});
