import type {
  CSSProperties,
  KeyboardEvent,
  MouseEvent,
  ReactNode,
} from "react";
import type { FocalPoint } from "../../content-model/imageValue";
import type { PictureCrop } from "../preview/pictureCrops";

interface FocusPickerProps {
  /** Address of the picture. */
  readonly src: string;
  /** By default the middle. */
  readonly focus: FocalPoint | undefined;
  readonly crops: readonly PictureCrop[];
  /** @param focus nothing for the middle */
  readonly onChange: (focus: FocalPoint | undefined) => void;
}

const middle: FocalPoint = { x: 50, y: 50 };

/** Steps of the arrow keys, in percent. */
const steps: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const percent = (part: number) => Math.max(0, Math.min(100, Math.round(part)));

/** The point of an element that was clicked. */
function clicked({ currentTarget, clientX, clientY }: MouseEvent): FocalPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: percent((100 * (clientX - left)) / width),
    y: percent((100 * (clientY - top)) / height),
  };
}

const styles: Readonly<Record<string, CSSProperties>> = {
  field: { padding: "12px 0 4px", font: "inherit" },
  text: { margin: "0 0 8px", fontSize: "13px", color: "#5d626f" },
  frame: {
    position: "relative",
    display: "inline-block",
    lineHeight: 0,
    cursor: "crosshair",
    border: 0,
    padding: 0,
  },
  picture: { maxWidth: "100%", maxHeight: "340px" },
  marker: {
    position: "absolute",
    width: "28px",
    height: "28px",
    padding: 0,
    transform: "translate(-50%, -50%)",
    border: "3px solid #fff",
    borderRadius: "50%",
    background: "rgb(179 38 30 / 65%)",
    boxShadow: "0 0 0 2px #1a1c22",
    cursor: "move",
  },
  crops: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    gap: "12px",
    margin: "12px 0 0",
    padding: 0,
    listStyle: "none",
    fontSize: "12px",
    color: "#5d626f",
  },
  crop: { display: "block", height: "96px", objectFit: "cover" },
  reset: { marginLeft: "8px", fontSize: "13px" },
};

const cropView = (
  { label, width, height }: PictureCrop,
  src: string,
  { x, y }: FocalPoint,
): ReactNode =>
  window.h(
    "li",
    { key: label },
    window.h("img", {
      src,
      alt: "",
      style: {
        ...styles.crop,
        aspectRatio: `${width} / ${height}`,
        // The build's crops keep the point at the same place.
        objectPosition: `${x}% ${y}%`,
      },
    }),
    label,
  );

/** A picture whose focal point is set by a click or by the arrow keys. */
export function focusPicker({
  src,
  focus,
  crops,
  onChange,
}: FocusPickerProps): ReactNode {
  const point = focus ?? middle;
  const where = `${point.x}% from the left, ${point.y}% from the top`;
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const pace = event.shiftKey ? 10 : 1;
    onChange({
      x: percent(point.x + pace * step.x),
      y: percent(point.y + pace * step.y),
    });
  };
  return window.h(
    "div",
    { style: styles.field, "data-focus-picker": "" },
    window.h(
      "p",
      { style: styles.text },
      "Click what must stay in sight, or move the point with the arrow keys (with Shift in larger steps).",
    ),
    window.h(
      "div",
      {
        style: styles.frame,
        onClick: (event: MouseEvent) => onChange(clicked(event)),
      },
      window.h("img", { src, alt: "", style: styles.picture }),
      window.h("button", {
        type: "button",
        style: { ...styles.marker, left: `${point.x}%`, top: `${point.y}%` },
        "aria-label": `Point that stays in sight: ${where}`,
        onKeyDown: move,
      }),
    ),
    window.h(
      "div",
      { style: styles.text },
      window.h("output", null, `${where}${focus ? "" : " (the middle)"}`),
      focus &&
        window.h(
          "button",
          {
            type: "button",
            style: styles.reset,
            onClick: () => onChange(undefined),
          },
          "Back to the middle",
        ),
    ),
    window.h(
      "ul",
      { style: styles.crops, "aria-label": "How the site crops the picture" },
      crops.map((crop) => cropView(crop, src, point)),
    ),
  );
}
