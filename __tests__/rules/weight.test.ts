import fs from "node:fs";
import path from "node:path";
import { pageFile } from "../../src/site/files";
import { htmlLimit } from "../support/budget";
import { builtFolder } from "../support/builtFolder";
import { builtPages } from "../support/builtPages";
import { faultsOf } from "../support/pageFaults";

test("the HTML of every page is within its budget", () => {
  const over = faultsOf(builtPages(), ({ path: at, html }) => {
    const { size } = fs.statSync(path.join(builtFolder, `${pageFile(at)}.br`));
    const most = htmlLimit(html);
    return size > most ? [`${size} bytes, at most ${most}`] : [];
  });
  expect(over).toEqual([]);
});
