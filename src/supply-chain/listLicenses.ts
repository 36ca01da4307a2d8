import fs from "node:fs/promises";
import { parseArgs } from "node:util";
import { forbiddenLicenses } from "./licenses";
import { lockedPackages } from "./lockedPackages";

const usage = `Lists the packages that build and serve the site, by license.

  npm run licenses

Exit codes
  0  all of them may be used
  1  some have a license that src/supply-chain/licenses.ts does not allow
  2  package-lock.json could not be read
`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: "boolean" } } });
  if (values.help) {
    console.log(usage);
    return;
  }
  const packages = lockedPackages(
    await fs.readFile("package-lock.json", "utf8"),
  ).filter(({ dev }) => !dev);
  const byLicense = new Map<string, Set<string>>();
  for (const { name, version, license = "No license stated" } of packages)
    byLicense.set(
      license,
      (byLicense.get(license) ?? new Set()).add(`${name}@${version}`),
    );
  for (const license of Array.from(byLicense.keys()).sort()) {
    console.log(license);
    for (const name of Array.from(byLicense.get(license)!).sort())
      console.log(`  ${name}`);
  }
  const forbidden = forbiddenLicenses(packages);
  if (!forbidden.length) return;
  console.error(
    `\nNot allowed by src/supply-chain/licenses.ts:\n${forbidden.join("\n")}`,
  );
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
