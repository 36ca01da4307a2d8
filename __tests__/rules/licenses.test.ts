import { builtFiles, readBuilt } from "../support/builtFiles";

const notices = readBuilt("/licenses.txt");

test.each([
  "@gatsbyjs/reach-router",
  "formik",
  "gatsby",
  "react",
  "react-dom",
  "react-helmet",
  "react-toastify",
  "zod",
  "zod-formik-adapter",
  "Jost",
])("licenses.txt has the notice of %s", (name) => {
  expect(notices.split("\n")).toContain(name);
});

test("a script that refers to a license file has it beside it", () => {
  const pointers = Array.from(builtFiles)
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => {
      const [, name] =
        /license information please see (\S+)/.exec(readBuilt(file)) ?? [];
      return name ? [new URL(name, `https://site.invalid${file}`)] : [];
    });
  expect(pointers).not.toEqual([]);
  const missing = pointers.filter(({ pathname }) => !builtFiles.has(pathname));
  expect(missing.map(String)).toEqual([]);
});
