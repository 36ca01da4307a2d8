import fs from "node:fs";
import { channelDefinitions } from "../quote/inbox/delivery/channelDefinitions";
import { formatDiagnostic } from "../content/model/diagnostics";
import type { Diagnostic } from "../content/model/diagnostics";
import { defineCommand, runCommand } from "../cli/command";
import { getCompanyDay } from "../shared/dates";
import { pluralize } from "../shared/text";
import { checkProjectContent } from "../content/check/checkProjectContent";
import { buildLaunchChecklist } from "./buildLaunchChecklist";

/** Environment variables that set up the delivery of quote requests: one group of them is enough. */
const notifications = Object.values(channelDefinitions)
  .map(({ requiredVariables }) => requiredVariables)
  .concat("GATSBY_QUOTE_ENDPOINT");

const usage = `Lists what the owner still has to fill in before the site goes live, and the
pages whose facts nobody has checked for a year.

  npm run launch-check
  npm run launch-check -- --env <file>   reads the server's settings from a file; with
                                         - in its place, from the standard input

Run it with the environment variables of the build and the server: SITE_URL, and to be
notified of quote requests one of these:
${notifications.map((names) => `  ${names}`).join("\n")}

Exit codes
  0  nothing is left, or only answers that the site can do without
  1  something is left
  2  the content could not be read, or has errors
`;

const stdinFileDescriptor = 0;

/** Reads lines of `NAME=value`, like systemd: a `#` within a value begins no comment. */
function readEnvFile(file: string): Record<string, string> {
  const text = fs.readFileSync(
    file === "-" ? stdinFileDescriptor : file,
    "utf8",
  );
  const assignment =
    /^[ \t]*(?<name>\w+)[ \t]*=[ \t]*(?<quote>["']?)(?<value>.*?)\k<quote>[ \t]*\r?$/gm;
  return Object.fromEntries(
    Array.from(text.matchAll(assignment), ({ groups = {} }) => [
      groups.name,
      groups.value,
    ]),
  ) as Record<string, string>;
}

const formatList = (heading: string, diagnostics: readonly Diagnostic[]) =>
  [heading, ...diagnostics.map(formatDiagnostic)].join("\n\n");

export const launchCheckCommand = defineCommand({
  usage,
  failureCode: 2,
  options: { env: { type: "string" } },
  async run({ values }, { project, env, print }) {
    const envFile = values.env ? readEnvFile(values.env) : {};
    const { errors, files } = await checkProjectContent(project);
    if (errors.length)
      throw new Error(
        `The content has ${pluralize(errors.length, "error")}: see npm run check:content`,
      );
    const { required, needed, optional } = buildLaunchChecklist(
      files,
      { ...env, ...envFile },
      getCompanyDay(),
    );
    const todos = [...required, ...needed];
    if (optional.length) {
      const heading = `${pluralize(optional.length, "thing")} that visitors look for and only you can provide; the site can go live without them`;
      print(`${formatList(heading, optional)}\n\n`);
    }
    if (!todos.length) {
      print("Nothing is left to do: the site can go live.");
      return 0;
    }
    const heading = `${pluralize(todos.length, "thing")} left to do before the site goes live`;
    print(formatList(heading, todos));
    return 1;
  },
});

if (require.main === module) void runCommand(launchCheckCommand);
