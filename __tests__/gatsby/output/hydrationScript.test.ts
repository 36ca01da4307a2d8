import {
  hydrationScript,
  runtimeFiles,
} from "../../../src/gatsby/output/hydrationScript";
import type { PageUse } from "../../../src/gatsby/output/hydrationScript";
import { scriptsSlice } from "../../support/gatsbyPage";

const files = {
  scripts: ["/webpack-runtime-1.js", "/app-1.js"],
  compilationHash: "c0ffee",
};

test.each([
  ["no scripts", scriptsSlice.replaceAll(" async>", ">")],
  ["no hash", scriptsSlice.replace("___webpackCompilationHash", "hash")],
])("%s is an error", (_what, slice) => {
  expect(() => runtimeFiles(slice)).toThrow(
    "Gatsby's script elements do not have the expected form",
  );
});

test.each<[PageUse, number]>([
  ["read", 1200],
  ["fields", 1700],
  ["form", 2850],
])(
  "the inline script of a page to %s is complete and small",
  async (use, limit) => {
    const script = await hydrationScript(files, "/static/menus-1.js", use);
    for (const known of ["/static/menus-1.js", ...files.scripts, "c0ffee"])
      expect(script).toContain(`"${known}"`);
    expect(script).not.toMatch(
      /SCRIPTS|[A-Z]+_[A-Z]+|\b(?:import|require)\b|<\/script|<!--/,
    );
    expect(script.includes('"submit"')).toBe(use === "form");
    expect(script.length).toBeLessThan(limit);
  },
);
