/** An installed package in `package-lock.json`. */
export interface LockedPackage {
  /** Where it is installed, such as `node_modules/a/node_modules/b`. */
  readonly folder: string;
  /** Name in the registry, which differs from the folder's for an alias. */
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** Whether only development needs it. */
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

type Entry = Omit<LockedPackage, "folder" | "name"> & {
  readonly name?: string;
};

/** The name under which a package is imported. */
export const importedName = (folder: string): string =>
  folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);

/**
 * Parses the packages of a lockfile, without this project itself.
 * @param text a `package-lock.json` of version 3
 */
export function lockedPackages(text: string): LockedPackage[] {
  const { packages } = JSON.parse(text) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(packages)
    .filter(([folder]) => folder)
    .map(([folder, entry]) => ({
      ...entry,
      folder,
      name: entry.name ?? importedName(folder),
    }));
}
