import { slugOf } from "../content/model/contentFile";
import type { Kind } from "../content/model/kind";
import { kinds } from "../content/model/kinds";
import { markdown } from "../content/model/fields";
import { logoPath } from "../site/seo";
import type {
  CmsCollection,
  CmsConfig,
  CmsField,
  CmsFile,
  CmsFolderCollection,
} from "./decap";
import { cmsField, cmsFields } from "./widget";

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

function fieldsOf(kind: Kind): CmsField[] {
  const fields = cmsFields(kind.fields, kind.name);
  if (kind.body === "none") return fields;
  const body = cmsField("body", markdown("Text"), kind.name);
  return [...fields, { ...body, required: kind.body === "required" }];
}

function folderCollection(
  kind: Kind & { folder: string },
): CmsFolderCollection {
  // Decap makes the file's name of it, and so the page's address.
  const named = "name" in kind.fields ? "name" : "author";
  return {
    name: kind.folder,
    label: titleOf(kind.folder),
    label_singular: kind.label,
    folder: `content/${kind.folder}`,
    extension: "md",
    format: "yaml-frontmatter",
    create: true,
    slug: "{{slug}}",
    identifier_field: named,
    summary: `{{${named}}}`,
    sortable_fields: Object.keys(kind.fields).filter((name) =>
      [named, "order", "date", "updated"].includes(name),
    ),
    ...media(kind.folder),
    ...previewPath(kind, "{{slug}}"),
    fields: fieldsOf(kind),
  };
}

const fileOf = (kind: Kind, path: string, label: string): CmsFile => ({
  name: slugOf(path),
  label,
  file: `content/${path}`,
  ...media(slugOf(path)),
  ...previewPath(kind, slugOf(path)),
  fields: fieldsOf(kind),
});

/** The fixed files of a kind: a single one, or one for each of its slugs. */
const filesOf = (kind: Kind): CmsFile[] =>
  kind.file
    ? [fileOf(kind, kind.file, kind.label)]
    : (kind.slugs ?? []).map((slug) =>
        fileOf(kind, `${String(kind.folder)}/${slug}.md`, titleOf(slug)),
      );

const hasFolder = (kind: Kind): kind is Kind & { folder: string } =>
  Boolean(kind.folder && !kind.slugs);

const hasCards = ({ fields }: Kind) => "summary" in fields;

/** All collections; those whose entries have cards come first. */
function collections(): CmsCollection[] {
  const growing = kinds.filter(hasFolder);
  const files = kinds.filter((kind) => !hasFolder(kind)).flatMap(filesOf);
  const folders = new Set(
    files.map(({ file }) =>
      file.slice("content/".length, file.lastIndexOf("/")),
    ),
  );
  return [
    ...growing.filter(hasCards).map(folderCollection),
    ...growing.filter((kind) => !hasCards(kind)).map(folderCollection),
    ...Array.from(folders, (folder) => ({
      name: folder,
      label: titleOf(folder),
      files: files.filter(({ file }) => file.startsWith(`content/${folder}/`)),
      format: "yaml-frontmatter",
    })),
  ];
}

/**
 * The CMS's configuration of all content, made from the content model.
 * `cmsBackend` adds where the content is stored.
 */
export const cmsConfig = (): CmsConfig => ({
  media_folder: "content/images",
  public_folder: "/images",
  // Names of uploaded files become part of addresses.
  slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
  logo: { src: logoPath, show_in_header: true },
  collections: collections(),
});
