import { httpsAddress } from "../commonFields";
import {
  choice,
  list,
  markdown,
  number,
  object,
  optional,
  text,
} from "../fields";
import { image } from "../pictureFields";
import type { MarkdownField, TextField } from "../fields";
import { kind } from "../kind";
import { clockTime, dayRange, hourAndMinute } from "../../../site/dates";

/** A fact that tokens are replaced by, so it can't contain tokens itself. */
const fact = (label: string, options: Partial<TextField>): TextField =>
  text(label, { ...options, plain: true });

const time = (label: string): TextField =>
  fact(label, {
    pattern: { matches: clockTime, says: "a time such as 9:00 AM" },
  });

/** What visitors ask and only the owner can answer. */
export const companyAnswers = {
  crew: "How many people come",
  rate: "Hourly rate",
  minimumHours: "Minimum hours",
  arrival: "Arrival, and how late the crew works",
  deposit: "Deposit",
  payment: "Ways to pay",
  cancellation: "Canceling or changing the date",
  pianos: "Pianos and other heavy pieces",
  storage: "Storage",
  certificates: "Certificates of insurance",
  videoSurvey: "Walk-through by video",
  tolls: "Tolls and ferries",
  takingApart: "Taking beds and tables apart",
  equipment: "Blankets, dollies, and straps",
  employees: "Employees or day labor",
  commercial: "Offices and shops",
  smallJobs: "Small jobs and single pieces",
  senior: "Senior moves",
  references: "References",
} as const;

export type CompanyAnswer = keyof typeof companyAnswers;

/** The label with the question that the company answers, such as `askCrew`. */
export const questionLabel = (
  name: CompanyAnswer,
): `ask${Capitalize<CompanyAnswer>}` =>
  `ask${(name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<CompanyAnswer>}`;

export const companyAnswerNames = Object.keys(
  companyAnswers,
) as CompanyAnswer[];

const answers = Object.fromEntries(
  Object.entries(companyAnswers).map(([name, label]) => [
    name,
    optional(markdown(label)),
  ]),
) as Record<CompanyAnswer, MarkdownField & { optional: true }>;

export const chosenAnswers = optional(
  list(
    "Answers of the company settings that belong here",
    choice("Answer", companyAnswerNames),
    { hint: "An answer is shown as soon as the settings have it." },
  ),
);

export const settingsFile = "settings/company.md";

export const company = kind({
  name: "Company",
  label: "Company",
  file: settingsFile,
  fields: {
    name: fact("Name", {
      min: 2,
      max: 60,
      hint: "As the state permit has it.",
    }),
    shortName: fact("Short name", { min: 2, max: 20 }),
    tagline: fact("Tagline", { min: 10, max: 120 }),
    phone: fact("Phone", {
      pattern: {
        matches: /^\(\d{3}\) \d{3}-\d{4}$/,
        says: "a number such as (206) 555-0199",
      },
    }),
    email: fact("E-mail", {
      pattern: {
        matches: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
        says: "an e-mail address",
      },
    }),
    street: optional(fact("Street address", { min: 5, max: 80 })),
    city: fact("City", { min: 2, max: 40 }),
    state: fact("State", {
      pattern: { matches: /^[A-Z]{2}$/, says: "two capitals such as WA" },
    }),
    zip: fact("ZIP", {
      pattern: { matches: /^\d{5}$/, says: "five digits such as 98402" },
    }),
    hours: object(
      "Hours",
      "Hours",
      {
        days: fact("Days", {
          pattern: {
            matches: dayRange,
            says: "a day of the week, or two with “to” between, such as Monday to Friday",
          },
        }),
        opens: time("Opens"),
        closes: time("Closes"),
      },
      {
        holds: ({ opens, closes }) => {
          const [from, to] = [opens, closes].map((t) =>
            hourAndMinute(String(t)),
          );
          return !from || !to || from < to;
        },
        says: "a closing hour that is later than the opening hour",
      },
    ),
    founded: number("Founded", { integer: true, min: 1900, max: 2100 }),
    utcPermit: optional(
      fact("UTC household goods permit", { min: 2, max: 30 }),
    ),
    usdot: optional(
      fact("USDOT number", {
        pattern: { matches: /^\d{5,8}$/, says: "5 to 8 digits" },
      }),
    ),
    mc: optional(
      fact("MC number", {
        hint: "With it, change what the pages say about moves across the state line: contact, long distance moving, military moves, questions and service areas.",
        pattern: { matches: /^\d{5,8}$/, says: "5 to 8 digits" },
      }),
    ),
    permitLookup: optional(
      httpsAddress("Where anybody can look up the state permit"),
    ),
    answers: optional(
      object("CompanyAnswers", "Answers that only you can give", answers),
    ),
    guides: optional(
      list(
        "The state's consumer guide to moving, in each language",
        object("ConsumerGuide", "Guide", {
          language: choice("Language", ["en", "es", "ru", "zh-Hant", "vi"]),
          name: fact("Text of the link, in that language", {
            min: 2,
            max: 30,
          }),
          url: httpsAddress(),
        }),
      ),
    ),
    bannedPhrases: optional(
      list(
        "Phrases to avoid",
        object("BannedPhrase", "Phrase", {
          phrase: fact("Phrase", { min: 3, max: 60 }),
          instead: optional(fact("What to write instead", { max: 120 })),
        }),
      ),
    ),
    social: list(
      "Social links",
      object("SocialLink", "Link", {
        name: fact("Name", { min: 2, max: 30 }),
        url: optional(
          httpsAddress(
            "Web address",
            "Without it the footer marks the link as coming soon.",
          ),
        ),
      }),
    ),
    shareImage: image("Picture for shared links to pages without a picture"),
  },
  body: "none",
});
