import { command, runCommand } from "../../site/command";
import { formatErrors } from "../model/contentErrors";
import { checkFolder } from "./checkFolder";

const usage = `Checks everything below content/, as the build does, and prints every error with
its place.

  npm run check:content

Exit codes
  0  no errors; there may be warnings, which don't stop the build
  1  errors, which stop the build
  2  the content could not be checked
`;

export const check = command({
  usage,
  failure: 2,
  async run(_answers, { project, print }) {
    const { errors, warnings } = await checkFolder(project);
    print(formatErrors(errors, warnings));
    return errors.length ? 1 : 0;
  },
});

if (require.main === module) void runCommand(check);
