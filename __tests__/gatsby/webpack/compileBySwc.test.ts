import path from "node:path";
import { compileBySwc } from "../../../src/gatsby/webpack/compileBySwc";
import { temporaryFolder } from "../../support/temporaryFolder";

interface Choice {
  readonly test: RegExp | ((file: string) => boolean);
  readonly exclude?: (file: string) => boolean;
  readonly resourceQuery?: { readonly not: RegExp };
  readonly loader?: string;
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

test.each([[babel], [twice]])("Gatsby with %j alone is an error", (rule) => {
  expect(() => compileBySwc([rule])).toThrow(
    "webpack has no rule of Gatsby's to compile scripts",
  );
});
