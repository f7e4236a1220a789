/**
 * `node scripts/demo/render-photos.ts [--all]` renders the demo image libraries. Skips existing images without `--all`.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { accessorySvg } from './accessory-art.ts';
import { accessoryJobs, photoJobs, studioJobs, type PhotoJob } from './photo-set.ts';
import { vehicleSvg } from './vehicle-art.mjs';

interface Drawing {
  name: string;
  svg: () => string;
}

interface Library {
  folder: string;
  drawings: Drawing[];
  /** In pixels. Studio images fill the page width. */
  size: [width: number, height: number];
  quality: number;
}

const vehicle = ({ name, ...picture }: PhotoJob): Drawing => ({ name, svg: () => vehicleSvg(picture) });
const accessories = accessoryJobs.map(({ name, ...picture }) => ({ name, svg: () => accessorySvg(picture) }));
const libraries: Library[] = [
  { folder: '_demo', drawings: [...photoJobs().map(vehicle), ...accessories], size: [960, 640], quality: 70 },
  { folder: '_studio', drawings: studioJobs().map(vehicle), size: [1440, 960], quality: 66 },
];

sharp.concurrency(1);
for (const { folder, drawings, size, quality } of libraries) {
  const photos = join(import.meta.dirname, '../../tenants', folder, 'photos');
  await mkdir(photos, { recursive: true });
  let drawn = 0;
  for (const { name, svg } of drawings) {
    const file = join(photos, `${name}.webp`);
    if (existsSync(file) && !process.argv.includes('--all')) continue;
    await sharp(Buffer.from(svg()), { density: 72 })
      .resize(...size)
      .webp({ quality, effort: 5 })
      .toFile(file);
    drawn += 1;
  }
  console.log(`${folder}: ${drawn} images rendered, ${drawings.length} in the library`);
}
