/** The sizes in which cards and pages show a picture. */
export const usualSizes = [
  "220x165",
  "320x240",
  "400x300",
  "560x420",
  "800x600",
  "1120x840",
];

interface QueuedFile {
  readonly width: number;
  readonly height: number;
  readonly toFormat: string;
}

/** The name that tests give a file, such as `800x600.avif`. */
export const fileName = ({ width, height, toFormat }: QueuedFile): string =>
  `${width}x${height}.${toFormat}`;
