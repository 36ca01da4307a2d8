import { minifyBySwc } from "../../../src/gatsby/webpack/minifyBySwc";

class TerserPlugin {
  static readonly swcMinify = () => "minified";
  readonly options = {
    minimizer: { implementation: () => "as before", options: {} },
  };
}

class CssMinimizerPlugin {
  readonly options = { minimizer: { implementation: () => "styles" } };
}

test("scripts are minified by SWC, and styles as before", () => {
  const scripts = new TerserPlugin();
  const styles = new CssMinimizerPlugin();
  minifyBySwc([styles, scripts]);
  expect(scripts.options.minimizer.implementation()).toBe("minified");
  expect(styles.options.minimizer.implementation()).toBe("styles");
});

test("a webpack without the expected minimizer is an error", () => {
  expect(() => {
    minifyBySwc([new CssMinimizerPlugin()]);
  }).toThrow("webpack has no TerserPlugin to configure");
});
