import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPublishedFile, isRaster } from '#src/domain/images/image-files.ts';
import { doubtful, wrong, type IssueDraft } from '../issue.ts';
import type { TenantDraft } from '../read-tenant.ts';

const largeBytes = 5_000_000;
const maxImageBytes = 60_000_000;

/** Images must match their extension, without scripts or external references. */
export function checkImageFiles({ dir, images }: TenantDraft): IssueDraft[] {
  return images.flatMap((name) => {
    const file = `images/${name}`;
    if (!isPublishedFile(name))
      return [
        doubtful(
          file,
          [],
          'is not published: images/ is for images, PDFs and videos',
          'Pages belong in pages/, as Markdown.',
        ),
      ];
    const { size } = statSync(join(dir, file));
    if (size === 0) return [wrong(file, [], 'is empty', 'Add the image again.')];
    if (/\.svg$/i.test(name)) return drawing(file, readFileSync(join(dir, file), 'utf8'));
    return isRaster(name) ? raster(file, join(dir, file), size) : [];
  });
}

function raster(name: string, file: string, size: number): IssueDraft[] {
  if (size > maxImageBytes)
    return [
      wrong(
        name,
        [],
        `is ${megabytes(size)}, above the limit for images (${megabytes(maxImageBytes)})`,
        'Save a smaller version: pages show images at most 2,000 pixels wide.',
      ),
    ];
  const start = beginning(file);
  if (!signatures.some((matches) => matches(start)))
    return [
      wrong(
        name,
        [],
        `is not an image: it starts with ${JSON.stringify(
          start
            .subarray(0, 16)
            .toString('latin1')
            .replaceAll(/[^ -~]/g, '.'),
        )}`,
        'Save it again as JPEG, PNG, WebP or AVIF.',
      ),
    ];
  return size > largeBytes
    ? [
        doubtful(
          name,
          [],
          `is ${megabytes(size)}: the site uses smaller copies, but every build has to read it`,
          `Keep images under ${megabytes(largeBytes)}.`,
        ),
      ]
    : [];
}

function beginning(file: string): Buffer {
  const start = Buffer.alloc(64);
  const handle = openSync(file, 'r');
  try {
    return start.subarray(0, readSync(handle, start));
  } finally {
    closeSync(handle);
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

const signatures: ((start: Buffer) => boolean)[] = [
  (start) => text(start, 0, 3) === '\xff\xd8\xff',
  (start) => text(start, 0, 8) === '\x89PNG\r\n\x1a\n',
  (start) => /^GIF8[79]a$/.test(text(start, 0, 6)),
  (start) => text(start, 0, 4) === 'RIFF' && text(start, 8, 12) === 'WEBP',
  (start) => text(start, 4, 8) === 'ftyp' && /avi[fs]|mif1|msf1/.test(text(start, 8, 64)),
];

function drawing(file: string, svg: string): IssueDraft[] {
  if (!/<svg[\s>/]/i.test(svg))
    return [wrong(file, [], 'is not an SVG image: it has no <svg>', 'Save it again as SVG.')];
  if (/<script[\s>/]|<foreignObject[\s>/]|\son[a-z]+\s*=|(?:javascript|data\s*:\s*text\/html)\s*:?/i.test(svg)) {
    return [
      wrong(
        file,
        [],
        'contains code, which an image does not need',
        'Save it again without scripts, event handlers or embedded pages.',
      ),
    ];
  }
  const outside =
    /(?:\bhref|\bsrc)\s*=\s*["']\s*((?:https?:)?\/\/[^"'\s]+)|url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)|@import\s+["']?((?:https?:)?\/\/[^"'\s;]+)/i.exec(
      svg,
    );
  const address = outside?.slice(1).find((part) => part !== undefined);
  return address
    ? [
        doubtful(
          file,
          [],
          `loads ${address}, but browsers do not load files from inside an image`,
          'Embed everything it needs in the file.',
        ),
      ]
    : [];
}
