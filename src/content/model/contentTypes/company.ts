import { httpsUrlField } from "../commonFields";
import {
  choice,
  list,
  markdown,
  number,
  object,
  optional,
  text,
} from "../fields";
import { picture } from "../pictureFields";
import type {
  ContactKind,
  Field,
  MarkdownField,
  PictureFileField,
  ReferenceField,
  TextField,
} from "../fields";
import { defineContentType } from "../contentType";
import {
  clockTimePattern,
  weekdayRangePattern,
  to24Hour,
} from "../../../shared/dates";

/** Text field without tokens, because its value replaces a token. */
const factField = (label: string, options: Partial<TextField>): TextField =>
  text(label, { ...options, noTokens: true });

const contactPatterns: Readonly<
  Record<ContactKind, NonNullable<TextField["pattern"]>>
> = {
  phone: {
    regex: /^\(\d{3}\) \d{3}-\d{4}$/,
    message: "a number such as (206) 555-0199",
  },
  email: {
    regex: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    message: "an e-mail address",
  },
};

/** A way to reach the company. It isn't optional, because any text may have its token. */
const contactField = (
  contact: ContactKind,
  label: string,
): TextField & { contact: ContactKind } => ({
  ...factField(label, { pattern: contactPatterns[contact] }),
  contact,
});

const timeField = (label: string): TextField =>
  factField(label, {
    pattern: { regex: clockTimePattern, message: "a time such as 9:00 AM" },
  });

/** Field whose value in queries is that of the file. */
type PlainField = Exclude<
  Field,
  MarkdownField | PictureFileField | ReferenceField
>;

/**
 * The editor's labels of the company's answers: facts that visitors ask for and only the owner
 * knows.
 */
export const companyAnswerLabels = {
  crew: "How many people come",
  rate: "Hourly rate",
  minimumHours: "Minimum hours",
  arrival: "Arrival, and how late the crew works",
  movingDay: "The phone on moving day, and a crew that isn't there",
  deposit: "Deposit",
  payment: "Ways to pay",
  cancellation: "Canceling or changing the date",
  pianos: "Pianos and other heavy pieces",
  storage: "Storage",
  certificates: "Certificates of insurance",
  videoSurvey: "Walk-through by video",
  tolls: "Tolls and ferries",
  parkingTickets: "Parking tickets",
  takingApart: "Taking beds and tables apart",
  equipment: "Blankets, dollies, and straps",
  propertyDamage: "Scratched walls and floors",
  employees: "Employees, day labor, or another company",
  commercial: "Offices and shops",
  smallJobs: "Small jobs and single pieces",
  senior: "Senior moves",
  references: "References",
} as const;

export type CompanyAnswerName = keyof typeof companyAnswerLabels;

/** Returns the name of the label with an answer's question: `askCrew` for `crew`. */
export const getQuestionLabelName = (
  name: CompanyAnswerName,
): `ask${Capitalize<CompanyAnswerName>}` =>
  `ask${(name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<CompanyAnswerName>}`;

export const companyAnswerNames = Object.keys(
  companyAnswerLabels,
) as CompanyAnswerName[];

const answerFields = Object.fromEntries(
  Object.entries(companyAnswerLabels).map(([name, label]) => [
    name,
    optional(markdown(label)),
  ]),
) as Record<CompanyAnswerName, MarkdownField & { optional: true }>;

export const companyAnswersField = optional(
  list(
    "Answers of the company settings that belong here",
    choice("Answer", companyAnswerNames),
    { hint: "An answer is shown as soon as the settings have it." },
  ),
);

export const companySettingsFile = "settings/company.md";

