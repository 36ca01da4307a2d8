import { routes } from "../../site/routes";
import { getClaimDeadline } from "../dates/claims";
import { formatFullDay } from "../dates/days";
import type { Plan } from "../plan/plan";

/**
 * Advice after the moving date: about claims until the claim deadline, then to choose a new
 * date.
 */
export function AfterMoveText({ plan, today }: { plan: Plan; today: string }) {
  const due = getClaimDeadline(plan.boxes, plan.date);
  return today > due ? (
    "That date has passed. Choose a new one."
  ) : (
    <>
      {`You moved on ${formatFullDay(plan.date)}. If something is missing or broken, note it in your `}
      <a href={`${routes.boxList}#door`}>box list</a>
      {`, and send your mover its claim sheet by ${formatFullDay(due)}. Give your new address to everyone who doesn’t have it yet.`}
    </>
  );
}
