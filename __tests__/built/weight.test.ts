import fs from "node:fs";
import path from "node:path";
import { pageKind } from "../../src/bench/budgets";
import { builtFolder } from "../support/builtFiles";
import { builtPages } from "../support/builtPages";

test.each(builtPages())("the HTML of $path fits its budget", (page) => {
  const file = path.join(builtFolder, page.path, "index.html.br");
  expect(fs.statSync(file).size).toBeLessThanOrEqual(
    pageKind(page.path).budget.html,
  );
});
