import fs from "node:fs/promises";
import path from "node:path";
import { companyFile } from "../../../site/buildFiles";
import { companyFacts } from "./companyFacts";
import type { CompanyFacts } from "./companyFacts";

type Company = Promise<CompanyFacts | undefined>;

/** The company's facts in the folder of a built site, as they are now. */
export const companyInFolder = (folder: string): Company =>
  companyFacts(() => fs.readFile(path.join(folder, companyFile), "utf8"));

/** How long a visitor waits for facts from elsewhere. Milliseconds. */
const timeoutMs = 2000;

/** The company's facts in the site at an address. */
export const companyAtAddress = (siteUrl: string): Company =>
  companyFacts(async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(new URL(companyFile, siteUrl), { signal });
    return answer.text();
  });
