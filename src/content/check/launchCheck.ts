import fs from "node:fs";
import { channelTypes } from "../../quote/inbox/delivery/channelTypes";
import { formatError } from "../model/contentErrors";
import { command, runCommand } from "../../site/command";
import { companyDay } from "../../site/dates";
import { counted } from "../../site/text";
import { checkFolder } from "./checkFolder";
import { launchList } from "./launchList";

/** The variables that have somebody notified of requests. */
const notifications = Object.values(channelTypes)
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

const standardInput = 0;

/** Reads a file of `NAME=value` lines as systemd does, which keeps a `#` in values. */
function readEnvironment(file: string): Record<string, string> {
  const text = fs.readFileSync(file === "-" ? standardInput : file, "utf8");
  const lines = text.matchAll(
    /^[ \t]*(\w+)[ \t]*=[ \t]*(["']?)(.*?)\2[ \t]*\r?$/gm,
  );
  return Object.fromEntries(
    Array.from(lines, ([, name = "", , value = ""]) => [name, value]),
  );
}

export const launchCheck = command({
  usage,
  failure: 2,
  options: { env: { type: "string" } },
  async run({ values }, { project, env, print }) {
    const settings = values.env ? readEnvironment(values.env) : {};
    const { errors, files } = await checkFolder(project);
    if (errors.length)
      throw new Error(
        `The content has ${counted(errors.length, "error")}: see npm run check:content`,
      );
    const { required, needed, optional } = launchList(
      files,
      { ...env, ...settings },
      companyDay(),
    );
    const left = [...required, ...needed];
    if (optional.length)
      print(
        `${counted(optional.length, "thing")} that visitors look for and only you can provide; the site can go live without them\n\n${optional.map(formatError).join("\n\n")}\n\n`,
      );
    print(
      left.length
        ? `${counted(left.length, "thing")} left to do before the site goes live\n\n${left.map(formatError).join("\n\n")}`
        : "Nothing is left to do: the site can go live.",
    );
    return left.length ? 1 : 0;
  },
});

if (require.main === module) void runCommand(launchCheck);
