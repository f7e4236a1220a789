/**
 * Draws the demo photo library once: `node scripts/demo/render-photos.ts [--all]`.
 * Pictures that exist are kept unless `--all` is given. Writes tenants/_demo/photos/*.webp.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { accessorySvg } from './accessory-art.ts';
import { accessoryJobs, photoJobs } from './photo-set.ts';
import { vehicleSvg } from './vehicle-art.mjs';

const folder = join(import.meta.dirname, '../../tenants/_demo/photos');
const width = 960,
  height = 640,
  quality = 70;

await mkdir(folder, { recursive: true });
sharp.concurrency(1);
const jobs: { name: string; svg: () => string }[] = [
  ...photoJobs().map(({ name, ...picture }) => ({ name, svg: () => vehicleSvg(picture) })),
  ...accessoryJobs.map(({ name, ...picture }) => ({ name, svg: () => accessorySvg(picture) })),
];
let drawn = 0;
for (const { name, svg } of jobs) {
  const file = join(folder, `${name}.webp`);
  if (existsSync(file) && !process.argv.includes('--all')) continue;
  await sharp(Buffer.from(svg()), { density: 72 }).resize(width, height).webp({ quality, effort: 5 }).toFile(file);
  drawn += 1;
}
console.log(`${drawn} pictures drawn, ${jobs.length} in the library`);
