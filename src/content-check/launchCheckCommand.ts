import path from "node:path";
import { formatFault } from "../content-model/faults";
import { command } from "../site/command";
import { checkFolder } from "./checkFolder";
import { launchPlaceholders } from "./launchPlaceholders";
import { readContent } from "./readContent";
import { visitorsAsk } from "./visitorsAsk";

const usage = `Lists what the owner still has to fill in before the site goes live.

  npm run launch-check

Run it with the environment variables of the build and the server: SITE_URL, and for
notifications of quote requests SMTP_URL with QUOTE_MAIL_TO, QUOTE_FORWARD_URL or
GATSBY_QUOTE_ENDPOINT.

Exit codes
  0  nothing is left
  1  something is left
  2  the content could not be read, or has faults
`;

/** `npm run launch-check` */
export const launchCheck = command({
  usage,
  failure: 2,
  async run(_given, { project, env, print }) {
    const { faults } = await checkFolder(project);
    if (faults.length)
      throw new Error(
        `The content has ${faults.length} ${faults.length === 1 ? "fault" : "faults"}: see npm run check:content`,
      );
    const { files } = await readContent(path.join(project, "content"));
    const left = launchPlaceholders(files, env);
    if (!files.some(({ path: file }) => file.startsWith("testimonials/")))
      print(
        "There are no testimonials yet, and the home page says so. That is fine.\n\n",
      );
    const asked = visitorsAsk(files, env);
    if (asked.length)
      print(
        `${asked.length} ${asked.length === 1 ? "answer" : "answers"} that visitors look for and only you can give; the site can go live without them\n\n${asked.map(formatFault).join("\n\n")}\n\n`,
      );
    if (!left.length) {
      print("Nothing is left to fill in: the site can go live.");
      return 0;
    }
    print(
      `${left.length} ${left.length === 1 ? "thing" : "things"} left to fill in before the site goes live\n\n${left.map(formatFault).join("\n\n")}`,
    );
    return 1;
  },
});
