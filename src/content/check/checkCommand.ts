import { command } from "../../site/command";
import { checkFolder } from "./checkFolder";
import { reports } from "./reports";

const usage = `Checks everything below content/, as the build does.

  npm run check:content                     prints every fault with its place
  npm run check:content -- --json           prints them as JSON
  npm run check:content -- --format github  prints annotations for GitHub, the
                                            default in its workflows
Exit codes
  0  no faults; there may be warnings, which don't stop the build
  1  faults, which stop the build
  2  the content could not be checked
`;

const isFormat = (name: string): name is keyof typeof reports =>
  Object.hasOwn(reports, name);

/** `npm run check:content` */
export const check = command({
  usage,
  options: { json: { type: "boolean" }, format: { type: "string" } },
  failure: 2,
  async run({ values }, { project, env, print }) {
    const {
      format = values.json ? "json" : env.GITHUB_ACTIONS ? "github" : "text",
    } = values;
    if (!isFormat(format))
      throw new Error(
        `--format is "${format}": write one of ${Object.keys(reports).join(", ")}`,
      );
    const checked = await checkFolder(project);
    print(reports[format](checked));
    return checked.faults.length ? 1 : 0;
  },
});
