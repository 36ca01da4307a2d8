import fs from "node:fs/promises";
import path from "node:path";
import { quoteSettings } from "../../src/quote/inbox/quoteSettings";
import { serverSettings } from "../../src/hosts/server/serverSettings";
import { isCopy } from "../../src/site/files";

/** Names of the environment variables that code reads. */
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

/** Settings of the server, which must not reach visitors. */
export const serverVariables: readonly string[] = [
  ...namesReadBy(serverSettings),
  ...namesReadBy(quoteSettings),
]
  // PORT and HOST could occur in any text.
  .filter((name) => name.includes("_"));

/** Other variables that build machines often have. */
const buildVariables = [
  "AWS_SECRET_ACCESS_KEY",
  "CLOUDFLARE_API_TOKEN",
  "CMS_GITHUB_CLIENT_SECRET",
  "GITHUB_TOKEN",
  "NETLIFY_AUTH_TOKEN",
  "NPM_TOKEN",
];

/** Secret values by variable; none may occur in the build's output. */
export const canaries: Readonly<Record<string, string>> = Object.fromEntries(
  [...serverVariables, ...buildVariables].map((name) => [
    name,
    `https://canary.example/${name.toLowerCase().replaceAll("_", "-")}`,
  ]),
);

/** Settings of a build that are public. */
export const publicSettings = {
  CMS_GITHUB_REPO: "movers/website",
  CMS_AUTH_URL: "https://login.example.com",
};

/** Patterns of keys and tokens. */
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
  // JSON Web Tokens.
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
];

const isText = (file: string) =>
  !/\.(?:avif|gif|ico|jpe?g|png|wasm|webp|woff2?)$/.test(file);

/**
 * Searches all text files below a folder.
 * @returns the file and text of each match
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
