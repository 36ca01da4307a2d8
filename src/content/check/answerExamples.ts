import type { CompanyAnswer } from "../model/kinds/company";

/**
 * An answer to each question that the state's rules allow, for owners to adapt: those
 * that decide whom a family calls come first. None is true of a company before its
 * owner says so: each promise stands in brackets, as a whole.
 */
export const answerExamples: Readonly<Record<CompanyAnswer, string>> = {
  rate: "Two movers and a truck are [your filed rate] an hour, inside the state's tariff. Your estimate has the rate for your crew.",
  deposit: "[No.] You pay [when the move is done].",
  payment:
    "[By card, check, or cash, on the day.] The ways are on your estimate.",
  cancellation:
    "Call us. [Up to two days ahead, you can change or cancel without a charge.]",
  crew: "[Two or three] people for an apartment, [three or four] for a house. Your estimate says how many.",
  arrival:
    "Between [8 and 9] in the morning. If the work runs late, we [finish the same evening].",
  employees:
    "[Yes.] Everyone who comes is [on our payroll, and we hire no day labor].",
  references:
    "[Yes. Call us for the names of two customers who have agreed to it.]",
  equipment:
    "[Yes: blankets, straps, dollies, and floor runners come with the truck.]",
  storage: "[No, but we can tell you what to ask a storage company.]",
  minimumHours:
    "[One hour] on weekdays from 8 to 5, [four] at other times, as the tariff sets it.",
  pianos: "[Uprights, yes.] For a grand, [we tell you whom to call].",
  certificates: "[Yes. Send us the manager's sheet five business days ahead.]",
  videoSurvey: "[Yes. Walk us through by phone, with closets and garage open.]",
  tolls: "They are on your estimate, [at what they cost].",
  takingApart:
    "[Yes, beds and tables.] The time is part of the hours on your estimate.",
  smallJobs:
    "[Yes. Even a single piece gets a written estimate, and the minimum hours apply.]",
  commercial: "[Yes, with the papers your building asks for.]",
  senior:
    "[Yes. We work with the community's hours, and set up the bed first.]",
};

export const answersByWeight = Object.keys(answerExamples) as CompanyAnswer[];
