import { defineCommand, runCommand } from "../../cli/command";
import { formatReport } from "../model/diagnostics";
import { checkProjectContent } from "./checkProjectContent";

const usage = `Checks everything below content/, as the build does, and prints every error with
its place.

  npm run check:content

Exit codes
  0  no errors; there may be warnings, which don't stop the build
  1  errors, which stop the build
  2  the content could not be checked
`;

export const checkContentCommand = defineCommand({
  usage,
  failureCode: 2,
  async run(_answers, { project, print }) {
    const { errors, warnings } = await checkProjectContent(project);
    print(formatReport(errors, warnings));
    return errors.length ? 1 : 0;
  },
});

if (require.main === module) void runCommand(checkContentCommand);
