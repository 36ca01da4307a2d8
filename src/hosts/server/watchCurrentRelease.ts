import fs from "node:fs";
import path from "node:path";

/** How often the link is read. Milliseconds. */
const interval = 1000;

const targetOf = (link: string): string | undefined => {
  try {
    return fs.realpathSync(link);
  } catch {
    return undefined;
  }
};

/**
 * Watches whether a release is the current one. It may not be so at first, if the
 * link was changed since the server was started.
 * @param release its folder, with symlinks resolved
 * @param onReplaced called once the link beside it points to another release
 */
export function watchCurrentRelease(
  release: string,
  onReplaced: () => void,
): void {
  const link = path.join(release, "../current");
  if (!targetOf(link)) return;
  const timer = setInterval(() => {
    const current = targetOf(link);
    if (!current || current === release) return;
    clearInterval(timer);
    onReplaced();
  }, interval);
  timer.unref();
}
