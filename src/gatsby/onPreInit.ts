import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { createCmsBackendConfig } from "../cms/createCmsBackendConfig";
import { writeQueryTypes } from "./gatsbyInternals";
import { isDevelopCommand } from "./isDevelopCommand";
import { reportContentErrors } from "./reportContentErrors";
import { writeReceiverContentFile } from "./output/writeReceiverContentFile";
import { parseQuoteEndpoint } from "../site/env";
import type { CompanyFacts } from "../content/model/companyTokens";

/**
 * Whether the build was started by `npm run types`. It then ends after writing the types of
 * the queries.
 */
const isTypesOnly = () => process.env.QUERY_TYPES_ONLY === "true";

export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = ({
  reporter,
}) => {
  try {
    parseQuoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT);
    createCmsBackendConfig(process.env);
  } catch (error) {
    reporter.panic((error as Error).message);
  }
};

/** Stops a build with content errors before any plugin reads the content. */
export const onPreBootstrap: NonNullable<
  GatsbyNode["onPreBootstrap"]
> = async ({ reporter }) => {
  if (!isDevelopCommand() && !isTypesOnly())
    await reportContentErrors(reporter);
};

/**
 * Writes the quote receiver's data, also under `develop`. Under `npm run types`, writes
 * only the types of the queries.
 */
export const onPostBootstrap: NonNullable<
  GatsbyNode["onPostBootstrap"]
> = async ({ getNodesByType }) => {
  if (isTypesOnly()) {
    await writeQueryTypes();
    process.exit();
  }
  // `undefined` under `develop` while the company's file has errors.
  const [company] = getNodesByType("Company") as (Node & CompanyFacts)[];
  await writeReceiverContentFile(path.resolve("public"), company);
};
