import path from "node:path";
import Libsql from "libsql";

/**
 * Does work that only one process at a time may do in a folder. SQLite holds
 * the lock, so it ends with its process, however that ends.
 * @throws if another process holds it
 */
export async function withLock<T>(
  folder: string,
  work: () => Promise<T>,
): Promise<T> {
  const lock = new Libsql(path.join(folder, ".lock"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    throw new Error("Another release is being made: wait until it has ended", {
      cause: error,
    });
  }
  try {
    return await work();
  } finally {
    lock.exec("ROLLBACK");
    lock.close();
  }
}
