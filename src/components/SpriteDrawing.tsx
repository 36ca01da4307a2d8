import { spriteDrawingNames } from "../site/drawings";

interface SpriteDrawingProps {
  file: keyof typeof spriteDrawingNames;
  name: string;
}

/**
 * A round drawing from an SVG sprite. `object-position` selects the drawing, because WebKit
 * ignores fragment identifiers of SVG images.
 */
export function SpriteDrawing({ file, name }: SpriteDrawingProps) {
  const names: readonly string[] = spriteDrawingNames[file];
  const position = names.indexOf(name) / (names.length - 1);
  return (
    <img
      src={`/${file}.svg`}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      className="drawing"
      style={{ objectPosition: `${100 * position}% 0` }}
    />
  );
}
