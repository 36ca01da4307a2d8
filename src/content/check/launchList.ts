import { contentPath, isDraft, kindOf } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import type { ContentError } from "../model/contentErrors";
import {
  companyAnswerNames,
  companyAnswers,
  questionLabel,
  settingsFile,
} from "../model/kinds/company";
import { labelsFile } from "../model/kinds/labels";
import { quoteSettings } from "../../quote/inbox/quoteSettings";
import { isPublicSite } from "../../site/env";
import { exampleAddress } from "../../site/text";
import { phraseErrors } from "./contentTexts";
import { receiverErrors } from "./receiverWords";

/** Also phone numbers with 555, which are fictional. */
const example = {
  pattern: new RegExp(`\\b555-\\d{4}\\b|${exampleAddress.source}`, "gi"),
  fix: "Write the real one.",
};

/** Words of an example answer that the owner has copied; no link. */
const copied = {
  pattern: /\[[^\]]+\](?!\()/g,
  fix: "Write your own words in place of the example in brackets.",
};

const settings = contentPath(settingsFile);

/** The published pages whose facts nobody has compared with their sources yet. */
function uncheckedFacts(published: readonly ContentFile[]): ContentError[] {
  const names = published
    .filter(
      ({ path, frontMatter: { checked, legal } }) =>
        !checked && !legal && "checked" in (kindOf(path)?.fields ?? {}),
    )
    .map(({ path }) => path);
  const fix = `Compare the facts of these pages with their sources, beginning with those in docs/hosting.md, and write the date into each: ${names.join(", ")}.`;
  return names.length ? [{ file: "content", field: "checked", fix }] : [];
}

/** @returns nothing if a value is there, else what to write for it */
const todo = (done: unknown, file: string, field: string, fix: string) =>
  done ? [] : [{ file, field, fix }];

/** What the law requires of a mover's website, and these files lack. */
export function lawErrors(files: readonly ContentFile[]): ContentError[] {
  const company = files.find(({ path }) => path === settingsFile);
  const { utcPermit, street } = company?.frontMatter ?? {};
  const permitSays =
    'Write the number of the state permit, and "name" as it appears on the permit: the about page says "licensed and insured".';
  const streetSays =
    "Write the street address, which a mover's advertising must show.";
  return [
    ...todo(utcPermit, settings, "utcPermit", permitSays),
    ...todo(street, settings, "street", streetSays),
  ];
}

/**
 * What is left to do before the site goes live. Drafts are skipped.
 * @param env the environment variables of the build and the server
 * @param today `YYYY-MM-DD`
 * @returns what the law asks for, what else the site needs, and what visitors look
 *   for but can do without
 */
export function launchList(
  files: readonly ContentFile[],
  env: Readonly<Record<string, string | undefined>>,
  today: string,
): {
  required: ContentError[];
  needed: ContentError[];
  optional: ContentError[];
} {
  const published = files.filter((file) => !isDraft(file));
  const company = published.find(({ path }) => path === settingsFile);
  const { social, answers } = company?.frontMatter ?? {};
  const labels = published.find(({ path }) => path === labelsFile);
  const questions = (labels?.frontMatter ?? {}) as Partial<
    Record<string, string>
  >;
  const links = (social ?? []) as { name: string; url?: string }[];
  const given = (answers ?? {}) as Record<string, unknown>;
  const isLive = isPublicSite(env.SITE_URL);
  const receiver = quoteSettings(env);
  const { settingErrors: wrongSettings } = receiver;
  const isOwnInbox = !env.GATSBY_QUOTE_ENDPOINT?.startsWith("https:");
  const isNotified =
    receiver.channels.length ||
    env.GATSBY_QUOTE_ENDPOINT ||
    wrongSettings.length;
  const people = published.some(({ frontMatter }) => frontMatter.people);
  const words = published.some(({ path }) => /^testimonials/.test(path));
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;

  const siteSays = "Set it to the site's own address when you build.";
  const mailSays =
    "Set it and SMTP_HOST to get quote requests by email; docs/hosting.md has other ways.";
  const peopleSays =
    "Visitors ask who will come: add your people, with photos.";
  const wordsSay =
    "Add what customers say, once they allow you to print it: there is nothing yet.";
  return {
    required: lawErrors(published),
    needed: [
      ...published.flatMap((file) => phraseErrors(file, [example])),
      ...(company ? phraseErrors(company, [copied]) : []),
      ...links.flatMap(({ name, url }, index) => {
        const says = `Write the address of the company's page at ${name}, or remove it.`;
        return todo(url, settings, `social.${index}.url`, says);
      }),
      ...todo(isLive, "the environment", "SITE_URL", siteSays),
      ...todo(isNotified, "the environment", "QUOTE_MAIL_TO", mailSays),
      ...(isOwnInbox && !wrongSettings.length
        ? receiverErrors(published, receiver)
        : []),
      ...uncheckedFacts(published),
      ...wrongSettings.map((fix) => ({
        file: "the environment",
        field: fix.split(" ")[0] ?? "",
        fix: `${fix}.`,
      })),
      ...published
        .filter(({ frontMatter }) => String(frontMatter.checked) < yearAgo)
        .map(({ path, frontMatter: { checked } }) => ({
          file: contentPath(path),
          field: "checked",
          value: checked,
          fix: "Compare its facts with their sources, and write the day.",
        })),
    ],
    optional: [
      ...companyAnswerNames.flatMap((name) => {
        const question = questions[questionLabel(name)] ?? companyAnswers[name];
        const says = `Visitors ask: “${question}” Answer as it is for you; docs/hosting.md has an example.`;
        return todo(given[name], settings, `answers.${name}`, says);
      }),
      ...published
        .filter(({ path, frontMatter }) => {
          const parking = frontMatter.parking as { phone?: string } | undefined;
          return path.startsWith("cities/") && parking && !parking.phone;
        })
        .map(({ path }) => ({
          file: contentPath(path),
          field: "parking.phone",
          fix: "Visitors are told to call this office: look up its number, and what it requires of a moving truck.",
        })),
      ...todo(people, "content/pages/about.md", "people", peopleSays),
      ...todo(words, "content/testimonials", "", wordsSay),
    ],
  };
}