/** Facts that all pages know, as `company` of `useSite`. */
export const siteFacts = {
  name: factField("Name", {
    min: 2,
    max: 60,
    hint: "As the state permit has it.",
  }),
  shortName: factField("Short name", { min: 2, max: 20 }),
  tagline: factField("Tagline", { min: 10, max: 120 }),
  phone: contactField("phone", "Phone"),
  email: contactField("email", "E-mail"),
  street: optional(factField("Street address", { min: 5, max: 80 })),
  city: factField("City", { min: 2, max: 40 }),
  state: factField("State", {
    pattern: { regex: /^[A-Z]{2}$/, message: "two capitals such as WA" },
  }),
  zip: factField("ZIP", {
    pattern: { regex: /^\d{5}$/, message: "five digits such as 98402" },
  }),
  hours: list(
    "Opening hours",
    object(
      "Hours",
      "Days with the same hours",
      {
        days: factField("Days", {
          pattern: {
            regex: weekdayRangePattern,
            message:
              "a day of the week, or two with “to” between, such as Monday to Friday",
          },
        }),
        opens: timeField("Opens"),
        closes: timeField("Closes"),
      },
      {
        refinement: {
          isValid: ({ opens, closes }) => {
            const from = to24Hour(String(opens));
            const to = to24Hour(String(closes));
            return !from || !to || from < to;
          },
          message: "a closing hour that is later than the opening hour",
        },
      },
    ),
    {
      min: 1,
      hint: "One entry for all days with the same hours; days without an entry are closed.",
    },
  ),
  founded: number("Founded", { integer: true, min: 1900, max: 2100 }),
  utcPermit: optional(
    factField("UTC household goods permit", { min: 2, max: 30 }),
  ),
  usdot: optional(
    factField("USDOT number", {
      pattern: { regex: /^\d{5,8}$/, message: "5 to 8 digits" },
    }),
  ),
  mc: optional(
    factField("MC number", {
      hint: "With it, change what the pages say about moves across the state line: contact, long distance moving, military moves, questions and service areas.",
      pattern: { regex: /^\d{5,8}$/, message: "5 to 8 digits" },
    }),
  ),
  social: list(
    "Social links",
    object("SocialLink", "Link", {
      name: factField("Name", { min: 2, max: 30 }),
      url: optional(
        httpsUrlField(
          "Web address",
          "Without it the footer marks the link as coming soon.",
        ),
      ),
    }),
  ),
} satisfies Record<string, PlainField>;

export const company = defineContentType({
  name: "Company",
  label: "Company",
  singleFile: companySettingsFile,
  fields: {
    ...siteFacts,
    permitLookup: optional(
      httpsUrlField("Where anybody can look up the state permit"),
    ),
    answers: optional(
      object("CompanyAnswers", "Answers that only you can give", answerFields),
    ),
    guides: optional(
      list(
        "The state's consumer guide to moving, in each language",
        object("ConsumerGuide", "Guide", {
          language: choice("Language", ["en", "es", "ru", "zh-Hant", "vi"]),
          name: factField("Text of the link, in that language", {
            min: 2,
            max: 30,
          }),
          url: httpsUrlField(),
        }),
      ),
    ),
    bannedPhrases: optional(
      list(
        "Phrases to avoid",
        object("BannedPhrase", "Phrase", {
          phrase: factField("Phrase", { min: 3, max: 60 }),
          instead: optional(factField("What to write instead", { max: 120 })),
        }),
      ),
    ),
    shareImage: picture("Picture for shared links to pages without a picture"),
  },
  body: "none",
});

type CompanyFields = typeof company.fields;

/** Name of a field with a way to reach the company. */
export type ContactFieldName = {
  [N in keyof CompanyFields]: CompanyFields[N] extends { contact: ContactKind }
    ? N
    : never;
}[keyof CompanyFields];

/** Fields with the ways to reach the company, each with its kind. */
export const contactKinds = Object.fromEntries(
  Object.entries<Field>(company.fields).flatMap(([name, field]) =>
    field.type === "text" && field.contact ? [[name, field.contact]] : [],
  ),
) as Readonly<Record<ContactFieldName, ContactKind>>;
