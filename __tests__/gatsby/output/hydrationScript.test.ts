import {
  hydrationScript,
  runtimeFiles,
} from "../../../src/gatsby/output/hydrationScript";
import { scriptsSlice } from "../../support/gatsbyPage";

const files = {
  scripts: ["/webpack-runtime-1.js", "/app-1.js"],
  compilationHash: "c0ffee",
};

test("what starts Gatsby is read from what Gatsby wrote", () => {
  expect(runtimeFiles(scriptsSlice)).toEqual(files);
});

test.each([
  ["no scripts", scriptsSlice.replaceAll(" async>", ">")],
  ["no hash", scriptsSlice.replace("___webpackCompilationHash", "hash")],
  ["nothing", ""],
])("%s to be read is an error", (_what, slice) => {
  expect(() => runtimeFiles(slice)).toThrow(
    "Gatsby's scripts are written otherwise than expected",
  );
});

describe("the script of pages", () => {
  let plain: string;
  let withForm: string;
  beforeAll(async () => {
    plain = await hydrationScript(files, false);
    withForm = await hydrationScript(files, true);
  });

  test("knows the build", () => {
    for (const script of [plain, withForm])
      for (const known of [...files.scripts, files.compilationHash])
        expect(script).toContain(`"${known}"`);
  });

  test("stands for itself: names of the build are filled in", () => {
    for (const script of [plain, withForm])
      expect(script).not.toMatch(
        /SCRIPTS|[A-Z]+_[A-Z]+|\bimport\b|\brequire\b/,
      );
  });

  test("takes care of forms only where there is one", () => {
    expect(withForm).toContain('"submit"');
    expect(plain).not.toContain('"submit"');
  });

  test("can stand in HTML", () => {
    for (const script of [plain, withForm])
      expect(script).not.toMatch(/<\/script|<!--/i);
  });

  test("is the same each time, as is its hash", async () => {
    expect(await hydrationScript(files, true)).toBe(withForm);
  });

  test("takes little room in every page", () => {
    expect(plain.length).toBeLessThan(1100);
    expect(withForm.length).toBeLessThan(2300);
  });
});
