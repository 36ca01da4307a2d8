import { startTransition, useEffect, useState } from "react";

/** Rows per render: one render of a thousand would block the page for a second on a phone. */
const rowsPerRender = 100;

/** Returns the number of rows to render now, which grows to the target in steps. */
export function useProgressiveRowCount(target: number): number {
  const [limit, setLimit] = useState(rowsPerRender);
  const nextLimit = Math.max(
    rowsPerRender,
    Math.min(target, limit + rowsPerRender),
  );
  useEffect(() => {
    startTransition(() => setLimit(nextLimit));
  }, [nextLimit]);
  return Math.min(target, limit);
}
