import fs from "node:fs/promises";
import path from "node:path";
import { quoteSettings } from "../../src/server/quotes/quoteSettings";
import { serverSettings } from "../../src/server/serverSettings";
import { isCopy } from "../../src/site/buildFiles";

/** Names of the variables that code looks up in an environment. */
function namesReadBy(
  read: (env: Readonly<Record<string, string | undefined>>) => unknown,
): string[] {
  const names = new Set<string>();
  read(
    new Proxy(
      {},
      {
        get(_, name) {
          names.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return Array.from(names);
}

/** Settings of the server, which are none of a visitor's business. */
export const serverVariables: readonly string[] = [
  ...namesReadBy(serverSettings),
  ...namesReadBy(quoteSettings),
]
  // Any text may have PORT and HOST.
  .filter((name) => name.includes("_"));

/** What machines that build sites often have besides. */
const buildVariables = [
  "AWS_SECRET_ACCESS_KEY",
  "CLOUDFLARE_API_TOKEN",
  "CMS_GITHUB_CLIENT_SECRET",
  "GITHUB_TOKEN",
  "NETLIFY_AUTH_TOKEN",
  "NPM_TOKEN",
];

/** Secrets for a build, by variable; none of the values may come out of it. */
export const canaries: Readonly<Record<string, string>> = Object.fromEntries(
  [...serverVariables, ...buildVariables].map((name) => [
    name,
    `https://canary.example/${name.toLowerCase().replaceAll("_", "-")}`,
  ]),
);

/** What a build on a live site's machine is told and visitors may know. */
export const publicSettings = {
  CMS_GITHUB_REPO: "movers/website",
  CMS_AUTH_URL: "https://login.example.com",
};

/** Texts that nobody should find on a site. */
export const secretPatterns: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  // Keys and tokens of AWS, GitHub, npm, Slack, Stripe and Google.
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  /\bgh[oprsu]_\w{36}/,
  /\bgithub_pat_\w{40}/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[\w-]{10}/,
  /\b[rs]k_live_\w{16}/,
  /\bAIza[\w-]{35}/,
  // A signed web token.
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
];

const isText = (file: string) =>
  !/\.(?:avif|gif|ico|jpe?g|png|wasm|webp|woff2?)$/.test(file);

/**
 * Looks for texts in all text files below a folder.
 * @returns the file and the text for each that was found
 */
export async function findInFiles(
  folder: string,
  wanted: readonly (string | RegExp)[],
): Promise<string[]> {
  const entries = await fs.readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && isText(entry.name))
      .filter((entry) => !isCopy(entry.name))
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const text = await fs.readFile(file, "utf8");
        return wanted
          .filter((part) =>
            typeof part === "string" ? text.includes(part) : part.test(text),
          )
          .map((part) => `${path.relative(folder, file)}: ${part}`);
      }),
  );
  return found.flat();
}
