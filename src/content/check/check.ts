import { command, runCommand } from "../../site/command";
import { formatErrors } from "../model/contentErrors";
import { rewrites } from "../write/rewrites";
import { writeFiles } from "../write/writeFiles";
import { checkFolder } from "./checkFolder";

const usage = `Checks everything below content/, as the build does, and prints every error with
its place.

  npm run check:content
  npm run check:content -- --write   writes the files as the editor does, if there
                                     are no errors: without comments in their fields

Exit codes
  0  no errors; there may be warnings, which don't stop the build
  1  errors, which stop the build
  2  the content could not be checked
`;

export const check = command({
  usage,
  failure: 2,
  options: { write: { type: "boolean" } },
  async run({ values }, { project, print }) {
    const { errors, warnings, files } = await checkFolder(project);
    const others = errors.length ? [] : await rewrites(project, files);
    if (values.write)
      await writeFiles(
        project,
        others.map(({ file, text }) => ({ path: file, content: text })),
      );
    const fix = values.write
      ? "The file is written as the editor does now."
      : "The editor writes this line in another way when it saves the file. To write all files as it does: npm run check:content -- --write";
    print(
      formatErrors(errors, [
        ...warnings,
        ...others.map(({ file, line, value }) => ({
          file,
          line,
          field: "",
          value,
          fix,
        })),
      ]),
    );
    return errors.length ? 1 : 0;
  },
});

if (require.main === module) void runCommand(check);
