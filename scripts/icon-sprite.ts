/** Run after changing the lists of names. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as brands from 'simple-icons';
import { optimize } from 'svgo';
import { drawings, lucideIcons, customIcons, socialIcons } from '../src/ui/icon-names.ts';
import { makeLogos } from '../src/features/search/make-logos.ts';
import { maestroMark, paymentLogos } from '../src/journeys/reserve/ui/vehicle/payment-marks.ts';

const root = join(import.meta.dirname, '..');
const lucideFolder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');

const symbol = (id: string, body: string, attributes = '') =>
  `<symbol id="${id}" viewBox="0 0 24 24"${attributes}>${body}</symbol>`;

const sprite = (symbols: string[], credit: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${credit} -->\n${symbols.join('\n')}\n</svg>\n`;

/** The page's CSS sets the stroke. */
function lucideBody(name: string): string {
  const source = readFileSync(join(lucideFolder, `${name}.svg`), 'utf8');
  const body = source.slice(source.indexOf('>', source.indexOf('<svg')) + 1, source.lastIndexOf('</svg>'));
  return body
    .trim()
    .replace(/\s*\n\s*/g, '')
    .replace(/ \/>/g, '/>');
}

/** More decimals are invisible; this saves a third of the bytes. */
const path = (d: string): string => {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${d}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 2 } }],
  });
  return `<path d="${/ d="(?<drawn>[^"]+)"/.exec(data)!.groups!.drawn}"/>`;
};

/** "rolls-royce" is "rollsroyce" in simple-icons. */
function brandPath(slug: string): string {
  const icon = Object.values(brands).find((brand) => 'slug' in brand && brand.slug === slug.replaceAll('-', ''));
  if (!icon || !('path' in icon)) throw new Error(`simple-icons has no icon named ${slug}`);
  return path(icon.path);
}

const filled = ' fill="currentColor" stroke="none"';
const icons = [
  ...lucideIcons.map((name) => symbol(name, lucideBody(name))),
  ...Object.entries(customIcons).map(([name, body]) => symbol(name, body)),
  ...Object.entries(drawings).map(([name, body]) => `<symbol id="${name}" viewBox="0 0 48 24">${body}</symbol>`),
  ...socialIcons.map((name) => symbol(`social-${name}`, brandPath(name), filled)),
];
writeFileSync(
  join(root, 'src/ui/i.svg'),
  sprite(icons, 'Lucide, ISC licence, lucide.dev; social marks from simple-icons, CC0'),
);
writeFileSync(
  join(root, 'src/features/search/makes.svg'),
  sprite(
    makeLogos.map((slug) => symbol(slug, brandPath(slug))),
    'simple-icons, CC0; the marks belong to their owners',
  ),
);
const payments = [...paymentLogos.map((slug) => symbol(slug, brandPath(slug))), symbol('maestro', maestroMark)];
writeFileSync(
  join(root, 'src/journeys/reserve/ui/vehicle/payments.svg'),
  sprite(payments, 'simple-icons, CC0; the marks belong to their owners'),
);
