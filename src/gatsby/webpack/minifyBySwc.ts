/** The part of terser-webpack-plugin that is used here. */
interface ScriptMinimizer {
  readonly constructor: { readonly swcMinify: unknown };
  readonly options: {
    minimizer: { implementation: unknown; options: object };
  };
}

const isScriptMinimizer = (plugin: object): plugin is ScriptMinimizer =>
  plugin.constructor.name === "TerserPlugin";

/**
 * Makes webpack minify scripts with SWC, which takes a sixth of Terser's time and
 * makes files that are a percent smaller.
 * @param minimizers webpack's `optimization.minimizer`
 * @throws if none of them minifies scripts
 */
export function minifyBySwc(minimizers: readonly object[] = []): void {
  const minimizer = minimizers.find(isScriptMinimizer);
  if (!minimizer) throw new Error("webpack has no TerserPlugin to configure");
  minimizer.options.minimizer = {
    implementation: minimizer.constructor.swcMinify,
    options: {
      ecma: 2020,
      compress: { passes: 2 },
      mangle: { safari10: true },
    },
  };
}
