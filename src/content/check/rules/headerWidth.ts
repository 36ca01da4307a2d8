import { contentPath } from "../../model/contentFile";
import { settingsFile } from "../../model/kinds/company";
import { navigationFile } from "../../model/kinds/navigation";
import type { Rule } from "../site";

/** How many letters of name and menu fit on one line on the narrowest laptop. */
const most = 51;

/** Finds a menu that is too wide beside the company's name. */
export const headerWidth: Rule = ({ files }) => {
  const dataOf = (path: string): Readonly<Record<string, unknown>> =>
    files.find(({ source }) => source.path === path)?.data ?? {};
  const main = dataOf(navigationFile).main as { label?: string }[] | undefined;
  const { shortName = "" } = dataOf(settingsFile);
  const labels = (main ?? []).map(({ label = "" }) => label);
  const letters = [...labels, shortName].join("").length;
  if (letters <= most) return [];
  return [
    {
      file: contentPath(navigationFile),
      field: "main",
      value: labels.join(" "),
      remedy: `Shorten the menu: with the company's short name it has ${letters} letters, and with more than ${most} the top of the page takes two lines on small laptops.`,
    },
  ];
};
