/** Gatsby collects the fragments of these exports; nothing imports them. */
const withoutQuery = (source) =>
  source.replace("export const query = graphql", "void graphql");

/** What is used without an import that names it. */
export default {
  workspaces: {
    ".": {
      entry: [
        // Bundled for the editor.
        "src/cms/editor/main.ts",
        // Take the places of packages there, and of react-helmet in the site's pages.
        "src/cms/preview/{gatsbyStub,emptyPackageStub}.ts",
        "src/components/layout/helmetStub.ts",
        // The Dockerfile runs it.
        "src/hosts/collectServer.ts",
      ],
    },
  },
  ignoreDependencies: [
    // The build copies its script.
    "decap-cms",
    // A test opens the socket of Gatsby's own.
    "socket.io",
  ],
  compilers: { ts: withoutQuery, tsx: withoutQuery },
  treatConfigHintsAsErrors: true,
};
