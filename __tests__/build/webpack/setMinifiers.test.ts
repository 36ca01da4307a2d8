import { setMinifiers } from "../../../src/build/webpack/setMinifiers";

class TerserPlugin {
  static readonly swcMinify = () => "minified";
  readonly options = {
    parallel: true,
    minimizer: { implementation: () => "as before", options: {} },
  };
}

class CssMinimizerPlugin {
  readonly options = {
    parallel: true,
    minify: (styles: Record<string, string>): unknown => styles,
  };
}

test("scripts are minified by SWC, in this process", () => {
  const scripts = new TerserPlugin();
  setMinifiers([new CssMinimizerPlugin(), scripts]);
  expect(scripts.options.minimizer.implementation()).toBe("minified");
  expect(scripts.options.parallel).toBe(false);
});

test("styles are minified, in this process", async () => {
  const styles = new CssMinimizerPlugin();
  setMinifiers([styles, new TerserPlugin()]);
  const sheet = "/* Ours. */\n.ab {\n  color: #ffffff;\n}\n";
  expect(await styles.options.minify({ "a.css": sheet })).toEqual({
    code: ".ab{color:#fff}\n",
  });
  expect(styles.options.parallel).toBe(false);
});

test.each([
  ["TerserPlugin", new CssMinimizerPlugin()],
  ["CssMinimizerPlugin", new TerserPlugin()],
])("a webpack without %s is an error", (name, minimizer) => {
  expect(() => {
    setMinifiers([minimizer]);
  }).toThrow(`webpack has no ${name} to configure`);
});
