import type { ContentFile } from "../model/contentFile";
import type { Diagnostic } from "../model/diagnostics";

export interface PictureMetadata {
  /** Width in pixels, after EXIF orientation. Width and height are 0 if the file can't be read. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Whether the file is HEIC with the extension of another format. */
  readonly heic?: true;
  /** Whether decoding fails before the end of the file. */
  readonly damaged?: true;
}

/** Pictures by their paths below `content/`, such as `images/home/hero.jpg`. */
export type PicturesByPath = ReadonlyMap<string, PictureMetadata>;

export interface Content {
  readonly files: readonly ContentFile[];
  readonly pictures: PicturesByPath;
  /** Names of the drawings for texts. */
  readonly drawings?: readonly string[];
  /** Errors of unreadable files, which `files` doesn't contain. */
  readonly readErrors?: readonly Diagnostic[];
  readonly releasedPaths?: readonly string[];
  /** Origin of the site. The check reports links to the site that include the host name. */
  readonly origin?: string | undefined;
}
