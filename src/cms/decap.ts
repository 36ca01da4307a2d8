/** The parts of Decap's configuration that this site uses. */
export interface CmsField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly hint?: string;
  /** A regular expression, and the message where it doesn't match. */
  readonly pattern?: readonly [string, string];
  readonly fields?: readonly CmsField[];
  readonly field?: CmsField;
  readonly [option: string]: unknown;
}

export interface CmsFile {
  readonly name: string;
  readonly label: string;
  readonly file: string;
  readonly media_folder: string;
  readonly public_folder: string;
  /** The page's address; without one it has no page. */
  readonly preview_path?: string;
  readonly fields: readonly CmsField[];
}

interface CmsCollectionBase {
  readonly name: string;
  readonly label: string;
}

export interface CmsFolderCollection extends CmsCollectionBase {
  readonly folder: string;
  readonly fields: readonly CmsField[];
  readonly [option: string]: unknown;
}

export interface CmsFileCollection extends CmsCollectionBase {
  readonly files: readonly CmsFile[];
}

export type CmsCollection = CmsFolderCollection | CmsFileCollection;

export interface CmsConfig {
  readonly collections: readonly CmsCollection[];
  readonly [option: string]: unknown;
}
