import type { ContentFile } from "../model/contentFile";
import type { Diagnostic } from "../model/diagnostics";

export interface PictureMetadata {
  /** In pixels, with the EXIF orientation applied. 0 × 0 if it can't be read. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Whether it is a HEIC photograph under another name. */
  readonly heic?: true;
  /** Whether it can't be decoded to its end. */
  readonly damaged?: true;
}

/** Pictures by their paths below `content/`, such as `images/home/hero.jpg`. */
export type PicturesByPath = ReadonlyMap<string, PictureMetadata>;

export interface Content {
  readonly files: readonly ContentFile[];
  readonly pictures: PicturesByPath;
  /** Errors of files that could not be read as content. */
  readonly readErrors?: readonly Diagnostic[];
  readonly releasedPaths?: readonly string[];
  /** The site's own origin, which links must not spell out. */
  readonly origin?: string | undefined;
}
