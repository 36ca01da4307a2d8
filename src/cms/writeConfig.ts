import fs from "node:fs/promises";
import { parseArgs } from "node:util";
import { cmsConfigFile, cmsConfigText } from "./cmsConfigText";

const usage = `Writes ${cmsConfigFile} from the content model.

  npm run cms:config

Run it after a change of src/content-model and commit the file: it shows what
the change means for editors. A test fails while the two differ.
`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: "boolean" } } });
  if (values.help) {
    console.log(usage);
    return;
  }
  await fs.writeFile(cmsConfigFile, cmsConfigText());
  console.log(`Wrote ${cmsConfigFile}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
