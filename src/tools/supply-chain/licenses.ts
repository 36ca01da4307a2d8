import type { LockedPackage } from "./lockedPackages";

/** They ask for no more than that their notice goes along with copies. */
export const allowedLicenses: ReadonlySet<string> = new Set([
  "(BSD-2-Clause OR MIT OR Apache-2.0)",
  "(MIT OR CC0-1.0)",
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
]);

export interface LicenseException {
  /** Matches the names of the packages. */
  readonly packages: RegExp;
  /** What the lockfile says; nothing where the package states it elsewhere. */
  readonly license: RegExp | undefined;
  readonly reason: string;
}

/** Packages of other licenses, and why they may be used all the same. */
export const licenseExceptions: readonly LicenseException[] = [
  {
    packages: /^@img\/sharp-/,
    license: /LGPL-3\.0-or-later/,
    reason:
      "libvips, a library of its own that sharp loads while the site is built; no copy of it is handed on",
  },
  {
    packages: /^axe-core$/,
    license: /^MPL-2\.0$/,
    reason: "a lint rule of Gatsby's uses it unchanged; no copy is handed on",
  },
  {
    packages: /^caniuse-lite$/,
    license: /^CC-BY-4\.0$/,
    reason: "data on browsers that the build reads; no copy is handed on",
  },
  {
    packages:
      /^(?:busboy|linkfs|not|streamsearch|valid-url|xmlhttprequest-ssl)$/,
    license: undefined,
    reason: "MIT, by the license file in the package",
  },
];

const isExcepted = ({ name, license }: LockedPackage) =>
  licenseExceptions.some(
    (exception) =>
      exception.packages.test(name) &&
      (license === undefined
        ? exception.license === undefined
        : exception.license?.test(license)),
  );

/**
 * Packages of licenses that are neither allowed nor excepted, each with its
 * license.
 */
export const forbiddenLicenses = (
  packages: readonly LockedPackage[],
): string[] =>
  packages
    .filter(
      (locked) =>
        !allowedLicenses.has(locked.license ?? "") && !isExcepted(locked),
    )
    .map(
      ({ name, version, license = "no license stated" }) =>
        `${name}@${version}: ${license}`,
    );
