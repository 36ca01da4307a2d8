/** The name under which the plan is kept on the visitor's device. */
export const planKey = "moving-plan";
