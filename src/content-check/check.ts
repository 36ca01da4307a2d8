import { parseArgs } from "node:util";
import { checkFolder } from "./checkFolder";
import { reports } from "./reports";

const usage = `Checks everything below content/, as the build does.

  npm run check:content                     says what is wrong, and where
  npm run check:content -- --json           the same for programs
  npm run check:content -- --format github  the same as annotations on GitHub,
                                            the default in its workflows
Exit codes
  0  no faults; there may be warnings, which stop nothing
  1  faults, which stop the build
  2  the content could not be checked
`;

const isFormat = (name: string): name is keyof typeof reports =>
  Object.hasOwn(reports, name);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: "boolean" },
      json: { type: "boolean" },
      format: { type: "string" },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const {
    format = values.json
      ? "json"
      : process.env.GITHUB_ACTIONS
        ? "github"
        : "text",
  } = values;
  if (!isFormat(format))
    throw new Error(
      `--format is "${format}": write one of ${Object.keys(reports).join(", ")}`,
    );
  const checked = await checkFolder(process.cwd());
  process.stdout.write(reports[format](checked));
  process.exitCode = checked.faults.length ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
