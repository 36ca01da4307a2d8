import fs from "node:fs";
import path from "node:path";

/** The properties of webpack's rules that are used here. */
interface LoaderRule {
  readonly test?: unknown;
  readonly use?: unknown;
}

/** The `test` of Gatsby's Babel rule for all scripts but those of packages. */
const gatsbyScriptRule = String(/\.(js|mjs|jsx|ts|tsx)$/);

/**
 * Whether a rule is from gatsby-plugin-typescript. It would make Babel compile TypeScript a
 * second time, with the same settings.
 */
const isTypescriptRule = ({ test, use }: LoaderRule) =>
  typeof use === "function" && String(test) === String(/\.tsx?$/);

/** Macros that the Babel plugins of Gatsby and gatsby-plugin-image replace. */
const babelMacros = /\b(?:graphql|Slice|StaticImage)\b/;

const isInPackage = (file: string) =>
  file.includes(`${path.sep}node_modules${path.sep}`);

/**
 * Whether SWC can compile a file: the file is the project's or Gatsby's own, and needs no
 * Babel macro.
 */
const isCompilableBySwc = (file: string) =>
  !isInPackage(file) && !babelMacros.test(fs.readFileSync(file, "utf8"));

const typescript = { syntax: "typescript" };

/** SWC's parsers. Only `.tsx` has JSX: in `.ts`, `<T>` is a type. */
const swcParsers = [
  { ending: ".ts", parser: typescript },
  { ending: ".tsx", parser: { ...typescript, tsx: true } },
  { ending: ".js", parser: { syntax: "ecmascript", jsx: true } },
];

/**
 * Compiles the project's and Gatsby's own files with SWC instead of Babel, for the browsers
 * of `browserslist` in package.json: Gatsby's preset for Babel replaces syntax that all
 * these browsers support, such as `??` and spreads. Babel still compiles files with
 * queries, and pages, because Gatsby splits each page in two. Published packages aren't
 * compiled.
 * @param rules webpack's `module.rules`
 * @throws if `rules` lacks Gatsby's rules for Babel
 */
export function compileWithSwc<R extends LoaderRule>(rules: readonly R[]) {
  if (
    !rules.some(({ test }) => String(test) === gatsbyScriptRule) ||
    !rules.some(isTypescriptRule)
  )
    throw new Error("webpack has no rule of Gatsby's to compile scripts");
  const swcRules = swcParsers.map(({ ending, parser }) => ({
    test: (file: string) => file.endsWith(ending) && isCompilableBySwc(file),
    resourceQuery: { not: /[?&]export=/ },
    loader: "swc-loader",
    options: {
      swcrc: false,
      env: {},
      jsc: { parser, transform: { react: { runtime: "automatic" } } },
    },
  }));
  return rules
    .filter((rule) => !isTypescriptRule(rule))
    .map((rule) =>
      String(rule.test) === gatsbyScriptRule
        ? { oneOf: [...swcRules, { ...rule, exclude: isInPackage }] }
        : rule,
    );
}
