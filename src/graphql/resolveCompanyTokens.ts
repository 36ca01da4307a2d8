import type { Node } from "gatsby";
import { getTokenValues } from "../site/companyTokens";
import type { Company } from "../site/companyTokens";
import { interpolate, findTokens } from "../shared/text";

/** The method of a resolver's context that finds the company. */
export interface NodeModelContext {
  nodeModel: {
    findOne: (args: {
      type: string;
      query: object;
    }) => Promise<(Node & Company) | null>;
  };
}

/**
 * Replaces the tokens in a text with the company's facts. The text stays unchanged while the
 * company's file has errors.
 */
export async function resolveCompanyTokens(
  text: string,
  { nodeModel }: NodeModelContext,
  interpolateText: (text: string, company: Company) => string = (
    plain,
    company,
  ) => interpolate(plain, getTokenValues(company)),
): Promise<string> {
  if (!findTokens(text).length) return text;
  const company = await nodeModel.findOne({ type: "Company", query: {} });
  return company ? interpolateText(text, company) : text;
}
