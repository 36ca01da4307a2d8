import { stringify } from "yaml";
import type { CmsBackend } from "./cmsBackend";
import { cmsConfig } from "./cmsConfig";

const origin =
  "# Made from src/content/model by each build: change it there.\n";

/**
 * Decap deletes files on the branch itself, without a pull request. Where
 * changes need one, a page is taken off the site by its switch "Draft".
 */
const withoutDelete = <Collection>(collection: Collection) => ({
  ...collection,
  delete: false,
});

/** The CMS's configuration file, which people may read at /admin/config.yml. */
export function cmsConfigText(backend: CmsBackend = {}): string {
  const config = cmsConfig();
  const collections =
    backend.publish_mode === "editorial_workflow"
      ? config.collections.map(withoutDelete)
      : config.collections;
  return (
    origin +
    stringify(
      { ...backend, ...config, collections },
      // Patterns stay on one line, and fields are written out instead of aliased.
      { lineWidth: 0, aliasDuplicateObjects: false },
    )
  );
}
