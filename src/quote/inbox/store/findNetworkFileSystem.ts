import fs from "node:fs";
import path from "node:path";

/** Types of network file systems in `statfs` on Linux (`linux/magic.h`). */
const networkFileSystemNames: Readonly<Record<number, string>> = {
  0x00006969: "NFS",
  0x0000517b: "SMB",
  0xff534d42: "CIFS",
  0xfe534d42: "SMB 2",
  0x00c36400: "Ceph",
  0x5346414f: "AFS",
  0x01021997: "9P",
};

/**
 * Returns the type of the network file system that a file is on, such as "NFS"; `undefined` on a
 * local disk, or if the folder doesn't exist yet. FUSE, such as SSHFS, isn't detected.
 */
export function findNetworkFileSystem(file: string): string | undefined {
  try {
    return networkFileSystemNames[fs.statfsSync(path.dirname(file)).type];
  } catch {
    return undefined;
  }
}
