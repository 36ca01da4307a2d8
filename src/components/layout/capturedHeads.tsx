import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import type { HelmetData } from "react-helmet";

/**
 * Captured heads by page path. react-helmet has one global head, but a build renders
 * several pages at a time. So each page's head is captured at the end of the page's
 * synchronous render, and stored until the page is written.
 */
const headsByPath = new Map<string, HelmetData>();

function CaptureHead({ path }: { path: string }) {
  headsByPath.set(path, Helmet.renderStatic());
  return null;
}

/** Wraps a page so that rendering it captures its head. */
export const withHeadCapture = (page: ReactNode, path: string) => (
  <>
    {page}
    <CaptureHead path={path} />
  </>
);

/** Removes and returns the captured head of a page; `undefined` if there is none. */
export function takeCapturedHead(path: string): HelmetData | undefined {
  const head = headsByPath.get(path);
  headsByPath.delete(path);
  return head;
}
