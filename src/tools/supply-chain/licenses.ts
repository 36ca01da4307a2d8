import type { LockedPackage } from "./lockedPackages";

/** Permissive licenses: at most, they require a notice in copies. */
export const allowedLicenses: ReadonlySet<string> = new Set([
  "(BSD-2-Clause OR MIT OR Apache-2.0)",
  "(MIT OR CC0-1.0)",
  "0BSD",
  "Apache-2.0",
  "Apache-2.0 AND MIT",
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
  /** The license in the lockfile; `undefined` if it is only in the package. */
  readonly license: RegExp | undefined;
  readonly reason: string;
}

/** Packages with other licenses, and why they may be used anyway. */
export const licenseExceptions: readonly LicenseException[] = [
  {
    packages: /^@img\/sharp-/,
    license: /LGPL-3\.0-or-later/,
    reason:
      "libvips, a separate library that sharp loads during the build; it is not distributed",
  },
  {
    packages: /^axe-core$/,
    license: /^MPL-2\.0$/,
    reason: "used unchanged by a lint rule of Gatsby's; it is not distributed",
  },
  {
    packages: /^caniuse-lite$/,
    license: /^CC-BY-4\.0$/,
    reason: "browser data that the build reads; it is not distributed",
  },
  {
    packages:
      /^(?:busboy|linkfs|not|streamsearch|valid-url|xmlhttprequest-ssl)$/,
    license: undefined,
    reason: "MIT, according to the license file in the package",
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
 * Packages whose license is neither allowed nor an exception, with the license.
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
