import fs from "node:fs";

/** Linux's `USER_HZ`, the same on all its platforms. */
const ticksPerSecond = 100;
const kibibyte = 1024;

const procFolder = "/proc";

/**
 * The fields of `/proc/<pid>/stat` after the name, which may contain anything.
 */
const statOf = (proc: string, pid: string): string[] => {
  const text = fs.readFileSync(`${proc}/${pid}/stat`, "utf8");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
};

/** Resident memory in bytes. */
function memoryOf(proc: string, pid: string): number {
  const status = fs.readFileSync(`${proc}/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * kibibyte;
}

/** Returns `undefined` if the process has ended meanwhile. */
function unlessEnded<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * Resident memory of a process and its descendants in bytes. Shared memory counts
 * once per process. Linux only.
 */
export function treeMemory(root: number, proc = procFolder): number {
  const children = new Map<string, string[]>();
  for (const pid of fs.readdirSync(proc)) {
    const parent = /^\d+$/.test(pid) && unlessEnded(() => statOf(proc, pid)[1]);
    if (parent) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const sum = (pid: string): number =>
    (children.get(pid) ?? []).reduce(
      (total, child) => total + sum(child),
      unlessEnded(() => memoryOf(proc, pid)) ?? 0,
    );
  return sum(String(root));
}

/** CPU seconds used by the ended children of this process. Linux only. */
export function childrenSeconds(proc = procFolder): number {
  // The children's user and system time, fields 16 and 17 of the file.
  const times = statOf(proc, "self").slice(13, 15);
  return times.reduce((sum, time) => sum + Number(time), 0) / ticksPerSecond;
}
