import { contentPath } from "../content-model/contentFile";
import type { ContentFile } from "../content-model/contentFile";
import type { Fault } from "../content-model/faults";
import {
  companyAnswerNames,
  companyAnswers,
  settingsFile,
} from "../content-model/kinds/company";

const aboutFile = "pages/about.md";
const privacyFile = "documents/privacy.md";

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)
    : {};

/** Addresses that several languages of the consumer guide share. */
const sharedGuides = (guides: unknown): string[] => {
  const urls = (Array.isArray(guides) ? guides : []).map((guide) =>
    String(fieldsOf(guide).url),
  );
  return Array.from(
    new Set(urls.filter((url, index) => urls.indexOf(url) !== index)),
  );
};

/**
 * What visitors ask and only the owner can answer. Each answer is optional: the
 * site shows it as soon as it is written.
 * @param env the environment variables of the server
 */
export function visitorsAsk(
  files: readonly ContentFile[],
  env: Readonly<Record<string, string | undefined>>,
): Fault[] {
  const find = (file: string) =>
    files.find(({ path }) => path === file)?.frontMatter;
  const company = find(settingsFile);
  const about = find(aboutFile);
  if (!company || !about) return [];
  const place = { file: contentPath(settingsFile) };
  const answers = fieldsOf(company.answers);
  return [
    ...companyAnswerNames
      .filter((name) => !answers[name])
      .map((name) => ({
        ...place,
        field: `answers.${name}`,
        remedy: `Visitors ask this: ${companyAnswers[name]}.`,
      })),
    ...(about.people
      ? []
      : [
          {
            file: contentPath(aboutFile),
            field: "people",
            remedy: "Visitors ask this: names and photos of the people.",
          },
        ]),
    ...(env.QUOTE_FORWARD_URL
      ? [
          {
            file: contentPath(privacyFile),
            field: "receiver.own",
            remedy:
              "Visitors ask where a request goes: name the service that QUOTE_FORWARD_URL leads to.",
          },
        ]
      : []),
    ...sharedGuides(company.guides).map((value) => ({
      ...place,
      field: "guides",
      value,
      remedy:
        "Several languages have this address: write the address of each language's own guide.",
    })),
  ];
}
