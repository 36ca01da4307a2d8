import {
  hydrationScript,
  runtimeFiles,
} from "../../../src/gatsby/output/hydrationScript";
import { scriptsSlice } from "../../support/gatsbyPage";

const files = {
  scripts: ["/webpack-runtime-1.js", "/app-1.js"],
  compilationHash: "c0ffee",
};

test("reads the scripts and the hash from Gatsby's HTML", () => {
  expect(runtimeFiles(scriptsSlice)).toEqual(files);
});

test.each([
  ["no scripts", scriptsSlice.replaceAll(" async>", ">")],
  ["no hash", scriptsSlice.replace("___webpackCompilationHash", "hash")],
  ["no HTML", ""],
])("%s is an error", (_what, slice) => {
  expect(() => runtimeFiles(slice)).toThrow(
    "Gatsby's script elements do not have the expected form",
  );
});

describe("the inline script", () => {
  let plain: string;
  let withForm: string;
  beforeAll(async () => {
    plain = await hydrationScript(files, false);
    withForm = await hydrationScript(files, true);
  });

  test("contains the scripts and the hash of the build", () => {
    for (const script of [plain, withForm])
      for (const known of [...files.scripts, files.compilationHash])
        expect(script).toContain(`"${known}"`);
  });

  test("is self-contained, with all build constants replaced", () => {
    for (const script of [plain, withForm])
      expect(script).not.toMatch(
        /SCRIPTS|[A-Z]+_[A-Z]+|\bimport\b|\brequire\b/,
      );
  });

  test("handles forms only on pages that have one", () => {
    expect(withForm).toContain('"submit"');
    expect(plain).not.toContain('"submit"');
  });

  test("can be inlined in HTML", () => {
    for (const script of [plain, withForm])
      expect(script).not.toMatch(/<\/script|<!--/i);
  });

  test("is deterministic", async () => {
    expect(await hydrationScript(files, true)).toBe(withForm);
  });

  test("stays small", () => {
    expect(plain.length).toBeLessThan(1100);
    expect(withForm.length).toBeLessThan(2300);
  });
});
