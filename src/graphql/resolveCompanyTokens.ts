import type { Node } from "gatsby";
import { getTokenValues } from "../content/model/companyTokens";
import type { CompanyFacts } from "../content/model/companyTokens";
import { interpolate, findTokens } from "../shared/text";

/** Part of a resolver's context that finds the company's node. */
export interface NodeModelContext {
  nodeModel: {
    findOne: (args: {
      type: string;
      query: object;
    }) => Promise<(Node & CompanyFacts) | null>;
  };
}

/**
 * Replaces the tokens in a text with the company's facts. Returns the text unchanged if the
 * company has no node, because its file has errors.
 */
export async function resolveCompanyTokens(
  text: string,
  { nodeModel }: NodeModelContext,
  interpolateText: (text: string, company: CompanyFacts) => string = (
    plain,
    company,
  ) => interpolate(plain, getTokenValues(company)),
): Promise<string> {
  if (!findTokens(text).length) return text;
  const company = await nodeModel.findOne({ type: "Company", query: {} });
  return company ? interpolateText(text, company) : text;
}
