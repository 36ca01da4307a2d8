import { pluralize } from "../../shared/text";
import { formatBoxCount, accessQuestions } from "../plannerTexts";
import { formatFullDay } from "../dates/days";
import {
  resolveHomeSize,
  buildItemLists,
  formatItemList,
  summarizeUncountedBoxes,
} from "./describePlan";
import type { ItemList, PlannerCatalog } from "./describePlan";
import { deserializePlan } from "../plan/parsePlan";
import type { PlanProperty } from "../plan/planCodecs";
import { collapseWhitespace, accessQuestionKeys } from "../plan/plan";
import type { AccessDetails, Plan } from "../plan/plan";
import {
  estimateWeight,
  formatNumber,
  formatRange,
  formatVolume,
  formatVolumeWithRange,
  sumPlanVolume,
} from "./volumes";

const planHeading = "Moving plan (a planning aid, not an estimate)";

/** Formats the access of a home in one line; empty without answers. */
const formatAccess = (access: AccessDetails) =>
  accessQuestionKeys
    .flatMap((key) => {
      const answer = collapseWhitespace(access[key] ?? "");
      return answer ? [`${accessQuestions[key].label}: ${answer}`] : [];
    })
    .join("; ");

/** Formats cubic feet, their range, pounds and pieces; empty for an empty inventory. */
function formatTotals({ rooms }: PlannerCatalog, plan: Plan): string {
  const totals = sumPlanVolume(rooms, plan);
  const { typical, pieces } = totals;
  if (pieces === 0) return "";
  const weight = formatNumber(estimateWeight(typical));
  return `about ${formatVolumeWithRange(totals)}, ${weight} pounds, ${pluralize(pieces, "item")}`;
}

/** Counts the boxes of the box list; no line without boxes. */
function formatPackedBoxes(plan: Plan): readonly string[] {
  const { text } = summarizeUncountedBoxes(plan);
  if (plan.boxes.length === 0) return [];
  return [text || `${formatBoxCount(plan.boxes.length)} listed`];
}

const formatLabeled = (label: string, text: string | undefined) =>
  text ? [`${label}: ${text}`] : [];

interface FactSource {
  readonly plan: Plan;
  readonly content: PlannerCatalog;
  readonly home: PlannerCatalog["homes"][number] | undefined;
}

/**
 * Builds the lines about a plan property above the item lists; or the reason why there are none.
 */
type RequestFacts =
  ((source: FactSource) => readonly string[]) | "in the item lists" | "omitted";

/** The facts that a mover needs first, in their order, one line each. */
const requestFacts: Readonly<Record<PlanProperty, RequestFacts>> = {
  date: ({ plan }) => formatLabeled("Moving date", formatFullDay(plan.date)),
  home: ({ home }) => formatLabeled("Home", home?.name),
  counts: ({ plan, content }) =>
    formatLabeled("Inventory", formatTotals(content, plan)),
  customItems: "in the item lists",
  itemNotes: "in the item lists",
  boxes: ({ plan, home }) => [
    ...formatLabeled(
      "Boxes to buy",
      home && formatRange(home.boxes.low, home.boxes.high),
    ),
    ...formatPackedBoxes(plan),
  ],
  from: ({ plan }) => formatLabeled("Leaving", formatAccess(plan.from)),
  to: ({ plan }) => formatLabeled("Going to", formatAccess(plan.to)),
  done: "omitted",
};

const listFacts = (source: FactSource): readonly string[] =>
  Object.values(requestFacts).flatMap((facts) =>
    typeof facts === "function" ? facts(source) : [],
  );

/** Formats a list in one line: its first items, and the totals of the omitted ones. */
function shortenItemList({ heading, items }: ItemList, count: number): string {
  const omitted = items.slice(count);
  const pieces = omitted.reduce((sum, item) => sum + item.pieces, 0);
  const volume = omitted.reduce((sum, item) => sum + item.cubicFeet, 0);
  const volumeText = `about ${formatVolume(volume)}`;
  return count > 0
    ? `${formatItemList({ heading, items: items.slice(0, count) })}; and ${pieces} more, ${volumeText}`
    : `${heading}: ${pieces} items, ${volumeText}`;
}

/** Values of a plan for a quote request. Unknown values are empty. */
export interface QuoteRequestPlan {
  /** The facts that a mover needs first, then the lists, as compact plain text. */
  readonly text: string;
  /** Count of items that the text omits, to stay within its length. */
  readonly omittedItems: number;
  /** Moving day, `YYYY-MM-DD`. */
  readonly date: string;
  /** Home size, an option of the quote form. */
  readonly size: string;
}

/**
 * Builds the values for a quote request from a stored plan.
 * @param serialized untrusted text of localStorage
 * @param maxLength maximum length of the text, in characters; the last lists are shortened
 * first
 * @returns `undefined` if the plan is empty or unreadable
 */
export function buildQuoteRequestPlan(
  serialized: string | null,
  content: PlannerCatalog,
  maxLength: number,
): QuoteRequestPlan | undefined {
  const plan = deserializePlan(serialized ?? "{}");
  if (typeof plan === "string") return undefined;
  const home = resolveHomeSize(content.rooms, content.homes, plan);
  const facts = listFacts({ plan, content, home });
  const lists = buildItemLists(content.rooms, plan, ({ ask }) => Boolean(ask));
  if (facts.length + lists.length === 0) return undefined;
  const listLines = lists.map(formatItemList);
  const format = () => [planHeading, ...facts, ...listLines].join("\n");
  let omittedItems = 0;
  for (const [index, list] of Array.from(lists.entries()).reverse())
    for (
      let count = list.items.length - 1;
      count >= 0 && format().length > maxLength;
      count -= 1
    ) {
      listLines[index] = shortenItemList(list, count);
      omittedItems += 1;
    }
  return {
    text: format().slice(0, maxLength),
    omittedItems,
    date: plan.date,
    size: home?.size ?? "",
  };
}
