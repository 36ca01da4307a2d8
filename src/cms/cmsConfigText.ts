import { stringify } from "yaml";
import type { CmsBackend } from "./cmsBackend";
import { cmsConfig } from "./cmsConfig";

/** The committed copy, for people to read. The build makes its own. */
export const cmsConfigFile = "src/cms/config.yml";

const origin = `# Made from src/content-model by "npm run cms:config": change it there.\n`;

/** The CMS's configuration file. */
export const cmsConfigText = (backend: CmsBackend = {}): string =>
  origin +
  stringify(
    { ...backend, ...cmsConfig() },
    // Patterns stay on one line, and fields are written out instead of aliased.
    { lineWidth: 0, aliasDuplicateObjects: false },
  );
