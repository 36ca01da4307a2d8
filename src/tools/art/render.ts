import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Scene } from "./scene";
import { about } from "./scenes/about";
import { cities } from "./scenes/cities";
import { counties } from "./scenes/counties";
import { home } from "./scenes/home";
import { posts } from "./scenes/posts";
import { resources } from "./scenes/resources";
import { services } from "./scenes/services";

const MASTER = { width: 2400, height: 1600, limit: 500 * 1024 } as const;
const PREVIEW = { width: 900, height: 600 } as const;
const output = fileURLToPath(
  new URL("../../../content/images/", import.meta.url),
);

const help = `Draws the site's pictures.

Usage: npm run art -- [--only <substring>] [--preview <folder>]

  --only <substring>   draw only the files whose name contains it
  --preview <folder>   write ${PREVIEW.width}x${PREVIEW.height} PNGs there instead of the masters
  --help               show this text
`;

const scenes: readonly Scene[] = [
  ...home,
  ...cities,
  ...counties,
  ...services,
  ...posts,
  ...resources,
  ...about,
];

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

/** Rasterises an SVG sheet at a pixel size. */
function raster(
  svg: string,
  { width, height }: { width: number; height: number },
) {
  const density = (72 * width) / 1200;
  return sharp(Buffer.from(svg), { density }).resize(width, height).flatten();
}

/** Writes one scene's SVG and JPEG master. */
async function writeMaster({ file, draw }: Scene): Promise<void> {
  const svg = draw();
  const jpeg = await raster(svg, MASTER)
    .jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const target = join(output, file);
  if (jpeg.length > MASTER.limit) {
    throw new Error(
      `${file}.jpg is ${kilobytes(jpeg.length)}; a master may be at most ${kilobytes(MASTER.limit)}. Simplify the scene.`,
    );
  }
  await mkdir(dirname(target), { recursive: true });
  await writeFile(`${target}.svg`, svg);
  await writeFile(`${target}.jpg`, jpeg);
  console.log(
    `${file}: svg ${kilobytes(svg.length)}, jpg ${kilobytes(jpeg.length)}`,
  );
}

/** Writes one scene as a small PNG for review. */
async function writePreview(
  { file, draw }: Scene,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const target = join(folder, `${file.replace("/", "-")}.png`);
  await raster(draw(), PREVIEW).png().toFile(target);
  console.log(target);
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes("--help")) {
    process.stdout.write(help);
    return;
  }
  const option = (name: string) => {
    const i = args.indexOf(name);
    return i < 0 ? undefined : args[i + 1];
  };
  const only = option("--only") ?? "";
  const preview = option("--preview");
  const chosen = scenes.filter(({ file }) => file.includes(only));
  if (chosen.length === 0)
    throw new Error(`No picture's name contains "${only}".`);
  for (const scene of chosen) {
    await (preview ? writePreview(scene, preview) : writeMaster(scene));
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
