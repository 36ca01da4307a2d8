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

const menus = "/static/menus-1.js";

const scriptFor = (use: PageUse) => hydrationScript(files, menus, use);

describe("the inline script", () => {
  let read: string;
  let fields: string;
  let form: string;
  beforeAll(async () => {
    [read, fields, form] = [
      await scriptFor("read"),
      await scriptFor("fields"),
      await scriptFor("form"),
    ];
  });

  test("contains the scripts and the hash of the build", () => {
    for (const script of [read, fields, form])
      for (const known of [menus, ...files.scripts, files.compilationHash])
        expect(script).toContain(`"${known}"`);
  });

  test("is self-contained, with all build constants replaced", () => {
    for (const script of [read, fields, form])
      expect(script).not.toMatch(
        /SCRIPTS|[A-Z]+_[A-Z]+|\bimport\b|\brequire\b/,
      );
  });

  test("handles forms only on pages that have one", () => {
    expect(form).toContain('"submit"');
    for (const script of [read, fields])
      expect(script).not.toContain('"submit"');
  });

  test("distinguishes interactions only on pages without fields", () => {
    expect(read).toContain('"mouse"');
    for (const script of [fields, form])
      expect(script).not.toContain('"mouse"');
  });

  test("can be inlined in HTML", () => {
    for (const script of [read, fields, form])
      expect(script).not.toMatch(/<\/script|<!--/i);
  });

  test("is deterministic", async () => {
    expect(await scriptFor("form")).toBe(form);
  });

  test("stays small", () => {
    expect(read.length).toBeLessThan(1150);
    expect(form.length).toBeLessThan(2300);
  });
});
