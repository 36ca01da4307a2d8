/** The properties of terser-webpack-plugin that are used here. */
interface TerserPlugin {
  readonly constructor: { readonly name: string; readonly swcMinify: unknown };
  readonly options: {
    parallel: boolean;
    minimizer: { implementation: unknown; options: object };
  };
}

/**
 * Minifies scripts with SWC, in a tenth of Terser's time. SWC runs in this process: a
 * worker process would take longer to load SWC than to run it.
 * @param minimizers webpack's `optimization.minimizer`
 * @throws if Gatsby's Terser is missing
 */
export function minifyWithSwc(minimizers: readonly object[] = []): void {
  const terser = (minimizers as readonly TerserPlugin[]).find(
    ({ constructor }) => constructor.name === "TerserPlugin",
  );
  if (!terser) throw new Error("webpack has no TerserPlugin to configure");
  terser.options.parallel = false;
  terser.options.minimizer = {
    implementation: terser.constructor.swcMinify,
    options: {
      ecma: 2020,
      compress: { passes: 2 },
      mangle: { safari10: true },
    },
  };
}
