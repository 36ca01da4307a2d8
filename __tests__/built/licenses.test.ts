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

test("a script that points to its notices has them beside it", () => {
  for (const file of builtFiles)
    if (file.endsWith(".js")) {
      const [, beside] =
        /license information please see (\S+)/.exec(readBuilt(file)) ?? [];
      if (beside) expect(builtFiles).toContain(`/${beside}`);
    }
});
