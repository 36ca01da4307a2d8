import { toProjectPath, hasDraftFlag } from "../content/model/contentFile";
import type { ContentFile } from "../content/model/contentFile";
import type { Diagnostic } from "../content/model/diagnostics";
import {
  companyAnswerNames,
  getQuestionLabelName,
  companySettingsFile,
} from "../content/model/contentTypes/company";
import {
  defaultLabels,
  labelsFile,
} from "../content/model/contentTypes/labels";
import { readQuoteSettings } from "../quote/inbox/readQuoteSettings";
import { isPublicSite } from "../site/env";
import { exampleHostPattern } from "../shared/text";
import { findPatternErrors } from "../content/check/findPatternErrors";
import { findPrivacyPageErrors } from "./findPrivacyPageErrors";
import {
  findPagesWithStaleFacts,
  findPagesWithUncheckedFacts,
} from "./pagesWithStaleFacts";

/**
 * Matches a fictional phone number with any separators: one with the area code or the office
 * code 555, or without an area code. Without a separator, seven digits may be a permit's.
 */
const fictionalPhonePattern =
  /(?<!\d)(?:1?\D?\(?(?:555\D{0,2}\d{3}|\d{3}\D{0,2}555)\D?|555\D)\d{4}(?!\d)/;

const placeholderRule = {
  pattern: new RegExp(
    `${fictionalPhonePattern.source}|${exampleHostPattern.source}`,
    "gi",
  ),
  message: "Write the real one.",
};

/**
 * Pattern rule against a `[placeholder]` left over from a copied example. Markdown links don't
 * match.
 */
const unfilledExampleRule = {
  pattern: /\[[^\]]+\](?!\()/g,
  message: "Write your own words in place of the example in brackets.",
};

const companyPath = toProjectPath(companySettingsFile);
const environment = "the environment";

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns a diagnostic for a task; none if the task is done. */
const todo = (
  isDone: unknown,
  file: string,
  fieldPath: string,
  message: string,
): Diagnostic[] => (isDone ? [] : [{ file, fieldPath, message }]);

/** Finds missing facts that a mover's website must show by law. */
export function findMissingLegalFacts(
  files: readonly ContentFile[],
): Diagnostic[] {
  const companyFile = files.find(({ path }) => path === companySettingsFile);
  const { utcPermit, street } = companyFile?.frontMatter ?? {};
  const permitMessage =
    'Write the number of the state permit, and "name" as it appears on the permit: the about page says "licensed and insured".';
  const streetMessage =
    "Write the street address, which a mover's advertising must show.";
  return [
    ...todo(utcPermit, companyPath, "utcPermit", permitMessage),
    ...todo(street, companyPath, "street", streetMessage),
  ];
}

function findMissingSocialUrls(
  companyFile: ContentFile | undefined,
): Diagnostic[] {
  const { social = [] } = companyFile?.frontMatter ?? {};
  const links = social as readonly { name: string; url?: string }[];
  return links.flatMap(({ name, url }, index) => {
    const message = `Write the address of the company's page at ${name}, or remove it.`;
    return todo(url, companyPath, `social.${index}.url`, message);
  });
}

function findMissingSettings(
  published: readonly ContentFile[],
  env: Environment,
): Diagnostic[] {
  const receiver = readQuoteSettings(env);
  const { channels, settingErrors } = receiver;
  const usesOwnReceiver = !env.GATSBY_QUOTE_ENDPOINT?.startsWith("https:");
  // Errors in settings have diagnostics of their own.
  const isNotified =
    channels.length || env.GATSBY_QUOTE_ENDPOINT || settingErrors.length;
  const siteMessage = "Set it to the site's own address when you build.";
  const mailMessage =
    "Set it and SMTP_HOST to get quote requests by email; docs/hosting.md has other ways.";
  return [
    ...todo(isPublicSite(env.SITE_URL), environment, "SITE_URL", siteMessage),
    ...todo(isNotified, environment, "QUOTE_MAIL_TO", mailMessage),
    ...(usesOwnReceiver && !settingErrors.length
      ? findPrivacyPageErrors(published, receiver)
      : []),
    ...settingErrors.map(({ setting, message }) => ({
      file: environment,
      fieldPath: setting,
      message: `${message}.`,
    })),
  ];
}

function findMissingAnswers(published: readonly ContentFile[]): Diagnostic[] {
  const frontMatterOf = (file: string) =>
    published.find(({ path }) => path === file)?.frontMatter ?? {};
  const questions = { ...defaultLabels, ...frontMatterOf(labelsFile) };
  const { answers = {} } = frontMatterOf(companySettingsFile);
  const answerValues = answers as Readonly<Record<string, unknown>>;
  return companyAnswerNames.flatMap((name) => {
    const question = questions[getQuestionLabelName(name)];
    const message = `Visitors ask: “${question}” Answer as it is for you; docs/hosting.md has an example.`;
    return todo(answerValues[name], companyPath, `answers.${name}`, message);
  });
}

function findMissingParkingPhones(
  published: readonly ContentFile[],
): Diagnostic[] {
  const message =
    "Visitors are told to call this office: look up its number, and what it requires of a moving truck.";
  return published.flatMap(({ path, frontMatter }) => {
    const parking = frontMatter.parking as { phone?: string } | undefined;
    const isMissing = path.startsWith("cities/") && parking && !parking.phone;
    return todo(!isMissing, toProjectPath(path), "parking.phone", message);
  });
}

function findOptionalTasks(published: readonly ContentFile[]): Diagnostic[] {
  const hasPeople = published.some(({ frontMatter }) => frontMatter.people);
  const hasTestimonials = published.some(({ path }) =>
    path.startsWith("testimonials"),
  );
  const peopleMessage =
    "Visitors ask who will come, and a drawing can't answer that: add your people, with photos of the real crew.";
  const testimonialsMessage =
    "Add what customers say, once they allow you to print it: there is nothing yet.";
  return [
    ...todo(hasPeople, "content/pages/about.md", "people", peopleMessage),
    ...findMissingAnswers(published),
    ...findMissingParkingPhones(published),
    ...todo(hasTestimonials, "content/testimonials", "", testimonialsMessage),
  ];
}

export interface LaunchChecklist {
  /** Required by law. */
  readonly required: readonly Diagnostic[];
  /** Needed before the site goes live. */
  readonly needed: readonly Diagnostic[];
  /** Useful to visitors, but not needed to go live. */
  readonly optional: readonly Diagnostic[];
}

/**
 * Lists the remaining tasks before the site goes live. Drafts are skipped.
 * @param env environment variables of the build and the server
 * @param today `YYYY-MM-DD`
 */
export function buildLaunchChecklist(
  files: readonly ContentFile[],
  env: Environment,
  today: string,
): LaunchChecklist {
  const published = files.filter((file) => !hasDraftFlag(file));
  const companyFile = published.find(
    ({ path }) => path === companySettingsFile,
  );
  return {
    required: findMissingLegalFacts(published),
    needed: [
      ...published.flatMap((file) =>
        findPatternErrors(file, [placeholderRule]),
      ),
      ...(companyFile
        ? findPatternErrors(companyFile, [unfilledExampleRule])
        : []),
      ...findMissingSocialUrls(companyFile),
      ...findMissingSettings(published, env),
      ...findPagesWithUncheckedFacts(published),
      ...findPagesWithStaleFacts(published, today),
    ],
    optional: findOptionalTasks(published),
  };
}
