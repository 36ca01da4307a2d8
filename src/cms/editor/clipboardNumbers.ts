/** CSS counter styles by the `type` attribute of lists and items. */
const counterStyles: Readonly<Record<string, string>> = {
  a: "lower-alpha",
  A: "upper-alpha",
  i: "lower-roman",
  I: "upper-roman",
};

/** Counter style of an item's number, such as `lower-roman`; `undefined` for the default. */
const counterStyleOf = (item: Element): string | undefined =>
  [item, item.parentElement]
    .flatMap((element) => [
      (element as HTMLElement | null)?.style.listStyleType,
      counterStyles[element?.getAttribute("type") ?? ""],
    ])
    .find(Boolean);

/** Formats a number by letters: 1 is a, 26 is z, 27 is aa. */
function formatLetters(number: number): string {
  const letter = String.fromCodePoint(97 + ((number - 1) % 26));
  const rest = Math.floor((number - 1) / 26);
  return (rest ? formatLetters(rest) : "") + letter;
}

const romanNumerals = [
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
] as const;

function formatRoman(number: number): string {
  const [value = number, numeral = ""] =
    romanNumerals.find(([value]) => value <= number) ?? [];
  return numeral + (value < number ? formatRoman(number - value) : "");
}

/** Formats the number of a list item as its program shows it, such as `iv.`. */
export function formatItemNumber(number: number, item: Element): string {
  const [, letterCase, system] =
    /^(lower|upper)-(alpha|latin|roman)$/.exec(counterStyleOf(item) ?? "") ??
    [];
  if (!system || number < 1) return `${number}.`;
  const mark = system === "roman" ? formatRoman(number) : formatLetters(number);
  return `${letterCase === "upper" ? mark.toUpperCase() : mark}.`;
}
