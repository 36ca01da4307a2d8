import path from "node:path";
import { parseArgs } from "node:util";
import { formatFault } from "../content-model/faults";
import { checkFolder } from "./checkFolder";
import { launchPlaceholders } from "./launchPlaceholders";
import { readContent } from "./readContent";

const usage = `Lists what the owner still has to fill in before the site goes live.

  npm run launch-check

Run it with the variables of the build: SITE_URL, GATSBY_QUOTE_ENDPOINT,
QUOTE_FORWARD_URL.

Exit codes
  0  nothing is left
  1  something is left
  2  the content could not be read, or has faults
`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: "boolean" } } });
  if (values.help) {
    console.log(usage);
    return;
  }
  const project = process.cwd();
  const { faults } = await checkFolder(project);
  if (faults.length)
    throw new Error(
      `The content has ${faults.length} ${faults.length === 1 ? "fault" : "faults"}: see npm run check:content`,
    );
  const { files } = await readContent(path.join(project, "content"));
  const left = launchPlaceholders(files, process.env);
  if (!files.some(({ path: file }) => file.startsWith("testimonials/")))
    console.log(
      "There are no testimonials yet, and the home page says so. That is fine.\n",
    );
  if (!left.length) {
    console.log("Nothing is left to fill in: the site can go live.");
    return;
  }
  console.log(
    `${left.length} left to fill in before the site goes live\n\n${left.map(formatFault).join("\n\n")}`,
  );
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
