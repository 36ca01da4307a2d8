import path from "node:path";
import { transform } from "@swc/core";
import type { Options } from "@swc/core";
import { compileBySwc } from "../../../src/build/webpack/compileBySwc";
import { required } from "../../../src/site/required";
import { temporaryFolder } from "../../support/temporaryFolder";

interface Choice {
  readonly test: RegExp | ((file: string) => boolean);
  readonly exclude?: (file: string) => boolean;
  readonly resourceQuery?: { readonly not: RegExp };
  readonly loader?: string;
  readonly options?: Options;
}

const babel = {
  test: /\.(js|mjs|jsx|ts|tsx)$/,
  loader: "babel-loader",
};

/** The rule of gatsby-plugin-typescript. */
const twice = { test: /\.tsx?$/, use: () => "babel-loader" };

/** The rule that webpack chooses for a file: the first that matches. */
function choose(file: string, query = ""): Choice | undefined {
  const [{ oneOf }, ...others] = compileBySwc([babel, twice]) as [
    { oneOf: Choice[] },
  ];
  expect(others).toEqual([]);
  return oneOf.find(
    ({ test, exclude, resourceQuery }) =>
      (test instanceof RegExp ? test.test(file) : test(file)) &&
      !exclude?.(file) &&
      !resourceQuery?.not.test(query),
  );
}

async function compile(name: string, code: string): Promise<string> {
  const folder = await temporaryFolder({ [name]: code });
  const filename = path.join(folder, name);
  const { options } = required(choose(filename), "rule");
  return (await transform(code, { ...options, filename })).code;
}

test.each([
  ["src/site/text.ts", "export const text = 1;", "swc-loader"],
  ["src/components/Hero.tsx", "export const Hero = () => <p />;", "swc-loader"],
  [".cache/production-app.js", "run(<App />);", "swc-loader"],
  [
    "src/components/Map.tsx",
    "export const q = graphql`{ a }`;",
    "babel-loader",
  ],
  ["src/components/Logo.tsx", "<StaticImage src='a.png' />", "babel-loader"],
  ["node_modules/gatsby-link/index.js", "export {};", undefined],
])("%s is compiled by %3$s", async (file, code, loader) => {
  const folder = await temporaryFolder({ [file]: code });
  expect(choose(path.join(folder, file))?.loader).toBe(loader);
});

test("a part of a page is left to Gatsby's Babel plugin", async () => {
  const folder = await temporaryFolder({ "about.tsx": "export default 1;" });
  const file = path.join(folder, "about.tsx");
  expect(choose(file)?.loader).toBe("swc-loader");
  for (const query of ["?export=default", "?export=head", "?a&export=head"])
    expect(choose(file, query)?.loader).toBe("babel-loader");
});

test("a type assertion in a .ts file is no element", async () => {
  expect(await compile("a.ts", "f(<T>b); const g = <T>(c: T) => c;")).toBe(
    "f(b);\nconst g = (c)=>c;\n",
  );
});

test("elements need no React in scope", async () => {
  expect(await compile("a.tsx", "export const a = <p />;")).toContain(
    'from "react/jsx-runtime"',
  );
});

test("syntax is kept that all supported browsers understand", async () => {
  const code = "class A {\n    #b;\n    c = this.#b?.d ?? 1;\n}\n";
  expect(await compile("a.ts", code)).toBe(code);
});

test.each([[babel], [twice]])("Gatsby with %j alone is an error", (rule) => {
  expect(() => compileBySwc([rule])).toThrow(
    "webpack has no rule of Gatsby's to compile scripts",
  );
});
