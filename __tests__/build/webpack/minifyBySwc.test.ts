import { minifyBySwc } from "../../../src/build/webpack/minifyBySwc";

class TerserPlugin {
  static readonly swcMinify = () => "minified";
  readonly options = {
    parallel: true,
    minimizer: { implementation: () => "as before", options: {} },
  };
}

test("scripts are minified by SWC, in this process", () => {
  const terser = new TerserPlugin();
  minifyBySwc([{}, terser]);
  expect(terser.options.minimizer.implementation()).toBe("minified");
  expect(terser.options.parallel).toBe(false);
});

test("a webpack without Terser is an error", () => {
  expect(() => minifyBySwc([{}])).toThrow(
    "webpack has no TerserPlugin to configure",
  );
});
