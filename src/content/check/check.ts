import { command, runCommand } from "../../site/command";
import { formatFaults } from "../model/faults";
import { checkFolder } from "./checkFolder";

const usage = `Checks everything below content/, as the build does, and prints every fault with
its place.

  npm run check:content

Exit codes
  0  no faults; there may be warnings, which don't stop the build
  1  faults, which stop the build
  2  the content could not be checked
`;

export const check = command({
  usage,
  failure: 2,
  async run(_given, { project, print }) {
    const { faults, warnings } = await checkFolder(project);
    print(formatFaults(faults, warnings));
    return faults.length ? 1 : 0;
  },
});

if (require.main === module) void runCommand(check);
