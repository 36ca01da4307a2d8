import { slugOf } from "../content/model/contentFile";
import type { Kind } from "../content/model/kind";
import { kinds } from "../content/model/kinds";
import { markdown } from "../content/model/fields";
import { companyDay } from "../site/dates";
import { logoPath } from "../site/seo";
import type {
  CmsCollection,
  CmsConfig,
  CmsField,
  CmsFile,
  CmsFolderCollection,
} from "./decap";
import { cmsFields, leftOut } from "./widget";

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
  return hasDrafts(kind) ? fields.map(leftOut) : fields;
}

/** A regular expression of the days after one, `YYYY-MM-DD`. */
const daysAfter = (day: string): string =>
  `^(?:${Array.from(day)
    .flatMap((digit, place) =>
      /[0-8]/.test(digit)
        ? `${day.slice(0, place)}[${Number(digit) + 1}-9]`
        : [],
    )
    .join("|")})`;

/** What a list shows of each entry, and what it can be narrowed down to. */
function listOptions(kind: Kind, named: string, today: string) {
  const isDated = "date" in kind.fields;
  const drafts = { label: "Drafts", field: "draft", pattern: true };
  const scheduled = {
    label: "Scheduled",
    field: "date",
    pattern: daysAfter(today),
  };
  const filters = [
    ...(hasDrafts(kind) ? [drafts] : []),
    ...(isDated ? [scheduled] : []),
  ];
  return {
    summary: [
      `{{${named}}}`,
      isDated && " — {{date}}",
      hasDrafts(kind) && "{{draft | ternary(' — Draft','')}}",
    ]
      .filter(Boolean)
      .join(""),
    sortable_fields: Object.keys(kind.fields).filter((name) =>
      [named, "order", "date", "updated"].includes(name),
    ),
    ...(filters.length && { view_filters: filters }),
  };
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
    ...listOptions(kind, named, companyDay()),
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
