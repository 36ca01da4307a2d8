/** What `package-lock.json` says of one installed package. */
export interface LockedPackage {
  /** Below what it is installed, such as `node_modules/a/node_modules/b`. */
  readonly folder: string;
  /** Name in the registry, which an alias in `package.json` may hide. */
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** Only development needs it. */
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

type Entry = Omit<LockedPackage, "folder" | "name"> & {
  readonly name?: string;
};

/** Name under which a package is imported. */
export const importedName = (folder: string): string =>
  folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);

/**
 * The packages of a lockfile, this project left out.
 * @param text of a `package-lock.json` of version 3
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
