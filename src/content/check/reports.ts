import type { Checked } from "./checkContent";
import { formatFaults, shownValue } from "../model/faults";
import type { Fault } from "../model/faults";

type Report = (checked: Pick<Checked, "faults" | "warnings">) => string;

/** Escapes control characters, so that content can't forge workflow commands. */
const escaped = (text: string) =>
  text.replace(
    /[%\p{Cc}]/gu,
    (mark) =>
      `%${mark.codePointAt(0)?.toString(16).toUpperCase().padStart(2, "0") ?? ""}`,
  );
const escapedValue = (text: string) =>
  escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

const annotation =
  (level: "error" | "warning") =>
  ({ file, line, field, value, remedy }: Fault): string => {
    const place = [
      `file=${escapedValue(file)}`,
      ...(line ? [`line=${line}`] : []),
      `title=${escapedValue(field || "Content")}`,
    ];
    const there = field || value !== undefined ? `${shownValue(value)}. ` : "";
    return `::${level} ${place.join(",")}::${escaped(there + remedy)}\n`;
  };

/** The reports of `npm run check:content` by format name. */
export const reports = {
  text: ({ faults, warnings }) => formatFaults(faults, warnings),
  json: ({ faults, warnings }) =>
    `${JSON.stringify({ faults, warnings }, null, 2)}\n`,
  github: ({ faults, warnings }) =>
    [
      ...faults.map(annotation("error")),
      ...warnings.map(annotation("warning")),
    ].join("") + formatFaults(faults, warnings),
} satisfies Record<string, Report>;
