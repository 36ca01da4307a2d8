import fs from "node:fs";
import path from "node:path";
import {
  buildSchema,
  concatAST,
  getNamedType,
  isAbstractType,
  parse,
  separateOperations,
  validate,
} from "graphql";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { buildPreviewTypeDefs } from "../../src/cms/preview/previewTypeDefs";
import type { ContentType } from "../../src/content/model/contentType";
import { contentTypes } from "../../src/content/model/contentTypes";
import { siteFacts } from "../../src/content/model/contentTypes/company";
import type { Field, Fields } from "../../src/content/model/fields";
import { getChildFields } from "../../src/content/model/listFieldValues";
import { listPathFields } from "../../src/content/model/pagePaths";
import { getTypeName, isWithin } from "../support/fieldNames";

/** Types and fields that resolvers return as one value, which queries don't take apart. */
const resolvedAsOneValue = [
  "Labels",
  "QuoteForm",
  "CompanyAnswers",
  "TypicalCounts",
  ...Object.keys(siteFacts).map((name) => `Company.${name}`),
];

/** Fields that only code reads, and where. */
const readByCode: Readonly<Record<string, string>> = {
  "Picture.src": "src/gatsby/pictures/pictureResolvers.ts",
  "Company.bannedPhrases": "src/content/check/rules/discouragedPhrases.ts",
  "Redirects.redirects": "src/content/check/rules/invalidRedirects.ts",
  "County.fips": "src/map/buildAreaMapData.ts",
  "City.location": "src/map/buildAreaMapData.ts",
  "City.nameSide": "src/map/buildAreaMapData.ts",
  "TimelineTask.asksForPermit": "src/content/check/rules/permitLeadTimes.ts",
  "InventoryItem.homes": "src/graphql/createContentResolvers.ts",
  "Resource.listsServiceAreas": "src/graphql/createContentResolvers.ts",
};

/** Whether the build or the launch check reads a field of every type that has it. */
const isReadOfAnyType = (
  { pathPatterns = {}, publishDateField }: ContentType,
  name: string,
  field: Field,
): boolean =>
  ["draft", "order", "checked", publishDateField].includes(name) ||
  Object.values(pathPatterns).flatMap(listPathFields).includes(name) ||
  (field.type === "boolean" && field.mustBeTrue === true);

/** The queries of pages, templates and hooks, each with the fragments that it uses. */
const operations = Object.values(
  separateOperations(
    concatAST(
      fs
        .readdirSync("src", { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => fs.readFileSync(path.join("src", file), "utf8"))
        .flatMap((source) => Array.from(source.matchAll(/graphql`([^`]+)`/g)))
        .map(([, text = ""]) => parse(text)),
    ),
  ),
);

/** Lists what a query selects, filters or sorts by, such as `City.parking`. */
function listQueriedFields(
  schema: GraphQLSchema,
  operation: DocumentNode,
): string[] {
  const queried: string[] = [];
  validate(schema, operation, [
    (context) => ({
      Field({ name }) {
        const type = context.getParentType();
        if (!type) return;
        const types = isAbstractType(type)
          ? schema.getPossibleTypes(type)
          : [type];
        queried.push(...types.map((one) => `${one.name}.${name.value}`));
      },
      // Of an argument, such as `filter: { guide: { eq: true } }`.
      ObjectField({ name }) {
        const list = String(getNamedType(context.getType()));
        queried.push(`${list.replace(/Connection$/, "")}.${name.value}`);
      },
    }),
  ]);
  return queried;
}

/** Names of all fields by their types, such as `City.parking` and `Parking.office`. */
const listFieldNames = (type: string, fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const inner = listFieldNames(getTypeName(field), getChildFields(field));
    return [`${type}.${name}`, ...inner];
  });

const schema = buildSchema(buildPreviewTypeDefs());
const queriedFields = new Set(
  operations.flatMap((operation) => listQueriedFields(schema, operation)),
);

const describePlace = ({ templates = {}, pathPatterns }: ContentType) =>
  pathPatterns
    ? Object.values(templates)
        .map((template) => `src/templates/${template}.tsx`)
        .join(" or ") || "its file in src/pages"
    : "what shows it";

test.each(contentTypes)(
  "queries have each field and backlink of $name",
  (contentType) => {
    const { name: typeName, fields, backlinks = {} } = contentType;
    const hasOtherReader = (name: string) =>
      name in readByCode || isWithin(name, resolvedAsOneValue);
    const queriedByPages = Object.fromEntries(
      Object.entries(fields).filter(
        ([name, field]) =>
          !isReadOfAnyType(contentType, name, field) &&
          !hasOtherReader(`${typeName}.${name}`),
      ),
    );
    const names = [
      ...listFieldNames(typeName, queriedByPages),
      ...Object.keys(backlinks).map((name) => `${typeName}.${name}`),
    ];
    const lost = names
      .filter((name) => !queriedFields.has(name) && !hasOtherReader(name))
      .map(
        (name) =>
          `No query has ${name}, so no page shows it: query it in ${describePlace(contentType)}, or in a fragment there`,
      );
    expect(lost).toEqual([]);
  },
);

test.each(Object.entries(readByCode))(
  "%s is read by %s alone",
  (name, file) => {
    const [, field = ""] = name.split(".");
    expect(queriedFields.has(name)).toBe(false);
    expect(fs.readFileSync(file, "utf8")).toContain(field);
  },
);
