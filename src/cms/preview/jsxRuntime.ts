import {
  Fragment,
  jsx as reactJsx,
  jsxs as reactJsxs,
} from "react/jsx-runtime";
import type { ElementType, Key } from "react";
import { gapsAsHtml, gapsAsNodes, gapsAsText } from "./gaps";

type Props = Record<string, unknown>;

/** Attributes name a gap in words; text and HTML show it as a box. */
function shown(name: string, value: unknown): unknown {
  if (name === "children")
    return Array.isArray(value)
      ? value.map((child: unknown) =>
          typeof child === "string" ? gapsAsNodes(child) : child,
        )
      : typeof value === "string"
        ? gapsAsNodes(value)
        : value;
  if (name === "dangerouslySetInnerHTML")
    // Browsers may hold it for more than a string: `Prose` says it is trusted.
    return {
      __html: gapsAsHtml(String((value as { __html: unknown }).__html)),
    };
  return typeof value === "string" ? gapsAsText(value) : value;
}

/** Parts of a head, which `reactHelmet.tsx` reads and shows in its own way. */
const head: readonly unknown[] = ["title", "meta"];

const withGaps = (type: ElementType, props: Props): Props =>
  typeof type === "string" && !head.includes(type)
    ? Object.fromEntries(
        Object.entries(props).map(([name, value]) => [
          name,
          shown(name, value),
        ]),
      )
    : props;

/** React's own, but elements show gaps in what they are given. */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  reactJsx(type, withGaps(type, props), key);

export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  reactJsxs(type, withGaps(type, props), key);

export { Fragment };
