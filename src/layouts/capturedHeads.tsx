import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import type { HelmetData } from "react-helmet";

/**
 * react-helmet keeps one head for the whole process, while a build renders
 * several pages at a time. So the head is taken at the end of each page's own
 * uninterrupted render and kept until the page is written.
 */
const heads = new Map<string, HelmetData>();

function CaptureHead({ path }: { path: string }) {
  heads.set(path, Helmet.renderStatic());
  return null;
}

/** The page, with its head captured under its path once it is rendered. */
export const capturingHead = (page: ReactNode, path: string) => (
  <>
    {page}
    <CaptureHead path={path} />
  </>
);

/** The head captured for a path. */
export function takeHead(path: string): HelmetData | undefined {
  const head = heads.get(path);
  heads.delete(path);
  return head;
}
