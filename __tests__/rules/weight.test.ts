import fs from "node:fs";
import path from "node:path";
import { budgetOf, inKilobytes } from "../../src/tools/bench/budgets";
import { contentOf } from "../../src/tools/bench/pageContent";
import { builtFolder } from "../support/builtFolder";
import { faultsOf, pagesAnd404 } from "../support/pageFaults";

test("the HTML of every page is within its budget", () => {
  const over = faultsOf(pagesAnd404(), ({ path: at, html }) => {
    const file = path.join(builtFolder, at, "index.html.br");
    const { size } = fs.statSync(file);
    const { html: most } = budgetOf(at, contentOf(html));
    return size > most
      ? [`${inKilobytes(size)} kB, at most ${inKilobytes(most)} kB`]
      : [];
  });
  expect(over).toEqual([]);
});
