import { stringify } from "yaml";
import type { CmsBackend } from "./cmsBackend";
import { cmsConfig } from "./cmsConfig";

const origin =
  "# Made from src/content-model by each build: change it there.\n";

/** The CMS's configuration file, which people may read at /admin/config.yml. */
export const cmsConfigText = (backend: CmsBackend = {}): string =>
  origin +
  stringify(
    { ...backend, ...cmsConfig() },
    // Patterns stay on one line, and fields are written out instead of aliased.
    { lineWidth: 0, aliasDuplicateObjects: false },
  );
