import fs from "node:fs/promises";
import path from "node:path";
import { companyFile } from "../../../site/files";
import { companyFacts } from "./companyFacts";
import type { ReadTexts } from "../delivery/mail";
import type { CompanyFacts } from "./companyFacts";

type Company = Promise<CompanyFacts | undefined>;

export const companyInFolder = (folder: string): Company =>
  companyFacts(() => fs.readFile(path.join(folder, companyFile), "utf8"));

export const textsInFolder =
  (folder: string): ReadTexts =>
  async () =>
    (await companyInFolder(folder))?.texts;
