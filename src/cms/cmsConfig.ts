import { slugOf } from "../content/model/contentFile";
import { requiredFiles } from "../content/model/kind";
import type { Kind } from "../content/model/kind";
import { kinds } from "../content/model/kinds";
import { markdown } from "../content/model/fields";
import { logoPath } from "../site/seo";
import { cmsFields, notRequired, pageWidget } from "./widget";
import type { CmsField } from "./widget";

interface CmsFile {
  readonly name: string;
  readonly file: string;
  readonly fields: readonly CmsField[];
}

/** A list that grows, or a group of files that exist once. */
interface CmsCollection {
  readonly name: string;
  readonly folder?: string;
  readonly fields?: readonly CmsField[];
  readonly files?: readonly CmsFile[];
  readonly [option: string]: unknown;
}

export interface PageOption {
  readonly label: string;
  readonly value: string;
}

const titleOf = (slug: string) =>
  slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");

/** The pictures of a collection have a folder of their own. */
const media = (folder: string) => ({
  media_folder: `/content/images/${folder}`,
  public_folder: `/images/${folder}`,
});

/** Where an entry's page is, for links to it and to its preview. */
function previewPath(kind: Kind, slug: string): { preview_path?: string } {
  const path = kind.paths?.path?.slice(1);
  if (path === undefined) return {};
  // Decap fills in the names in double braces.
  const fields = path.replace(/\{(?!slug\})(\w+)\}/g, "{{fields.$1}}");
  return { preview_path: fields.replace("{slug}", slug) };
}

const hasDrafts = ({ fields }: Kind) => "draft" in fields;

function fieldsOf(kind: Kind): CmsField[] {
  const text = { ...markdown("Text"), optional: kind.body !== "required" };
  const fields = cmsFields({
    ...kind.fields,
    ...(kind.body !== "none" && { body: text }),
  });
  return hasDrafts(kind) ? fields.map(notRequired) : fields;
}

/** What a list shows of each entry, and what it can be narrowed down to. */
function listOptions(kind: Kind, named: string) {
  const drafts = { label: "Drafts", field: "draft", pattern: true };
  const date = "date" in kind.fields ? " — {{date}}" : "";
  const draft = hasDrafts(kind) ? "{{draft | ternary(' — Draft','')}}" : "";
  return {
    summary: `{{${named}}}${date}${draft}`,
    sortable_fields: Object.keys(kind.fields).filter((name) =>
      [named, "order", "date", "updated"].includes(name),
    ),
    view_filters: hasDrafts(kind) ? [drafts] : [],
  };
}

function folderCollection(kind: Kind): CmsCollection {
  const { folder = "", label } = kind;
  // Decap makes the file's name of it, and so the page's address.
  const named = "name" in kind.fields ? "name" : "author";
  return {
    name: folder,
    label: titleOf(folder),
    label_singular: label,
    folder: `content/${folder}`,
    extension: "md",
    format: "yaml-frontmatter",
    create: true,
    slug: "{{slug}}",
    identifier_field: named,
    ...listOptions(kind, named),
    ...media(folder),
    ...previewPath(kind, "{{slug}}"),
    fields: fieldsOf(kind),
  };
}

/** The fixed files of a kind: a single one, or one for each of its slugs. */
function filesOf(kind: Kind): CmsFile[] {
  return requiredFiles(kind).map((path) => ({
    name: slugOf(path),
    label: kind.file ? kind.label : titleOf(slugOf(path)),
    file: `content/${path}`,
    ...media(slugOf(path)),
    ...previewPath(kind, slugOf(path)),
    fields: fieldsOf(kind),
  }));
}

function collections(): CmsCollection[] {
  const grows = ({ folder, slugs }: Kind) => Boolean(folder && !slugs);
  const files = kinds.filter((kind) => !grows(kind)).flatMap(filesOf);
  return kinds
    .filter(grows)
    .map(folderCollection)
    .concat(
      ["pages", "settings"].map((folder) => ({
        name: folder,
        label: titleOf(folder),
        files: files.filter(({ file }) =>
          file.startsWith(`content/${folder}/`),
        ),
        format: "yaml-frontmatter",
      })),
    );
}

/**
 * The CMS's configuration of all content, made from the content model. Where the
 * content is stored is no part of it.
 * @param pages that fields for a page's address offer
 */
export function cmsConfig(pages: readonly PageOption[]) {
  const config = {
    load_config_file: false,
    media_folder: "content/images",
    public_folder: "/images",
    // Names of uploaded files become part of addresses.
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    logo: { src: logoPath, show_in_header: true },
    collections: collections(),
  };
  const withPages = (_key: string, value: unknown): unknown =>
    (value as CmsField | null)?.widget === pageWidget
      ? { ...(value as CmsField), widget: "select", options: pages }
      : value;
  return JSON.parse(JSON.stringify(config), withPages) as typeof config;
}
