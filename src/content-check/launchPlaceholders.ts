import { contentPath, isDraft } from "../content-model/contentFile";
import { bodyField } from "../content-model/contentFile";
import type { ContentFile } from "../content-model/contentFile";
import type { Fault } from "../content-model/faults";
import { settingsFile } from "../content-model/kinds/company";
import { exampleAddress } from "../site/exampleAddress";

/** Fictional phone numbers, and addresses reserved for examples (RFC 2606). */
const examples: readonly [pattern: RegExp, remedy: string][] = [
  [
    /\b555[-. ]\d{4}\b/,
    "Write the company's own number: numbers with 555 are fictional.",
  ],
  [exampleAddress, "Write the real address: this one is only an example."],
];

function* stringsIn(
  value: unknown,
  path: readonly string[] = [],
): Generator<[field: string, text: string]> {
  if (typeof value === "string") yield [path.join("."), value];
  if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value))
      yield* stringsIn(item, [...path, key]);
}

/** The matches of a pattern in a file's front matter and body. */
function* findings(
  file: ContentFile,
  pattern: RegExp,
): Generator<Omit<Fault, "remedy">> {
  const place = { file: contentPath(file.path) };
  for (const [field, text] of stringsIn(file.frontMatter)) {
    const [value] = pattern.exec(text) ?? [];
    if (value)
      yield { ...place, line: file.lines?.ofField(field, value), field, value };
  }
  for (const [index, text] of file.body.split("\n").entries()) {
    const [value] = pattern.exec(text) ?? [];
    const line = (file.lines?.beforeBody ?? 0) + index + 1;
    if (value) yield { ...place, line, field: bodyField, value };
  }
}

const exampleFaults = (files: readonly ContentFile[]): Fault[] =>
  examples.flatMap(([pattern, remedy]) =>
    files.flatMap((file) =>
      Array.from(findings(file, pattern), (found) => ({ ...found, remedy })),
    ),
  );

/** A fault if the site says "licensed" but the settings have no permit number. */
function permitFaults(
  company: ContentFile,
  files: readonly ContentFile[],
): Fault[] {
  if (company.frontMatter.utcPermit) return [];
  const places = files
    .flatMap((file) => Array.from(findings(file, /\blicensed\b/i)))
    .map(({ file, line = 1 }) => `${file}:${line}`);
  if (!places.length) return [];
  return [
    {
      file: contentPath(company.path),
      line: 1,
      field: "utcPermit",
      remedy: `Write the number of the state permit: the site says "licensed" in ${places.join(", ")}.`,
    },
  ];
}

/** A fault if the settings have no street address. */
const streetFaults = ({ frontMatter, path }: ContentFile): Fault[] =>
  frontMatter.street
    ? []
    : [
        {
          file: contentPath(path),
          line: 1,
          field: "street",
          remedy:
            "Write the street address: a mover's advertising must show it beside the permit number and the phone, and the footer does as soon as it is set.",
        },
      ];

function socialFaults({ frontMatter, lines, path }: ContentFile): Fault[] {
  const { social } = frontMatter;
  return (Array.isArray(social) ? (social as unknown[]) : []).flatMap(
    (link, index) => {
      const { name, url } = link as Record<string, unknown>;
      const field = `social.${index}`;
      if (url) return [];
      return [
        {
          file: contentPath(path),
          line: lines?.ofField(field),
          field: `${field}.url`,
          remedy: `Write the address of the company's page on ${String(name)}, or remove the entry.`,
        },
      ];
    },
  );
}

/** Whether the company is notified of quote requests. */
const hasNotifications = ({
  GATSBY_QUOTE_ENDPOINT,
  QUOTE_FORWARD_URL,
  SMTP_URL,
  QUOTE_MAIL_TO,
}: Readonly<Record<string, string | undefined>>) =>
  Boolean(
    GATSBY_QUOTE_ENDPOINT || QUOTE_FORWARD_URL || (SMTP_URL && QUOTE_MAIL_TO),
  );

/** Faults of environment variables that a live site needs. */
function environmentFaults(
  env: Readonly<Record<string, string | undefined>>,
): Fault[] {
  const { SITE_URL } = env;
  const place = { file: "the environment" };
  const isExample = examples.some(([pattern]) => pattern.test(SITE_URL ?? ""));
  return [
    ...(!SITE_URL || isExample
      ? [
          {
            ...place,
            field: "SITE_URL",
            value: SITE_URL,
            remedy:
              "Set it for builds to the site's address, such as https://www.your-name.com.",
          },
        ]
      : []),
    ...(hasNotifications(env)
      ? []
      : [
          {
            ...place,
            field: "QUOTE_MAIL_TO",
            remedy:
              "To get quote requests by e-mail, set it and SMTP_URL. To forward them to a service, set QUOTE_FORWARD_URL. To send them to a service instead of the site, set GATSBY_QUOTE_ENDPOINT. To only read them with npm run quotes, set GATSBY_QUOTE_ENDPOINT to /api/quote.",
          },
        ]),
  ];
}

/**
 * Everything to replace or fill in before the site goes live. Drafts are
 * skipped, because they are not published.
 * @param files all content
 * @param env the environment variables of the build and the server
 */
export function launchPlaceholders(
  files: readonly ContentFile[],
  env: Readonly<Record<string, string | undefined>>,
): Fault[] {
  const published = files.filter((file) => !isDraft(file));
  const company = published.find(({ path }) => path === settingsFile);
  return [
    ...exampleFaults(published),
    ...(company ? permitFaults(company, published) : []),
    ...(company ? streetFaults(company) : []),
    ...(company ? socialFaults(company) : []),
    ...environmentFaults(env),
  ];
}
