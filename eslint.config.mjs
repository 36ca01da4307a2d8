import jsxA11y from "eslint-plugin-jsx-a11y";
import prettier from "eslint-config-prettier";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Folders of `src` that a folder must not import, at any depth. */
const mayNotImport = (folders, forbidden, packages = []) => ({
  files: folders.map((folder) => `src/${folder}/**`),
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: `^(?:\\.\\./)+(?:${forbidden.join("|")})(?:/|$)`,
            message:
              "The architecture section of README.md says who may import whom.",
          },
          ...(packages.length ? [{ group: packages }] : []),
        ],
      },
    ],
  },
});

const react = ["react", "react-dom", "react-helmet", "gatsby-plugin-image"];

export default tseslint.config(
  { ignores: ["public/", ".cache/", "node_modules/", "src/gatsby-types.d.ts"] },
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
    files: ["src/**"],
    ignores: ["src/layouts/**"],
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
  mayNotImport(
    ["content-model", "site"],
    [
      "content-check",
      "gatsby",
      "templates",
      "pages",
      "layouts",
      "sections",
      "components",
      "hooks",
      "quote",
      "server",
      "api",
    ],
    [...react, "gatsby"],
  ),
  mayNotImport(
    ["content-check"],
    [
      "gatsby",
      "templates",
      "pages",
      "layouts",
      "sections",
      "components",
      "hooks",
      "quote",
      "server",
      "api",
      "cms",
    ],
    [...react, "gatsby"],
  ),
  mayNotImport(
    ["gatsby"],
    [
      "templates",
      "pages",
      "layouts",
      "sections",
      "components",
      "hooks",
      "quote",
      "server",
      "api",
      "cms/(?:editor|preview)",
    ],
    react,
  ),
  mayNotImport(
    ["templates", "pages"],
    [
      "gatsby",
      "content-check",
      "content-model",
      "server",
      "api",
      "cms",
      "templates",
      "pages",
    ],
  ),
  mayNotImport(
    ["sections"],
    [
      "gatsby",
      "content-check",
      "content-model",
      "server",
      "api",
      "cms",
      "templates",
      "pages",
      "layouts",
      "quote",
    ],
  ),
  mayNotImport(
    ["layouts"],
    [
      "gatsby",
      "content-check",
      "content-model",
      "server",
      "api",
      "cms",
      "templates",
      "pages",
      "sections",
      "quote",
    ],
  ),
  mayNotImport(
    ["components"],
    [
      "gatsby",
      "content-check",
      "content-model",
      "server",
      "api",
      "cms",
      "templates",
      "pages",
      "layouts",
      "sections",
      "hooks",
      "quote",
    ],
  ),
  mayNotImport(
    ["quote"],
    [
      "gatsby",
      "content-check",
      "content-model",
      "server",
      "api",
      "cms",
      "templates",
      "pages",
      "layouts",
      "sections",
    ],
  ),
  mayNotImport(
    ["server", "api"],
    [
      "gatsby",
      "content-check",
      "cms",
      "content-model",
      "templates",
      "pages",
      "layouts",
      "sections",
      "components",
      "hooks",
      "quote/(?!quoteRequest)",
    ],
    react,
  ),
  // The CMS's own scripts; what runs in its page may use the site's parts.
  {
    files: ["src/cms/*"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex:
                "^\\.\\./(?!content-check/|content-model/|gatsby/areaMap$|site/)|^\\./(?:editor)/",
              message:
                "The architecture section of README.md says who may import whom.",
            },
          ],
        },
      ],
    },
  },
  mayNotImport(
    ["worker"],
    [
      "gatsby",
      "content-model",
      "templates",
      "pages",
      "layouts",
      "sections",
      "components",
      "hooks",
      "quote",
      "api",
      "server/(?!quotes/)",
    ],
    react,
  ),
  {
    files: ["**/*.mjs", "**/*.js", "**/*.cjs"],
    ...tseslint.configs.disableTypeChecked,
  },
  prettier,
);
