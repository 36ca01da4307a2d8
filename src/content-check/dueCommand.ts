import path from "node:path";
import { kindOf } from "../content-model/contentFile";
import type { ContentFile } from "../content-model/contentFile";
import { pendingOf } from "../content-model/pendingOf";
import { releaseFile } from "../site/buildFiles";
import { command } from "../site/command";
import { companyDay } from "../site/companyDay";
import { isReleaseFacts } from "../site/releaseFacts";
import { siteUrl } from "../site/siteUrl";
import { readContent } from "./readContent";

const usage = `Says whether a build would publish a scheduled entry whose day, in the company's time,
has come since the live site was built, or would renew the year in the footer. The daily workflow
builds only then.

  npm run due

It prints due=true or due=false, and why. It reads /${releaseFile} of the site at SITE_URL. If
that can't be read, a build is due.
`;

/**
 * The files of scheduled entries that were not published yet on one day, and
 * are on a later one.
 * @param built the day of the build, `YYYY-MM-DD`
 */
const dueEntries = (
  files: readonly ContentFile[],
  built: string,
  today: string,
): ContentFile[] =>
  files.filter(({ path: file, frontMatter }) => {
    const kind = kindOf(file);
    return (
      kind &&
      pendingOf(kind, frontMatter, built) &&
      !pendingOf(kind, frontMatter, today)
    );
  });

const yearOf = (day: string) => day.slice(0, 4);

/** Why a site that was built on one day is to be built again on a later one. */
const dueReasons = (
  files: readonly ContentFile[],
  built: string,
  today: string,
): string[] => [
  ...dueEntries(files, built, today).map(
    (file) => `content/${file.path} is due.`,
  ),
  ...(yearOf(built) === yearOf(today)
    ? []
    : [`The footer says ${yearOf(built)}, and it is ${yearOf(today)}.`]),
];

/** The day on which the site at an address was built. */
async function builtDay(site: string): Promise<string> {
  const response = await fetch(`${site}/${releaseFile}`, {
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  const facts: unknown = await response.json();
  if (!isReleaseFacts(facts)) throw new Error("it names no day");
  return facts.day;
}

/** `npm run due` */
export const due = command({
  usage,
  async run(_given, { project, env, print, printError }) {
    const { files } = await readContent(path.join(project, "content"));
    const site = siteUrl(env.SITE_URL);
    const today = companyDay();
    try {
      const built = await builtDay(site);
      const reasons = dueReasons(files, built, today);
      printError(
        reasons.join("\n") ||
          `Nothing is due: the site was built on ${built}, and today is ${today}.`,
      );
      print(`due=${reasons.length > 0}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      printError(
        `${site}/${releaseFile} can't be read (${reason}), so the site is built.`,
      );
      print("due=true");
    }
    return 0;
  },
});
