import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import tseslint from "typescript-eslint";
import path from "node:path";

const src = path.join(import.meta.dirname, "src");

/**
 * Restricts what the files of a folder of `src` import from its other folders.
 * @param folder its path below `src`
 * @param others what they may import: folders, files, or the files of a folder as
 *   `components/*`
 * @param packages that they may not import
 */
const mayImport = (folder, others, packages = []) => ({
  files: [`src/${folder}/**`],
  rules: {
    "import-x/no-restricted-paths": [
      "error",
      {
        zones: [
          {
            target: src,
            from: `${src}/**`,
            except: [folder, ...others].map((other) =>
              other.endsWith("/*")
                ? `${src}/${other}`
                : `${src}/${other}{,.ts,.tsx,/**}`,
            ),
            message: `src/${folder} may import from src only: ${[folder, ...others].join(", ")}.`,
          },
        ],
      },
    ],
    "no-restricted-imports": [
      "error",
      { patterns: packages.length ? [{ group: packages }] : [] },
    ],
  },
});

/**
 * Names that don't say what a value is. docs/glossary.md has what to write instead, under
 * "Words that name nothing".
 */
const meaningless = [
  ...["anything", "asked", "begun", "beside", "gone", "held", "its", "known"],
  ...["made", "meanwhile", "most", "said", "saying", "seen", "sought"],
  ...["together", "told", "twice", "unseen", "untold", "wanted", "whole"],
  // These had several meanings each.
  ...["own", "shown", "words", "named", "what", "kept", "things", "given"],
  ...["refuse", "says", "tell", "meant", "forget"],
  // The checks report diagnostics, and tests find violations.
  ...["fault", "faults", "mistake", "mistakes", "remedy", "typo", "typos"],
];

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
  {
    rules: {
      // VoiceOver announces a list without bullets only if it has an explicit role.
      "jsx-a11y/no-redundant-roles": [
        "error",
        { nav: ["navigation"], ol: ["list"], ul: ["list"] },
      ],
    },
  },
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".mjs"] }),
      ],
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
      "id-denylist": ["error", ...meaningless],
    },
  },
  {
    files: ["src/**", "gatsby-*"],
    rules: { "@typescript-eslint/no-non-null-assertion": "error" },
  },
  {
    // Keys of front matter and GraphQL are frozen.
    files: [
      "src/content/model/contentTypes/**",
      "src/graphql/createContentResolvers.ts",
      "src/quote/inbox/responses/hostPage.ts",
    ],
    rules: { "id-denylist": "off" },
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
  // The small parts; their subfolders have their own rules.
  mayImport("shared", [], [...react, "gatsby"]),
  mayImport("site", ["shared"], [...react, "gatsby"]),
  mayImport("cli", ["shared"], [...react, "gatsby"]),
  mayImport("map", ["shared", "site"], [...react, "gatsby"]),
  mayImport(
    "browser",
    ["components/layout/menu", "shared", "site/routes"],
    [...react, "gatsby"],
  ),
  mayImport(
    "content/model",
    ["quote/request", "shared", "site"],
    [...react, "gatsby"],
  ),
  mayImport(
    "content/read",
    ["content/model", "shared", "site"],
    [...react, "gatsby"],
  ),
  mayImport(
    "content/markdown",
    ["content/model", "shared", "site"],
    [...react, "gatsby"],
  ),
  mayImport(
    "content/write",
    ["content/markdown", "content/model", "content/read", "shared"],
    [...react, "gatsby"],
  ),
  mayImport(
    "content/check",
    [
      "cli",
      "content/markdown",
      "content/model",
      "content/read",
      "content/write",
      "shared",
      "site",
    ],
    [...react, "gatsby"],
  ),
  mayImport(
    "launch",
    ["cli", "content", "quote/inbox", "shared", "site"],
    [...react, "gatsby"],
  ),
  mayImport("graphql", ["content", "shared", "site"], rendering),
  mayImport(
    "devServer",
    [
      "cms/createCmsBackendConfig",
      "content/write",
      "hosts/server",
      "quote/inbox",
      "shared",
      "site",
    ],
    [...react, "gatsby"],
  ),
  mayImport(
    "gatsby",
    [
      "cli",
      "cms",
      "content",
      "devServer",
      "graphql",
      "launch",
      "map",
      "shared",
      "site",
    ],
    // The build creates the data for gatsby-plugin-image.
    rendering,
  ),
  mayImport("hooks", ["shared", "site"]),
  mayImport("components", [
    "browser",
    "hooks/useClientValue",
    "hooks/useToday",
    "shared",
    "site",
  ]),
  mayImport("components/layout", [
    "browser",
    "components/*",
    "hooks",
    "shared",
    "site",
  ]),
  mayImport("components/layout/menu", ["shared"], [...react, "gatsby"]),
  mayImport("components/sections", [
    "browser",
    "components/*",
    "components/layout/Seo",
    "hooks",
    "map",
    "shared",
    "site",
  ]),
  mayImport("planner", ["browser", "components", "hooks", "shared", "site"]),
  ...["templates", "pages"].map((folder) =>
    mayImport(folder, [
      "browser",
      "components",
      "hooks",
      "planner",
      "quote",
      "shared",
      "site",
      "styles",
    ]),
  ),
  mayImport("quote/request", ["shared", "site"], [...react, "gatsby"]),
  mayImport("quote/form", [
    "browser",
    "components",
    "hooks",
    "planner",
    "quote/request",
    "shared",
    "site",
  ]),
  mayImport(
    "quote/inbox",
    ["cli", "quote/request", "shared", "site"],
    [...react, "gatsby"],
  ),
  ...["hosts/server", "hosts/cloudflare"].map((folder) =>
    mayImport(
      folder,
      ["cli", "hosts/signIn", "quote/inbox", "shared", "site"],
      [...react, "gatsby"],
    ),
  ),
  mayImport(
    "hosts/signIn",
    ["quote/inbox/responses", "shared", "site"],
    [...react, "gatsby"],
  ),
  mayImport("cms", ["content", "map", "shared", "site", "styles"]),
  mayImport("cms/preview", [
    "browser",
    "components",
    "content",
    "graphql",
    "hooks",
    "pages",
    "shared",
    "site",
    "templates",
  ]),
  {
    files: ["src/{components,pages,planner,quote,templates}/**"],
    ignores: ["src/planner/estimate/volumes.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            ":matches(Literal, JSXText)[value=/(^|\\d)\\s*(cubic |\\w+³)/], TemplateElement[value.raw=/(^|\\d)\\s*(cubic |\\w+³)/]",
          message: "Volumes get their units from volumes.ts.",
        },
      ],
    },
  },
  {
    // The rule overflows the stack at graphql's type of visitors, which refers to itself.
    files: ["__tests__/graphql/queriedFields.test.ts"],
    rules: { "@typescript-eslint/no-unsafe-class-instance-assignment": "off" },
  },
  {
    files: ["**/*.mjs", "**/*.js", "**/*.cjs"],
    ...tseslint.configs.disableTypeChecked,
  },
);
