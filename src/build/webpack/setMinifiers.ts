import { transform } from "esbuild";
import { required } from "../../site/required";

/** The part of terser-webpack-plugin that is used here. */
interface ScriptMinimizer {
  readonly constructor: { readonly swcMinify: unknown };
  readonly options: {
    parallel: boolean;
    minimizer: { implementation: unknown; options: object };
  };
}

/** The part of css-minimizer-webpack-plugin that is used here. */
interface StyleMinimizer {
  readonly options: { parallel: boolean; minify: typeof minifyStyles };
}

function pluginNamed(minimizers: readonly object[], name: string): object {
  const plugin = minimizers.find(
    ({ constructor }) => constructor.name === name,
  );
  if (!plugin) throw new Error(`webpack has no ${name} to configure`);
  return plugin;
}

/** @param styles a style sheet by its name */
async function minifyStyles(
  styles: Readonly<Record<string, string>>,
): Promise<{ code: string }> {
  const [sheet] = Object.values(styles);
  const { code } = await transform(required(sheet, "style sheet"), {
    loader: "css",
    minify: true,
  });
  return { code };
}

/**
 * Makes webpack minify scripts with SWC, which takes a sixth of Terser's time and
 * makes files that are a percent smaller, and styles with esbuild, which takes a
 * tenth of cssnano's time. Both work in this process: other processes take longer
 * to load them than to run them.
 * @param minimizers webpack's `optimization.minimizer`
 * @throws if one of Gatsby's two is missing
 */
export function setMinifiers(minimizers: readonly object[] = []): void {
  const scripts = pluginNamed(minimizers, "TerserPlugin") as ScriptMinimizer;
  scripts.options.parallel = false;
  scripts.options.minimizer = {
    implementation: scripts.constructor.swcMinify,
    options: {
      ecma: 2020,
      compress: { passes: 2 },
      mangle: { safari10: true },
    },
  };
  const styles = pluginNamed(
    minimizers,
    "CssMinimizerPlugin",
  ) as StyleMinimizer;
  styles.options.parallel = false;
  styles.options.minify = minifyStyles;
}
