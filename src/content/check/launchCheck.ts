import path from "node:path";
import { formatFault } from "../model/faults";
import { command, runCommand } from "../../site/command";
import { companyDay } from "../../site/dates";
import { counted } from "../../site/text";
import { checkFolder } from "./checkFolder";
import { launchList } from "./launchList";
import { readContent } from "../read/readContent";

const usage = `Lists what the owner still has to fill in before the site goes live, and the
pages whose facts nobody has checked for a year.

  npm run launch-check

Run it with the environment variables of the build and the server: SITE_URL, and for
notifications of quote requests SMTP_URL with QUOTE_MAIL_TO, QUOTE_FORWARD_URL or
GATSBY_QUOTE_ENDPOINT.

Exit codes
  0  nothing is left, or only answers that the site can do without
  1  something is left
  2  the content could not be read, or has faults
`;

export const launchCheck = command({
  usage,
  failure: 2,
  async run(_given, { project, env, print }) {
    const { faults } = await checkFolder(project);
    if (faults.length)
      throw new Error(
        `The content has ${counted(faults.length, "fault")}: see npm run check:content`,
      );
    const { files } = await readContent(path.join(project, "content"));
    const { needed, wanted } = launchList(files, env, companyDay());
    if (wanted.length)
      print(
        `${counted(wanted.length, "thing")} that visitors look for and only you can give; the site can go live without them\n\n${wanted.map(formatFault).join("\n\n")}\n\n`,
      );
    print(
      needed.length
        ? `${counted(needed.length, "thing")} left to do before the site goes live\n\n${needed.map(formatFault).join("\n\n")}`
        : "Nothing is left to do: the site can go live.",
    );
    return needed.length ? 1 : 0;
  },
});

if (require.main === module) void runCommand(launchCheck);
