import fs from "node:fs";

/** Of the values in `/proc`, on every system that Linux runs on. */
const ticksPerSecond = 100;
const kibibyte = 1024;

/** Where Linux says what its processes are and do. */
const allProcesses = "/proc";

/** What stands after the name in `/proc/<pid>/stat`, which may hold anything. */
const statOf = (proc: string, pid: string): string[] => {
  const text = fs.readFileSync(`${proc}/${pid}/stat`, "utf8");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
};

/** Bytes in memory, as `/proc/<pid>/status` says. */
function memoryOf(proc: string, pid: string): number {
  const status = fs.readFileSync(`${proc}/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * kibibyte;
}

/** Ends of processes come between two looks. */
function orGone<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/**
 * Bytes that a process and all below it hold in memory. What they share counts
 * for each. Linux only.
 */
export function treeMemory(root: number, proc = allProcesses): number {
  const children = new Map<string, string[]>();
  for (const pid of fs.readdirSync(proc)) {
    const parent = /^\d+$/.test(pid) && orGone(() => statOf(proc, pid)[1]!);
    if (parent) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const sum = (pid: string): number =>
    (children.get(pid) ?? []).reduce(
      (total, child) => total + sum(child),
      orGone(() => memoryOf(proc, pid)) ?? 0,
    );
  return sum(String(root));
}

/** Seconds of CPU that this process's ended children have used. Linux only. */
export function childrenSeconds(proc = allProcesses): number {
  // Time as a user's and as the system's, fields 16 and 17 of the file.
  const [user, system] = statOf(proc, "self").slice(13, 15).map(Number);
  return (user! + system!) / ticksPerSecond;
}
