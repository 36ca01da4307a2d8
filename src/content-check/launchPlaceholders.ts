import { contentPath, isDraft } from "../content-model/contentFile";
import { bodyField } from "../content-model/contentFile";
import type { ContentFile } from "../content-model/contentFile";
import type { Fault } from "../content-model/faults";
import { settingsFile } from "../content-model/kinds/company";
import { exampleAddress } from "../site/exampleAddress";

/** Numbers and addresses that are set aside for examples (RFC 2606). */
const examples: readonly [pattern: RegExp, remedy: string][] = [
  [
    /\b555[-. ]\d{4}\b/,
    "Write the company's own number: 555 is for made-up ones.",
  ],
  [exampleAddress, "Write the real address: this one belongs to nobody."],
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

/** Where a pattern stands in a file's front matter and body. */
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

/** The site says "licensed" while the company's settings hold no permit. */
function permitFaults(
  company: ContentFile,
  files: readonly ContentFile[],
): Fault[] {
  if (company.frontMatter.utcPermit) return [];
  const sayings = files
    .flatMap((file) => Array.from(findings(file, /\blicensed\b/i)))
    .map(({ file, line = 1 }) => `${file}:${line}`);
  if (!sayings.length) return [];
  return [
    {
      file: contentPath(company.path),
      line: 1,
      field: "utcPermit",
      remedy: `Write the number of the state's permit: the site says "licensed" in ${sayings.join(", ")}.`,
    },
  ];
}

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

/** Whether somebody chose how the company learns of quote requests. */
const hearsOfRequests = ({
  GATSBY_QUOTE_ENDPOINT,
  QUOTE_FORWARD_URL,
  SMTP_URL,
  QUOTE_MAIL_TO,
}: Readonly<Record<string, string | undefined>>) =>
  Boolean(
    GATSBY_QUOTE_ENDPOINT || QUOTE_FORWARD_URL || (SMTP_URL && QUOTE_MAIL_TO),
  );

/** The variables of the build and the server that a site which is live can't do without. */
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
              "Set it to the site's address, such as https://www.your-name.com, for builds.",
          },
        ]
      : []),
    ...(hearsOfRequests(env)
      ? []
      : [
          {
            ...place,
            field: "QUOTE_MAIL_TO",
            remedy:
              "Set it and SMTP_URL to hear of quote requests by e-mail; or QUOTE_FORWARD_URL to a service that is told of them; or GATSBY_QUOTE_ENDPOINT to a service that receives them in place of the site, or to /api/quote to read them with npm run quotes only.",
          },
        ]),
  ];
}

/**
 * Everything that must not stand on a site which is live, with the place to
 * edit. Drafts are not looked at: they are not published.
 * @param files all content
 * @param env the variables of the build and the server
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
    ...(company ? socialFaults(company) : []),
    ...environmentFaults(env),
  ];
}
