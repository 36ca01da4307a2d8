import type { ContentFile } from "../model/contentFile";
import type { Diagnostic } from "../model/diagnostics";

export interface PictureMetadata {
  /** Pixels, with the EXIF orientation applied; 0 × 0 if the file can't be read. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Whether the file is HEIC under another extension. */
  readonly heic?: true;
  /** Whether the file can't be decoded to its end. */
  readonly damaged?: true;
}

/** Pictures by their paths below `content/`, such as `images/home/hero.jpg`. */
export type PicturesByPath = ReadonlyMap<string, PictureMetadata>;

export interface Content {
  readonly files: readonly ContentFile[];
  readonly pictures: PicturesByPath;
  /** Errors of files that could not be read; these are not in `files`. */
  readonly readErrors?: readonly Diagnostic[];
  readonly releasedPaths?: readonly string[];
  /** Origin of the site, which internal links must not have. */
  readonly origin?: string | undefined;
}
