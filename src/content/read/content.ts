import type { ContentFile } from "../model/contentFile";
import type { ContentError } from "../model/contentErrors";

export interface PictureFacts {
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
export type Pictures = ReadonlyMap<string, PictureFacts>;

export interface Content {
  readonly files: readonly ContentFile[];
  readonly pictures: Pictures;
  /** Errors of files that could not be read as content. */
  readonly unread?: readonly ContentError[];
  readonly released?: readonly string[];
  /** The site's own origin, which links must not spell out. */
  readonly origin?: string | undefined;
}
