import { contentPath } from "../../model/contentFile";
import { settingsFile } from "../../model/kinds/company";
import { navigationFile } from "../../model/kinds/navigation";
import { dataOf } from "../site";
import type { Rule } from "../site";

/** How many letters of name and menu fit on one line on the narrowest laptop. */
const most = 51;

/** Finds a menu that is too wide beside the company's name. */
export const headerWidth: Rule = ({ files }) => {
  const { main } = dataOf(files, navigationFile) as {
    main?: { label?: string }[];
  };
  const { shortName = "" } = dataOf(files, settingsFile);
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
