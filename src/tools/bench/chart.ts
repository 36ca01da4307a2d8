import { ticks } from "d3-array";

export interface Series {
  readonly name: string;
  /** The colors on light and dark pages. */
  readonly colors: readonly [light: string, dark: string];
}

export interface Row {
  readonly label: string;
  /** One value per series, in the same order. */
  readonly values: readonly number[];
  /** The limit of the row's total, drawn as a mark. */
  readonly limit?: number;
}

export interface StackedBars {
  /** Shown as the heading, and the accessible name. */
  readonly title: string;
  /** The figures as text, for screen readers. */
  readonly description: string;
  /** Shown after each total, such as `kB`. */
  readonly unit: string;
  /** Label of the limit marks in the legend. */
  readonly limitName?: string;
  readonly series: readonly Series[];
  readonly rows: readonly Row[];
}

/** The chart's natural width in pixels. */
const width = 800;
const left = 150;
const right = 92;
const top = 96;
const rowHeight = 32;
const barHeight = 20;
const fontSize = 15;
/** Mean width of a letter in the legend. */
const letterWidth = fontSize * 0.56;

const escapeXml = (text: string) =>
  text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const sum = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0);

const tenth = (value: number) => String(Math.round(value * 10) / 10);

const text = (x: number, y: number, content: string, attributes = "") =>
  `<text x="${tenth(x)}" y="${tenth(y)}"${attributes}>${escapeXml(content)}</text>`;

const rect = (
  [x, y, w, h]: readonly [number, number, number, number],
  className: string,
) =>
  `<rect class="${className}" x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}"/>`;

/**
 * The SVG needs its own color scheme, because an image doesn't get its page's
 * styles.
 */
const style = (series: readonly Series[]) => {
  const colors = (scheme: 0 | 1, ink: string, page: string, line: string) =>
    `svg{--ink:${ink};--page:${page};--line:${line};${series
      .map((one, index) => `--s${index}:${one.colors[scheme]};`)
      .join("")}}`;
  return `<style>${colors(0, "#12303a", "#fffaf1", "#cdd8d3")}@media(prefers-color-scheme:dark){${colors(1, "#f6ecdb", "#12303a", "#33596a")}}text{fill:var(--ink);font:${fontSize}px system-ui,"Segoe UI",Roboto,sans-serif}.title{font-size:19px;font-weight:600}.page{fill:var(--page)}.grid{stroke:var(--line)}.limit{stroke:var(--ink);stroke-width:3}${series
    .map((_, index) => `.s${index}{fill:var(--s${index})}`)
    .join("")}</style>`;
};

function legend({ series, limitName }: StackedBars): string[] {
  let x = 16;
  const advance = (name: string) => {
    const start = x;
    x += 22 + name.length * letterWidth + 18;
    return start;
  };
  const keys = series.flatMap(({ name }, index) => {
    const start = advance(name);
    return [rect([start, 52, 14, 14], `s${index}`), text(start + 20, 64, name)];
  });
  if (limitName === undefined) return keys;
  const start = advance(limitName);
  return [
    ...keys,
    `<path class="limit" d="M${tenth(start + 7)} 48v22"/>`,
    text(start + 20, 64, limitName),
  ];
}

/**
 * Draws a stacked horizontal bar chart as an SVG file, legible on light and dark
 * pages.
 */
export function stackedBars(chart: StackedBars): string {
  const { title, description, unit, series, rows } = chart;
  const highest = Math.max(
    ...rows.map(({ values, limit = 0 }) => Math.max(sum(values), limit)),
  );
  const place = (value: number) =>
    left + (value / highest) * (width - left - right);
  const bottom = top + rows.length * rowHeight;

  const axis = ticks(0, highest, 6).flatMap((value) => [
    `<path class="grid" d="M${tenth(place(value))} ${top}V${bottom}"/>`,
    text(place(value), bottom + 20, `${value}`, ' text-anchor="middle"'),
  ]);
  const bars = rows.flatMap(({ label, values, limit }, index) => {
    const y = top + index * rowHeight + (rowHeight - barHeight) / 2;
    const baseline = y + barHeight / 2 + fontSize * 0.36;
    const total = sum(values);
    const parts = values.map((value, part) => {
      const start = place(sum(values.slice(0, part)));
      const size = place(value) - left;
      return rect([start, y, size, barHeight], `s${part}`);
    });
    return [
      text(left - 10, baseline, label, ' text-anchor="end"'),
      ...parts,
      ...(limit === undefined
        ? []
        : [
            `<path class="limit" d="M${tenth(place(limit))} ${y - 4}v${barHeight + 8}"/>`,
          ]),
      text(
        place(Math.max(total, limit ?? 0)) + 8,
        baseline,
        `${total.toFixed(1)} ${unit}`,
      ),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom + 32}" width="${width}" height="${bottom + 32}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escapeXml(title)}</title>`,
    `<desc id="description">${escapeXml(description)}</desc>`,
    style(series),
    rect([0, 0, width, bottom + 32], "page"),
    text(16, 30, title, ' class="title"'),
    ...legend(chart),
    ...axis,
    ...bars,
    "</svg>",
    "",
  ].join("\n");
}
