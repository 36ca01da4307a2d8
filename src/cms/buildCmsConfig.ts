import { slugOf } from "../content/model/contentFile";
import { listRequiredFiles } from "../content/model/contentType";
import type { ContentType } from "../content/model/contentType";
import { contentTypes } from "../content/model/contentTypes";
import { dependsOnReferences } from "../content/model/pagePaths";
import { markdown } from "../content/model/fields";
import { logoPath } from "../site/pageMetadata";
import {
  toDecapFields,
  makeDeepOptional,
  pageWidgetPlaceholder,
} from "./decapFields";
import type { DecapField } from "./decapFields";

interface DecapFile {
  readonly name: string;
  readonly file: string;
  readonly fields: readonly DecapField[];
}

/** A collection in Decap's terms: a folder of entries, or a group of fixed files. */
interface DecapCollection {
  readonly name: string;
  readonly folder?: string;
  readonly fields?: readonly DecapField[];
  readonly files?: readonly DecapFile[];
  readonly [option: string]: unknown;
}

export interface PageOption {
  readonly label: string;
  readonly value: string;
}

const toTitle = (slug: string) =>
  slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");

/** Folder of a collection's pictures, and their path on the site. */
const buildMediaFolders = (folder: string) => ({
  media_folder: `/content/images/${folder}`,
  public_folder: `/images/${folder}`,
});

/** Path of an entry's page, to which Decap links. Decap knows only the entry's own fields. */
function buildPreviewPath(
  contentType: ContentType,
  slug: string,
): { preview_path?: string } {
  const path = contentType.pathPatterns?.path?.slice(1);
  if (path === undefined || dependsOnReferences(path)) return {};
  // Decap replaces names in double braces with values.
  const fields = path.replace(/\{(?!slug\})(\w+)\}/g, "{{fields.$1}}");
  return { preview_path: fields.replace("{slug}", slug) };
}

const allowsDrafts = ({ fields }: ContentType) => "draft" in fields;

function buildEditorFields(contentType: ContentType): DecapField[] {
  const text = {
    ...markdown("Text"),
    optional: contentType.body !== "required",
  };
  const fields = toDecapFields({
    ...contentType.fields,
    ...(contentType.body !== "none" && { body: text }),
  });
  return allowsDrafts(contentType) ? fields.map(makeDeepOptional) : fields;
}

/** Summary, sort orders and filters of a list of entries. */
function buildListOptions(contentType: ContentType, titleField: string) {
  const drafts = { label: "Drafts", field: "draft", pattern: true };
  const date = "date" in contentType.fields ? " — {{date}}" : "";
  const draft = allowsDrafts(contentType)
    ? "{{draft | ternary(' — Draft','')}}"
    : "";
  return {
    summary: `{{${titleField}}}${date}${draft}`,
    sortable_fields: Object.keys(contentType.fields).filter((name) =>
      [titleField, "order", "date", "updated"].includes(name),
    ),
    view_filters: allowsDrafts(contentType) ? [drafts] : [],
  };
}

function createFolderCollection(contentType: ContentType): DecapCollection {
  const { folder = "", label } = contentType;
  // Decap derives the file name, and thus the page's path, from this field.
  const titleField = "name" in contentType.fields ? "name" : "author";
  return {
    name: folder,
    label: toTitle(folder),
    label_singular: label,
    folder: `content/${folder}`,
    extension: "md",
    format: "yaml-frontmatter",
    create: true,
    slug: "{{slug}}",
    identifier_field: titleField,
    ...buildListOptions(contentType, titleField),
    ...buildMediaFolders(folder),
    ...buildPreviewPath(contentType, "{{slug}}"),
    fields: buildEditorFields(contentType),
  };
}

/** Fixed files of a content type: its single file, or a file for each slug. */
function createCollectionFiles(contentType: ContentType): DecapFile[] {
  return listRequiredFiles(contentType).map((path) => ({
    name: slugOf(path),
    label: contentType.singleFile ? contentType.label : toTitle(slugOf(path)),
    file: `content/${path}`,
    ...buildMediaFolders(slugOf(path)),
    ...buildPreviewPath(contentType, slugOf(path)),
    fields: buildEditorFields(contentType),
  }));
}

function createCollections(): DecapCollection[] {
  const canGrow = ({ folder, fixedSlugs }: ContentType) =>
    Boolean(folder && !fixedSlugs);
  const files = contentTypes
    .filter((contentType) => !canGrow(contentType))
    .flatMap(createCollectionFiles);
  return contentTypes
    .filter(canGrow)
    .map(createFolderCollection)
    .concat(
      ["pages", "settings"].map((folder) => ({
        name: folder,
        label: toTitle(folder),
        files: files.filter(({ file }) =>
          file.startsWith(`content/${folder}/`),
        ),
        format: "yaml-frontmatter",
      })),
    );
}

/**
 * Builds Decap's configuration, without the backend, from the content model.
 * @param pages options of the fields that link to a page
 */
export function buildCmsConfig(pages: readonly PageOption[]) {
  const config = {
    load_config_file: false,
    media_folder: "content/images",
    public_folder: "/images",
    // Names of uploaded files become part of URLs.
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    logo: { src: logoPath, show_in_header: true },
    collections: createCollections(),
  };
  const insertPageOptions = (_key: string, value: unknown): unknown =>
    (value as DecapField | null)?.widget === pageWidgetPlaceholder
      ? { ...(value as DecapField), widget: "select", options: pages }
      : value;
  return JSON.parse(JSON.stringify(config), insertPageOptions) as typeof config;
}
