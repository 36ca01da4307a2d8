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
            message: "eslint.config.mjs says who may import whom.",
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

/** Names that say nothing of what a value is: use the field's noun, as in the glossary. */
const meaningless = [
  ...["anything", "asked", "begun", "beside", "gone", "held", "its", "known"],
  ...["made", "meanwhile", "most", "said", "saying", "seen", "sought"],
  ...["together", "told", "twice", "unseen", "untold", "wanted", "whole"],
  // The glossary says "error", and a check's error has a "fix".
  ...["fault", "faults", "remedy"],
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
      // VoiceOver takes a list without bullets for none, unless its role is said.
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
  // The small parts; their folders have rules of their own.
  mayImport("components", ["hooks/useClientValue", "hooks/useToday", "site"]),
  mayImport("site", [], [...react, "gatsby"]),
  mayImport("content/model", ["quote/request", "site"], [...react, "gatsby"]),
  mayImport("content/read", ["content/model", "site"], [...react, "gatsby"]),
  mayImport(
    "content/write",
    ["content/model", "content/read"],
    [...react, "gatsby"],
  ),
  mayImport("map", ["site"], [...react, "gatsby"]),
  mayImport(
    "content/check",
    [
      "content/model",
      "content/read",
      "content/write",
      "quote/inbox/delivery/channelTypes",
      "quote/inbox/readQuoteSettings",
      "site",
    ],
    [...react, "gatsby"],
  ),
  mayImport("graph", ["content", "site"], rendering),
  mayImport(
    "gatsby",
    [
      "content",
      "cms",
      "map",
      "graph",
      "devServer/createDevelopmentReceiver",
      "site",
    ],
    // The build makes the data that gatsby-plugin-image shows.
    rendering,
  ),
  mayImport("planner", ["components", "hooks", "site"]),
  ...["templates", "pages"].map((folder) =>
    mayImport(folder, [
      "components",
      "hooks",
      "planner",
      "quote",
      "site",
      "styles",
    ]),
  ),
  mayImport("components/layout", ["components/*", "hooks", "site"]),
  mayImport("components/sections", [
    "components/*",
    "components/layout/Seo",
    "map",
    "hooks",
    "site",
  ]),
  mayImport("hooks", ["content/model/contentTypes/labels", "site"]),
  mayImport("components/layout/menu", [], [...react, "gatsby"]),
  mayImport("quote/request", ["site"], [...react, "gatsby"]),
  mayImport("quote/form", [
    "components",
    "hooks",
    "planner",
    "quote/request",
    "site",
  ]),
  mayImport("quote/inbox", ["quote/request", "site"], [...react, "gatsby"]),
  mayImport(
    "hydration",
    ["components/layout/menu", "site/routes", "browser/storage"],
    [...react, "gatsby"],
  ),
  ...["hosts/server", "hosts/cloudflare"].map((folder) =>
    mayImport(
      folder,
      ["hosts/signIn", "quote/inbox", "site"],
      [...react, "gatsby"],
    ),
  ),
  mayImport(
    "hosts/signIn",
    ["quote/inbox/responses", "site"],
    [...react, "gatsby"],
  ),
  mayImport("cms", ["content", "map", "site", "styles"]),
  mayImport("cms/preview", [
    "components",
    "content",
    "graph",
    "hooks",
    "pages",
    "site",
    "templates",
  ]),
  {
    files: ["**/*.mjs", "**/*.js", "**/*.cjs"],
    ...tseslint.configs.disableTypeChecked,
  },
);
