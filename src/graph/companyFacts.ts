import type { Node } from "gatsby";
import { companyValues } from "../site/facts";
import type { Company } from "../site/facts";
import { interpolate, tokensIn } from "../site/text";

/** The part of a resolver's context that finds the company. */
export interface FactsContext {
  nodeModel: {
    findOne: (args: {
      type: string;
      query: object;
    }) => Promise<(Node & Company) | null>;
  };
}

/**
 * Replaces the tokens in a text with the company's facts. The text stays as it
 * is while the company's file has errors.
 */
export async function withCompanyFacts(
  text: string,
  { nodeModel }: FactsContext,
  fill: (text: string, company: Company) => string = (plain, company) =>
    interpolate(plain, companyValues(company)),
): Promise<string> {
  if (!tokensIn(text).length) return text;
  const company = await nodeModel.findOne({ type: "Company", query: {} });
  return company ? fill(text, company) : text;
}
