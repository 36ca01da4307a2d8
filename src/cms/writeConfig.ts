import fs from "node:fs/promises";
import path from "node:path";
import { command, runCommand } from "../site/command";
import { cmsConfigFile, cmsConfigText } from "./cmsConfigText";

const usage = `Writes ${cmsConfigFile} from the content model.

  npm run cms:config

Run it after a change of src/content-model and commit the file: it shows what
the change means for editors. A test fails while the two differ.
`;

void runCommand(
  command({
    usage,
    async run(_given, { project, print }) {
      await fs.writeFile(path.join(project, cmsConfigFile), cmsConfigText());
      print(`Wrote ${cmsConfigFile}`);
      return 0;
    },
  }),
);
