import compat from "eslint-plugin-compat";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/**
 * Restricts what the files of a folder of `src` import from its other folders.
 * @param folder its path below `src`
 * @param others what they may import, by path below `src`. A folder above their
 *   own stands for the files directly in it.
 * @param packages that they may not import
 */
const mayImport = (folder, others, packages = []) =>
  ["*", "*/*", "*/*/*"].map((files, depth) => ({
    files: [`src/${folder}/${files}`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            ...foldersAbove(folder).map((above, index) => ({
              regex: `^(?:\\.\\./){${depth + index + 1}}(?!${allowedBelow(above, others)})[^.]`,
              message: "eslint.config.mjs says who may import whom.",
            })),
            ...(packages.length ? [{ group: packages }] : []),
          ],
        },
      ],
    },
  }));

/** The folders above a folder, the nearest first, each ending with a slash. */
const foldersAbove = (folder) =>
  folder.split("/").map((_, index, parts) =>
    parts
      .slice(0, parts.length - 1 - index)
      .map((part) => `${part}/`)
      .join(""),
  );

/** A pattern of what may be imported, by path below a folder above. */
const allowedBelow = (above, others) =>
  others
    .flatMap((other) => {
      if (`${other}/` === above) return ["[^/]+$"];
      return other.startsWith(above)
        ? [`${other.slice(above.length)}(?:/|$)`]
        : [];
    })
    .join("|") || "$";

const rendering = ["react", "react-dom", "react-helmet"];
const react = [...rendering, "gatsby-plugin-image"];

export default tseslint.config(
  {
    ignores: [
      "public/",
      ".fixture-*/",
      ".cache/",
      "node_modules/",
      "releases/",
      "src/gatsby-types.d.ts",
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true },
      ],
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: ["error", "smart"],
    },
  },
  {
    files: ["src/**", "gatsby-*"],
    rules: { "@typescript-eslint/no-non-null-assertion": "error" },
  },
  {
    files: ["src/**"],
    ignores: ["src/components/layout/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "react-helmet",
              message: "Only Seo speaks to react-helmet.",
            },
          ],
        },
      ],
    },
  },
  ...mayImport("site", ["site"], [...react, "gatsby"]),
  ...mayImport(
    "content/model",
    ["quote/request", "site"],
    [...react, "gatsby"],
  ),
  ...mayImport("content/read", ["content/model", "site"], [...react, "gatsby"]),
  ...mayImport("components/map", ["site"], [...react, "gatsby"]),
  ...mayImport(
    "content/check",
    ["content/model", "content/read", "site"],
    [...react, "gatsby"],
  ),
  ...mayImport("graph", ["content", "site"], rendering),
  ...mayImport(
    "gatsby",
    [
      "content",
      "cms",
      "components/map",
      "graph",
      "hosts/server/developmentReceiver",
      "site",
    ],
    // The build makes the data that gatsby-plugin-image shows.
    rendering,
  ),
  ...mayImport("planner", [
    "components",
    "hooks",
    "quote/request/quoteOptions",
    "site",
  ]),
  ...["templates", "pages"].flatMap((folder) =>
    mayImport(folder, [
      "components",
      "hooks",
      "planner",
      "quote",
      "site",
      "styles",
    ]),
  ),
  ...mayImport("components/layout", [
    "components",
    "hooks",
    "hydration/earlySubmit",
    "site",
  ]),
  ...mayImport("components/sections", [
    "components",
    "components/layout/Seo",
    "components/map/areaMap",
    "hooks",
    "site",
  ]),
  // The small parts; their folders have rules of their own.
  ...mayImport("components", ["site"]).slice(0, 1),
  ...mayImport("hooks", ["content/model/kinds/labels", "site"]),
  ...mayImport("components/layout/menu", [], [...react, "gatsby"]),
  ...mayImport("quote/request", ["site"], [...react, "gatsby"]),
  ...mayImport("quote/form", [
    "components",
    "hooks",
    "hydration",
    "planner",
    "quote/request",
    "site",
  ]),
  ...mayImport("quote/inbox", ["quote/request", "site"], [...react, "gatsby"]),
  ...mayImport(
    "hydration",
    ["components/layout/menu", "planner/plan/leftTyped"],
    [...react, "gatsby"],
  ),
  ...["hosts/server", "hosts/cloudflare"].flatMap((folder) =>
    mayImport(
      folder,
      ["hosts/signIn", "quote/inbox", "site"],
      [...react, "gatsby"],
    ),
  ),
  ...mayImport(
    "hosts/signIn",
    ["quote/inbox/answers", "site"],
    [...react, "gatsby"],
  ),
  ...mayImport("hosts/release", ["hosts/server", "site"], [...react, "gatsby"]),
  ...mayImport("cms", ["content", "components/map", "site", "styles"]),
  ...mayImport("cms/preview", [
    "components",
    "content",
    "graph",
    "hooks",
    "pages",
    "site",
    "templates",
  ]),
  {
    // What browsers run, held to `browserslist` of package.json.
    files: [
      "src/{components,hooks,hydration,pages,planner,quote,site,templates}/**",
      "gatsby-browser.tsx",
    ],
    ...compat.configs["flat/recommended"],
  },
  {
    files: ["**/*.mjs", "**/*.js", "**/*.cjs"],
    ...tseslint.configs.disableTypeChecked,
  },
);
