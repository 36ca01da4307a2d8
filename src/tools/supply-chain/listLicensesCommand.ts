import fs from "node:fs/promises";
import path from "node:path";
import { command } from "../../site/command";
import { forbiddenLicenses } from "./licenses";
import { lockedPackages } from "./lockedPackages";
import type { LockedPackage } from "./lockedPackages";

const usage = `Lists the packages that build and serve the site, by license.

  npm run licenses

Exit codes
  0  all licenses are allowed
  1  src/tools/supply-chain/licenses.ts does not allow some licenses
  2  package-lock.json could not be read
`;

/** Groups packages by license. */
function list(packages: readonly LockedPackage[]): string {
  const byLicense = new Map<string, Set<string>>();
  for (const { name, version, license = "No license stated" } of packages)
    byLicense.set(
      license,
      (byLicense.get(license) ?? new Set()).add(`${name}@${version}`),
    );
  return Array.from(byLicense, ([license, names]) =>
    [license, ...Array.from(names, (name) => `  ${name}`).sort()].join("\n"),
  )
    .sort()
    .join("\n");
}

/** `npm run licenses` */
export const listLicenses = command({
  usage,
  failure: 2,
  async run(_given, { project, print, printError }) {
    const packages = lockedPackages(
      await fs.readFile(path.join(project, "package-lock.json"), "utf8"),
    ).filter(({ dev }) => !dev);
    print(list(packages));
    const forbidden = forbiddenLicenses(packages);
    if (!forbidden.length) return 0;
    printError(
      `\nNot allowed by src/tools/supply-chain/licenses.ts:\n${forbidden.join("\n")}`,
    );
    return 1;
  },
});
