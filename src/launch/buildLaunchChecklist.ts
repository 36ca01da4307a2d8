import {
  toProjectPath,
  hasDraftFlag,
  contentTypeOf,
} from "../content/model/contentFile";
import type { ContentFile } from "../content/model/contentFile";
import type { Diagnostic } from "../content/model/diagnostics";
import {
  companyAnswerNames,
  companyAnswerLabels,
  questionLabelName,
  companySettingsFile,
} from "../content/model/contentTypes/company";
import { labelsFile } from "../content/model/contentTypes/labels";
import { readQuoteSettings } from "../quote/inbox/readQuoteSettings";
import { isPublicSite } from "../site/env";
import { exampleHostPattern } from "../shared/text";
import { findPatternErrors } from "../content/check/findPatternErrors";
import { checkReceiverTexts } from "./checkReceiverTexts";

/** Also phone numbers with 555, which are fictional. */
const placeholderRule = {
  pattern: new RegExp(`\\b555-\\d{4}\\b|${exampleHostPattern.source}`, "gi"),
  message: "Write the real one.",
};

/** Words of an example answer that the owner has copied; no link. */
const unfilledExampleRule = {
  pattern: /\[[^\]]+\](?!\()/g,
  message: "Write your own words in place of the example in brackets.",
};

const companyPath = toProjectPath(companySettingsFile);

/** The published pages whose facts nobody has compared with their sources yet. */
function uncheckedFacts(published: readonly ContentFile[]): Diagnostic[] {
  const paths = published
    .filter(
      ({ path, frontMatter: { checked, legal } }) =>
        !checked && !legal && "checked" in (contentTypeOf(path)?.fields ?? {}),
    )
    .map(({ path }) => path);
  const message = `Compare the facts of these pages with their sources, beginning with those in docs/hosting.md, and write the date into each: ${paths.join(", ")}.`;
  return paths.length
    ? [{ file: "content", fieldPath: "checked", message }]
    : [];
}

/** @returns nothing if a value is there, else what to write for it */
const todo = (
  isDone: unknown,
  file: string,
  fieldPath: string,
  message: string,
) => (isDone ? [] : [{ file, fieldPath, message }]);

/** What the law requires of a mover's website, and these files lack. */
export function checkLegalRequirements(
  files: readonly ContentFile[],
): Diagnostic[] {
  const company = files.find(({ path }) => path === companySettingsFile);
  const { utcPermit, street } = company?.frontMatter ?? {};
  const permitMessage =
    'Write the number of the state permit, and "name" as it appears on the permit: the about page says "licensed and insured".';
  const streetMessage =
    "Write the street address, which a mover's advertising must show.";
  return [
    ...todo(utcPermit, companyPath, "utcPermit", permitMessage),
    ...todo(street, companyPath, "street", streetMessage),
  ];
}

/**
 * What is left to do before the site goes live. Drafts are skipped.
 * @param env the environment variables of the build and the server
 * @param today `YYYY-MM-DD`
 * @returns what the law asks for, what else the site needs, and what visitors look
 *   for but can do without
 */
export function buildLaunchChecklist(
  files: readonly ContentFile[],
  env: Readonly<Record<string, string | undefined>>,
  today: string,
): {
  required: Diagnostic[];
  needed: Diagnostic[];
  optional: Diagnostic[];
} {
  const published = files.filter((file) => !hasDraftFlag(file));
  const company = published.find(({ path }) => path === companySettingsFile);
  const { social, answers } = company?.frontMatter ?? {};
  const labels = published.find(({ path }) => path === labelsFile);
  const questions = (labels?.frontMatter ?? {}) as Partial<
    Record<string, string>
  >;
  const links = (social ?? []) as { name: string; url?: string }[];
  const answerValues = (answers ?? {}) as Record<string, unknown>;
  const isLive = isPublicSite(env.SITE_URL);
  const receiver = readQuoteSettings(env);
  const { settingErrors } = receiver;
  const usesOwnReceiver = !env.GATSBY_QUOTE_ENDPOINT?.startsWith("https:");
  const isNotified =
    receiver.channels.length ||
    env.GATSBY_QUOTE_ENDPOINT ||
    settingErrors.length;
  const hasPeople = published.some(({ frontMatter }) => frontMatter.people);
  const hasTestimonials = published.some(({ path }) =>
    /^testimonials/.test(path),
  );
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;

  const siteMessage = "Set it to the site's own address when you build.";
  const mailMessage =
    "Set it and SMTP_HOST to get quote requests by email; docs/hosting.md has other ways.";
  const peopleMessage =
    "Visitors ask who will come: add your people, with photos.";
  const testimonialsMessage =
    "Add what customers say, once they allow you to print it: there is nothing yet.";
  return {
    required: checkLegalRequirements(published),
    needed: [
      ...published.flatMap((file) =>
        findPatternErrors(file, [placeholderRule]),
      ),
      ...(company ? findPatternErrors(company, [unfilledExampleRule]) : []),
      ...links.flatMap(({ name, url }, index) => {
        const message = `Write the address of the company's page at ${name}, or remove it.`;
        return todo(url, companyPath, `social.${index}.url`, message);
      }),
      ...todo(isLive, "the environment", "SITE_URL", siteMessage),
      ...todo(isNotified, "the environment", "QUOTE_MAIL_TO", mailMessage),
      ...(usesOwnReceiver && !settingErrors.length
        ? checkReceiverTexts(published, receiver)
        : []),
      ...uncheckedFacts(published),
      ...settingErrors.map((settingError) => ({
        file: "the environment",
        fieldPath: settingError.split(" ")[0] ?? "",
        message: `${settingError}.`,
      })),
      ...published
        .filter(({ frontMatter }) => String(frontMatter.checked) < yearAgo)
        .map(({ path, frontMatter: { checked } }) => ({
          file: toProjectPath(path),
          fieldPath: "checked",
          value: checked,
          message: "Compare its facts with their sources, and write the day.",
        })),
    ],
    optional: [
      ...companyAnswerNames.flatMap((name) => {
        const question =
          questions[questionLabelName(name)] ?? companyAnswerLabels[name];
        const message = `Visitors ask: “${question}” Answer as it is for you; docs/hosting.md has an example.`;
        return todo(
          answerValues[name],
          companyPath,
          `answers.${name}`,
          message,
        );
      }),
      ...published
        .filter(({ path, frontMatter }) => {
          const parking = frontMatter.parking as { phone?: string } | undefined;
          return path.startsWith("cities/") && parking && !parking.phone;
        })
        .map(({ path }) => ({
          file: toProjectPath(path),
          fieldPath: "parking.phone",
          message:
            "Visitors are told to call this office: look up its number, and what it requires of a moving truck.",
        })),
      ...todo(hasPeople, "content/pages/about.md", "people", peopleMessage),
      ...todo(hasTestimonials, "content/testimonials", "", testimonialsMessage),
    ],
  };
}
